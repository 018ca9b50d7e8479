-- The join form: the only writes that the api's role may do. Each function runs with its owner's rights, so its
-- search_path is pinned, and its error messages contain no values.

create function api.is_registered(form_key text) returns boolean
language sql stable strict security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from intake.key k where k.key = form_key)
$$;

-- The counter of rate-limiter-flexible, on the database's clock, shared by all processes.
create function api.count_post(limit_key text, by_points integer, window_ms integer)
returns table (points integer, expire double precision)
language plpgsql strict security definer set search_path = pg_catalog, pg_temp as $$
declare
  now_ms constant bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
begin
  if length(limit_key) > 100 or by_points not between 0 and 1000 or window_ms not between 1 and 86400000 then
    raise exception 'count_post: out of bounds' using errcode = '22023';
  end if;
  return query
  insert into intake.rate as r (key, points, expire) values (limit_key, by_points, now_ms + window_ms)
  on conflict (key) do update set
    points = case when r.expire <= now_ms then by_points else r.points + by_points end,
    expire = case when r.expire <= now_ms then now_ms + window_ms else r.expire end
  returning r.points, r.expire::double precision;
  delete from intake.rate r
  where r.key in (select e.key from intake.rate e where e.expire <= now_ms - 3600000 limit 100 for update skip locked);
end
$$;

-- True when the form is stored, false when its key was stored before. The letters are queued in the same transaction:
-- the club's always, the applicant's once a day to a mailbox, since anybody can type anybody's address.
-- Without a version the consent is to the current text.
create function api.register(
  form_key text, name text, email text, birth_year integer, played_before boolean,
  mother_name text, phone text, lang text, consent_version text
) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  registration integer;
  had_letter boolean;
  consented text;
  this_year constant integer := extract(year from now() at time zone 'Europe/Budapest');
begin
  if (form_key ~ '^[A-Za-z0-9_-]{16,100}$' and length(name) between 1 and 200 and length(email) between 3 and 254
    and birth_year between this_year - 99 and this_year and played_before is not null
    and length(coalesce(mother_name, '')) <= 200 and length(coalesce(phone, '')) <= 20
    and lang in ('hu', 'en') and length(coalesce(consent_version, '1')) between 1 and 40) is not true
  then
    raise exception 'register: out of bounds' using errcode = '22023';
  end if;
  select t.version into consented from public.consent_texts t
  where consent_version is null or t.version = consent_version order by t.id desc limit 1;
  if not found then
    raise exception 'register: no such consent'
      using errcode = case when consent_version is null then 'PK002' else 'PK001' end;
  end if;
  -- A concurrent call with the same key waits here for the first.
  insert into intake.key (key) values (form_key) on conflict do nothing;
  if not found then
    return false;
  end if;
  -- So does one to the same mailbox, until it is known who gets the letter.
  perform pg_advisory_xact_lock(hashtextextended('letter to ' || intake.recipient_of(email), 0));
  had_letter := exists (
    select from public.join_registrations r join intake.outbox o on o.registration_id = r.id and o.kind = 'applicant'
    where intake.recipient_of(r.email) = intake.recipient_of(register.email)
      and r.created_at > clock_timestamp() - interval '1 day');
  insert into public.join_registrations
    (name, birth_year, email, phone, mother_name, played_basketball_before, language, consent_version, consent_at, is_minor)
  values (
    name, birth_year, email, phone, mother_name, played_before, lang::public.enum_join_registrations_language,
    consented, now(),
    -- Only the year is known: somebody who turns 18 this year may still be a minor.
    this_year - birth_year <= 18
  ) returning id into registration;
  insert into intake.outbox (registration_id, kind)
  select registration, kind from unnest(array['club', 'applicant']) kind where kind = 'club' or not had_letter;
  return true;
end
$$;
