-- Audit lines, consents and second factors are evidence. The newsroom's role can add them; this file limits how it can
-- change or delete them. The functions that delete run with the owner's rights, so their search_path is pinned.

-- True for the role that owns the tables, for the functions below and for a superuser.
create function upkeep.is_owner() returns boolean language sql stable as $$
  select pg_has_role(current_user, relowner, 'member') from pg_class where oid = 'public.consents'::regclass
$$;

-- Sign-ins are retained for half a year, because they show when people work; other lines for two years.
create function upkeep.delete_old_audit_lines() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.audit_lines
  where created_at < now() - interval '730 days'
    or (created_at < now() - interval '180 days' and action in ('sign_in', 'sign_in_failed', 'account_locked'))
$$;

-- Consents are deleted only together with their player.
create function upkeep.erase_player(player integer) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.consents where player_id = $1;
  delete from public.players where id = $1;
$$;

-- Adds the audit line itself, so that no second factor is removed unnoticed. Without an actor, the account is the actor.
create function upkeep.remove_second_factor(account integer, actor text) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.second_factors where user_id = account;
  if not found then
    return false;
  end if;
  insert into public.audit_lines (action, count, actor, subject_collection, subject_id, subject_title)
  select 'second_factor_reset', 1, coalesce($2, u.email), 'users', u.id, u.name from public.users u where u.id = account;
  return true;
end
$$;

-- The only change that a consent allows is one withdrawal.
create function upkeep.guard_consent() returns trigger language plpgsql as $$
declare
  variable constant text[] := '{withdrawn_at,updated_at}';
begin
  if not upkeep.is_owner() and (
    to_jsonb(new) - variable is distinct from to_jsonb(old) - variable
    or (old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at))
  then
    raise exception 'a consent can only be withdrawn' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger guard before update on public.consents
  for each row execute function upkeep.guard_consent();

-- The only change that a second factor allows is that a code or a recovery code is used up.
create function upkeep.guard_second_factor() returns trigger language plpgsql as $$
declare
  variable constant text[] := '{last_counter,recovery_codes}';
begin
  if not upkeep.is_owner() and (
    to_jsonb(new) - variable is distinct from to_jsonb(old) - variable
    or new.last_counter < old.last_counter
    or not new.recovery_codes <@ old.recovery_codes)
  then
    raise exception 'of a second factor only codes can be used up' using errcode = '42501';
  end if;
  return new;
end
$$;
create trigger guard before update on public.second_factors
  for each row execute function upkeep.guard_second_factor();
