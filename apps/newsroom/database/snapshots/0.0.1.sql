set check_function_bodies = off;
CREATE SCHEMA api;


COMMENT ON SCHEMA api IS 'palank views c76cb8d5fc09b90c273bd805d7f46ba1a2bd81b30a1891f2c25ce489d3be3780';


CREATE SCHEMA cache;


CREATE SCHEMA children;


CREATE SCHEMA feed;


CREATE SCHEMA intake;


CREATE SCHEMA upkeep;


CREATE TYPE public._locales AS ENUM (
    'hu',
    'en'
);


CREATE TYPE public.enum__articles_v_published_locale AS ENUM (
    'hu',
    'en'
);


CREATE TYPE public.enum__articles_v_version_highlight AS ENUM (
    'no',
    'highlight',
    'slider'
);


CREATE TYPE public.enum__articles_v_version_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum__galleries_v_published_locale AS ENUM (
    'hu',
    'en'
);


CREATE TYPE public.enum__galleries_v_version_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum__pages_v_published_locale AS ENUM (
    'hu',
    'en'
);


CREATE TYPE public.enum__pages_v_version_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum__videos_v_published_locale AS ENUM (
    'hu',
    'en'
);


CREATE TYPE public.enum__videos_v_version_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum_articles_highlight AS ENUM (
    'no',
    'highlight',
    'slider'
);


CREATE TYPE public.enum_articles_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum_audit_lines_action AS ENUM (
    'export',
    'person_export',
    'person_erase',
    'retention',
    'consent_view',
    'consent_change',
    'child_request_view',
    'child_request_change',
    'picture_takedown',
    'publish',
    'unpublish',
    'trash',
    'restore',
    'delete',
    'trash_emptied',
    'sign_in',
    'sign_in_failed',
    'account_locked',
    'second_factor_set',
    'second_factor_reset',
    'user_invited',
    'user_created',
    'roles_changed',
    'user_deleted'
);


CREATE TYPE public.enum_banners_position AS ENUM (
    'home-below-prev-matches',
    'news-list-side',
    'page-bottom',
    'schedule'
);


CREATE TYPE public.enum_child_requests_kind AS ENUM (
    'picture',
    'withdrawal',
    'erasure',
    'access',
    'other'
);


CREATE TYPE public.enum_child_requests_status AS ENUM (
    'open',
    'done',
    'refused'
);


CREATE TYPE public.enum_competition_teams_age_group AS ENUM (
    'u10',
    'u11',
    'u12',
    'u14',
    'u16',
    'u18',
    'u20',
    'u23',
    'senior'
);


CREATE TYPE public.enum_competition_teams_squad_position AS ENUM (
    'point_guard',
    'shooting_guard',
    'small_forward',
    'power_forward',
    'center'
);


CREATE TYPE public.enum_competitions_carry_over AS ENUM (
    'among_entries',
    'all'
);


CREATE TYPE public.enum_competitions_tie_rules AS ENUM (
    'wins_among_tied',
    'difference_among_tied',
    'score_among_tied',
    'difference_overall',
    'score_overall'
);


CREATE TYPE public.enum_consents_given_by AS ENUM (
    'guardian',
    'guardian_and_player'
);


CREATE TYPE public.enum_consents_medium AS ENUM (
    'paper',
    'email'
);


CREATE TYPE public.enum_galleries_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum_gallery_files_children AS ENUM (
    'cleared',
    'not_cleared'
);


CREATE TYPE public.enum_join_registrations_language AS ENUM (
    'hu',
    'en'
);


CREATE TYPE public.enum_join_registrations_status AS ENUM (
    'new',
    'contacted',
    'joined',
    'declined'
);


CREATE TYPE public.enum_matches_forfeit AS ENUM (
    'home',
    'away'
);


CREATE TYPE public.enum_matches_lines_side AS ENUM (
    'home',
    'away'
);


CREATE TYPE public.enum_matches_status AS ENUM (
    'scheduled',
    'live',
    'finished',
    'postponed',
    'cancelled'
);


CREATE TYPE public.enum_media_children AS ENUM (
    'cleared',
    'not_cleared'
);


CREATE TYPE public.enum_menus_items_children_children_type AS ENUM (
    'internal_url',
    'static_page',
    'external_url'
);


CREATE TYPE public.enum_menus_items_children_type AS ENUM (
    'internal_url',
    'static_page',
    'external_url'
);


CREATE TYPE public.enum_menus_items_type AS ENUM (
    'internal_url',
    'static_page',
    'external_url'
);


CREATE TYPE public.enum_menus_place AS ENUM (
    'main',
    'header-extension',
    'footer',
    'footer-2',
    'footer-3'
);


CREATE TYPE public.enum_pages_status AS ENUM (
    'draft',
    'published'
);


CREATE TYPE public.enum_users_roles AS ENUM (
    'admin',
    'editor',
    'statistician',
    'registrar',
    'child_protection'
);


CREATE TYPE public.enum_videos_status AS ENUM (
    'draft',
    'published'
);


CREATE FUNCTION api.count_post(limit_key text, by_points integer, window_ms integer) RETURNS TABLE(points integer, expire double precision)
    LANGUAGE plpgsql STRICT SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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


CREATE FUNCTION api.is_registered(form_key text) RETURNS boolean
    LANGUAGE sql STABLE STRICT SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  select exists (select from intake.key k where k.key = form_key)
$$;


CREATE FUNCTION api.register(form_key text, name text, email text, birth_year integer, played_before boolean, mother_name text, phone text, lang text, consent_version text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
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
$_$;


CREATE FUNCTION cache.notify_purge() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('purge', '');
  return null;
end
$$;


CREATE FUNCTION children.day_of(moment timestamp with time zone) RETURNS date
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN ((moment AT TIME ZONE 'Europe/Budapest'::text))::date;


CREATE FUNCTION children.is_enough(given_by public.enum_consents_given_by, birth_year numeric, given_on date) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((given_by = 'guardian_and_player'::public.enum_consents_given_by) OR COALESCE((EXTRACT(year FROM given_on) < (birth_year + (14)::numeric)), false));


CREATE TABLE public.consents (
    id integer NOT NULL,
    player_id integer NOT NULL,
    full_name boolean DEFAULT false,
    pictures boolean DEFAULT false,
    physical boolean DEFAULT false,
    own_page boolean DEFAULT false,
    given_by public.enum_consents_given_by NOT NULL,
    medium public.enum_consents_medium DEFAULT 'paper'::public.enum_consents_medium NOT NULL,
    given_at timestamp(3) with time zone NOT NULL,
    valid_until timestamp(3) with time zone,
    text_id integer NOT NULL,
    withdrawn_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE FUNCTION children.counts(consent public.consents, birth_year numeric, today date) RETURNS boolean
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN (((consent).withdrawn_at IS NULL) AND (children.day_of((consent).given_at) <= today) AND COALESCE((children.day_of((consent).valid_until) >= today), true) AND children.is_enough((consent).given_by, birth_year, children.day_of((consent).given_at)));


CREATE FUNCTION children.initial(name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN COALESCE((initcap((regexp_match(TRIM(BOTH FROM name), '^(dzs|cs|dz|gy|ly|ny|sz|ty|zs|.)'::text, 'i'::text))[1]) || '.'::text), ''::text);


CREATE FUNCTION children.is_minor(birth_year numeric, in_youth_team boolean, today date) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (birth_year IS NULL) THEN in_youth_team ELSE (EXTRACT(year FROM today) <= (birth_year + (18)::numeric)) END;


CREATE FUNCTION children.keep_held() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update public.media m set children = 'not_cleared'
  where m.id in (select id from children.held_media) and (
    m.id = old.profile_image_id
    or tg_op = 'DELETE' and m.id in (
      select parent_id from public.media_rels where path = 'players' and players_id = old.id));
  if tg_op = 'DELETE' then
    update public.gallery_files m set children = 'not_cleared'
    where m.id in (select id from children.held_gallery_file) and m.id in (
      select parent_id from public.gallery_files_rels where path = 'players' and players_id = old.id);
  end if;
  return coalesce(new, old);
end
$$;


CREATE FUNCTION intake.recipient_of(email text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (SELECT CASE WHEN (parts.domain = ANY (ARRAY['gmail.com'::text, 'googlemail.com'::text])) THEN (replace(parts.name, '.'::text, ''::text) || '@gmail.com'::text) ELSE ((parts.name || '@'::text) || parts.domain) END AS "case" FROM (SELECT regexp_replace(split_part(lower(recipient_of.email), '@'::text, 1), '^(.[^+]*)\+.*$'::text, '\1'::text) AS name, split_part(lower(recipient_of.email), '@'::text, 2) AS domain) parts);


CREATE FUNCTION upkeep.add_purge(source text, tags text[], gone boolean DEFAULT false, due_at timestamp with time zone DEFAULT now()) RETURNS void
    LANGUAGE sql
    AS $$
  insert into cache.purge (source, tags, gone, due_at, next_at)
  select source, tags, gone, due_at, due_at where cardinality(tags) > 0
$$;


CREATE FUNCTION upkeep.count_change(match integer) RETURNS void
    LANGUAGE sql
    AS $$
  insert into feed.match_revision as known (match_id, shown)
  select id, upkeep.shown_of(id) from public.matches where id = match
  on conflict (match_id) do update
    set shown = excluded.shown, sequence = known.sequence + 1, changed_at = now()
    where known.shown is distinct from excluded.shown
$$;


CREATE FUNCTION upkeep.document_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- Runs at commit: a preview puts a draft in the place of the document and must be rolled back.
  if current_setting('palank.preview', true) = 'on' then
    raise exception 'a preview is never stored';
  end if;
  if tg_op = 'DELETE' then
    delete from feed.slug where kind = tg_argv[0] and document_id = old.id;
  end if;
  perform upkeep.refresh(tg_argv[0], coalesce(new.id, old.id));
  return null;
end
$$;


CREATE FUNCTION upkeep.forget_future_purges(of_source text) RETURNS void
    LANGUAGE sql
    AS $$
  delete from cache.purge where source = of_source and done_at is null and attempts = 0 and due_at > now()
$$;


CREATE FUNCTION upkeep.index_words() RETURNS void
    LANGUAGE sql
    AS $$
  create index if not exists document_words_hu on feed.document using gin (year, words) with (fastupdate = off)
    where lang = 'hu';
  create index if not exists document_words_en on feed.document using gin (year, words) with (fastupdate = off)
    where lang = 'en';
$$;


CREATE FUNCTION upkeep.match_saved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform upkeep.count_change(new.id);
  return null;
end
$$;


CREATE FUNCTION upkeep.match_text_saved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform upkeep.count_change(coalesce(new._parent_id, old._parent_id));
  return null;
end
$$;


CREATE FUNCTION upkeep.plain(source text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select regexp_replace(regexp_replace(normalize(coalesce(source, '')), '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'), '[^[:alnum:]]+', ' ', 'g')
$$;


CREATE FUNCTION upkeep.purge() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  id constant text := coalesce(new.id, old.id);
  names constant text[] := array(
    select case when name like '%:' then name || id else name end
    from unnest(tg_argv) with ordinality as args (name, place) order by place);
begin
  perform upkeep.add_purge(
    names[1], names[2:], tg_op = 'DELETE' or coalesce(to_jsonb(new) ->> 'deleted_at' is not null, false));
  return null;
end
$$;


CREATE FUNCTION upkeep.purge_consent() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  source constant text := 'consents:' || coalesce(new.id, old.id);
  player constant integer := coalesce(new.player_id, old.player_id);
  teams constant text[] := array(
    select distinct 'teams:' || _parent_id from public.competition_teams_squad where player_id = player);
  pictures constant text[] := array(
    select unnest(upkeep.tags_of_users('media', id)) from (
      select parent_id as id from public.media_rels where path = 'players' and players_id = player
      union select profile_image_id from public.players where id = player and profile_image_id is not null
    ) media
    union
    select unnest(upkeep.tags_of_users('gallery-files', parent_id)) from public.gallery_files_rels
    where path = 'players' and players_id = player);
  tags constant text[] := array['players:' || player, 'players', 'search'] || teams || pictures;
begin
  perform upkeep.forget_future_purges(source);
  perform upkeep.add_purge(source, tags, tg_op <> 'INSERT');
  perform upkeep.add_purge(source, tags, true, day::timestamp at time zone 'Europe/Budapest')
  from unnest(array[children.day_of(new.given_at), children.day_of(new.valid_until) + 1]) day
  where day > children.day_of(now()) and new.withdrawn_at is null;
  return null;
end
$$;


CREATE FUNCTION upkeep.purge_dated() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  source constant text := tg_argv[0] || ':' || coalesce(new.id, old.id);
  tags constant text[] := array[source, tg_argv[0]];
  was_visible constant boolean := coalesce(
    old._status = 'published' and old.deleted_at is null and old.publish_date <= clock_timestamp(), false);
  is_published constant boolean := coalesce(
    new._status = 'published' and new.deleted_at is null and new.publish_date is not null, false);
  is_visible constant boolean := is_published and new.publish_date <= clock_timestamp();
begin
  -- An account that is deleted leaves its name empty where it saved something.
  if tg_op = 'UPDATE' and old.updated_at = new.updated_at and old.updated_by_id is distinct from new.updated_by_id then
    return null;
  end if;
  perform upkeep.forget_future_purges(source);
  if was_visible or is_visible then
    perform upkeep.add_purge(source, tags, not is_visible);
  end if;
  if is_published and not is_visible then
    perform upkeep.add_purge(source, tags, false, new.publish_date);
  end if;
  return null;
end
$$;


CREATE FUNCTION upkeep.purge_named_players() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  picture constant integer := coalesce(new.parent_id, old.parent_id);
begin
  perform upkeep.add_purge(
    tg_argv[0] || ':' || picture, upkeep.tags_of_users(tg_argv[0], picture),
    case tg_argv[0]
      when 'media' then exists (select from children.held_media where id = picture)
      else exists (select from children.held_gallery_file where id = picture)
    end);
  return null;
end
$$;


CREATE FUNCTION upkeep.purge_page() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  page constant integer := coalesce(new.id, old.id);
  source constant text := 'pages:' || page;
  is_visible constant boolean := coalesce(new._status = 'published' and new.deleted_at is null, false);
begin
  -- An account that is deleted leaves its name empty where it saved something.
  if tg_op = 'UPDATE' and old.updated_at = new.updated_at and old.updated_by_id is distinct from new.updated_by_id then
    return null;
  end if;
  if is_visible or (old._status = 'published' and old.deleted_at is null) then
    perform upkeep.add_purge(
      source,
      -- A menu item has the slug of its page, and disappears with it.
      array[source, 'pages'] || case when exists (
        select from public.menus_items where page_id = page
        union all select from public.menus_items_children where page_id = page
        union all select from public.menus_items_children_children where page_id = page
      ) then array['menus'] else '{}' end,
      not is_visible);
  end if;
  return null;
end
$$;


CREATE FUNCTION upkeep.purge_tag() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform upkeep.add_purge('tags:' || new._parent_id, upkeep.tags_of_users('tags', new._parent_id));
  return null;
end
$$;


CREATE FUNCTION upkeep.purge_users() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  id constant integer := coalesce(new.id, old.id);
begin
  perform upkeep.add_purge(
    tg_argv[0] || ':' || id, upkeep.tags_of_users(tg_argv[0], id),
    -- A replaced file is deleted as well, and one that is not cleared is moved away.
    coalesce(to_jsonb(old) ->> 'filename' <> coalesce(to_jsonb(new) ->> 'filename', ''), false)
      or coalesce(to_jsonb(new) ->> 'children' = 'not_cleared', false)
      or to_jsonb(new) ->> 'deleted_at' is not null);
  return coalesce(new, old);
end
$$;


CREATE FUNCTION upkeep.purge_visible_between() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  source constant text := tg_argv[0] || ':' || coalesce(new.id, old.id);
  tags constant text[] := array[source, tg_argv[0]];
begin
  perform upkeep.forget_future_purges(source);
  perform upkeep.add_purge(source, tags, coalesce(new.deleted_at is not null, false));
  if new.visible and new.deleted_at is null then
    perform upkeep.add_purge(source, tags, false, moment)
    from unnest(array[new.visible_from, new.visible_until]) moment where moment > clock_timestamp();
  end if;
  return null;
end
$$;


CREATE FUNCTION upkeep.rebuild() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  truncate feed.document, feed.article_category;
  drop index if exists feed.document_words_hu, feed.document_words_en;
  insert into feed.document (kind, document_id, lang, publish_date, words)
    select kind, id, lang, publish_date, upkeep.words(text, lang::text) from upkeep.source where kind <> 'page';
  insert into feed.document (kind, document_id, lang, publish_date, words)
    select kind, document_id, 'en', publish_date, words from feed.document hu
    where lang = 'hu' and not exists (
      select from feed.document en where en.kind = hu.kind and en.document_id = hu.document_id and en.lang = 'en');
  perform upkeep.index_words();
  insert into feed.slug (kind, lang, slug, document_id)
    select kind, lang, slug, id from upkeep.source where slug is not null
    on conflict (kind, lang, slug) do update set document_id = excluded.document_id;
  insert into feed.article_category (category_id, publish_date, article_id)
    select distinct r.categories_id, d.publish_date, d.id
    from public.articles d join public.articles_rels r on r.parent_id = d.id and r.path = 'categories'
    where d._status = 'published' and d.deleted_at is null and d.publish_date is not null
      and r.categories_id is not null;
end
$$;


CREATE FUNCTION upkeep.refresh(changed_kind text, changed_id integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  delete from feed.document where kind = changed_kind and document_id = changed_id;
  insert into feed.document (kind, document_id, lang, publish_date, words)
    select kind, id, lang, publish_date, upkeep.words(text, lang::text) from upkeep.source
    where kind = changed_kind and id = changed_id and kind <> 'page';
  -- Without an English text, English pages show the Hungarian one, so an English search finds it.
  insert into feed.document (kind, document_id, lang, publish_date, words)
    select kind, document_id, 'en', publish_date, words from feed.document
    where kind = changed_kind and document_id = changed_id and lang = 'hu'
    on conflict do nothing;

  insert into feed.slug (kind, lang, slug, document_id)
    select kind, lang, slug, id from upkeep.source
    where kind = changed_kind and id = changed_id and slug is not null
    on conflict (kind, lang, slug) do update set document_id = excluded.document_id;

  if changed_kind = 'article' then
    delete from feed.article_category where article_id = changed_id;
    insert into feed.article_category (category_id, publish_date, article_id)
      select distinct r.categories_id, d.publish_date, d.id
      from public.articles d join public.articles_rels r on r.parent_id = d.id and r.path = 'categories'
      where d.id = changed_id and d._status = 'published' and d.deleted_at is null and d.publish_date is not null
        and r.categories_id is not null;
  end if;
end
$$;


CREATE FUNCTION upkeep.relation_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform upkeep.refresh(tg_argv[0], coalesce(new.parent_id, old.parent_id));
  return null;
end
$$;


CREATE FUNCTION upkeep.shown_of(match integer) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  select jsonb_build_object(
    'time', extract(epoch from game_time), 'status', status, 'arena', arena_id, 'home', home_team_id, 'away', away_team_id,
    'competition', competition_id, 'rounds', (
      select jsonb_object_agg(r._locale, r.round) from public.matches_locales r
      where r._parent_id = match and r.round <> ''))
  from public.matches where id = match
$$;


CREATE FUNCTION upkeep.tags_of_users(collection text, id integer) RETURNS text[]
    LANGUAGE sql STABLE
    AS $_$
  with users as (
    select tag from (
      select 'articles:' || d.id as tag from public.articles d where collection = 'media' and d.cover_image_id = $2
      union all select 'pages:' || d.id from public.pages d where collection = 'media' and d.cover_image_id = $2
      union all select 'galleries:' || d.id from public.galleries d where collection = 'media' and d.cover_image_id = $2
      union all select 'videos:' || d.id from public.videos d where collection = 'media' and d.cover_image_id = $2
      union all select 'banners:' || d.id from public.banners d where collection = 'media' and d.banner_image_id = $2
      union all select 'popups:' || d.id from public.popups d where collection = 'media' and d.banner_image_id = $2
      union all select 'sponsors:' || d.id from public.sponsors d where collection = 'media' and d.sponsor_logo_id = $2
      union all select 'competitions:' || d.id from public.competitions d where collection = 'media' and d.logo_id = $2
      union all select 'players:' || d.id from public.players d where collection = 'media' and d.profile_image_id = $2
      union all select 'teams:' || t.id from public.competition_teams t left join public.clubs c on c.id = t.club_id
        where case collection
          when 'media' then t.logo_id = $2 or c.logo_id = $2
          when 'clubs' then t.club_id = $2
        end
      union all select 'galleries:' || r.parent_id from public.galleries_rels r
        where collection = 'gallery-files' and r.gallery_files_id = $2
      union all select 'articles:' || r.parent_id from public.articles_rels r
        where case collection when 'documents' then r.documents_id = $2 when 'tags' then r.tags_id = $2 end
      union all select 'pages:' || r.parent_id from public.pages_rels r
        where collection = 'documents' and r.documents_id = $2
      union all select 'videos:' || r.parent_id from public.videos_rels r
        where collection = 'tags' and r.tags_id = $2
      union all select 'matches:' || m.id from public.matches m where collection = 'arenas' and m.arena_id = $2
      -- A text names its pictures and documents by kind and id; see src/rich-text/html.ts.
      union all select 'articles:' || l._parent_id from public.articles_locales l
        where collection in ('media', 'documents') and strpos(l.body_html, '"/-/' || collection || '/' || $2 || '"') > 0
      union all select 'pages:' || l._parent_id from public.pages_locales l
        where collection in ('media', 'documents') and strpos(l.body_html, '"/-/' || collection || '/' || $2 || '"') > 0
      union all select 'settings' from public.settings_locales l
        where collection in ('media', 'documents') and strpos(l.contact_other_html, '"/-/' || collection || '/' || $2 || '"') > 0
    ) found
    limit 500
  )
  select array(select tag from users union select split_part(tag, ':', 1) from users)
$_$;


CREATE FUNCTION upkeep.translation_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform upkeep.refresh(tg_argv[0], coalesce(new._parent_id, old._parent_id));
  return null;
end
$$;


CREATE FUNCTION upkeep.words(source text, lang text) RETURNS tsvector
    LANGUAGE sql STABLE PARALLEL SAFE
    SET search_path TO 'extensions', 'pg_catalog'
    AS $$
  with plain as (select upkeep.plain(source) as text),
  config as (select (case lang when 'en' then 'english' else 'hungarian' end)::regconfig as stem)
  select coalesce(array_to_tsvector(array_agg(distinct word)), '') from (
    select unaccent(lexeme) from plain, config, unnest(to_tsvector(stem, text))
    union all select lexeme from plain, config, unnest(to_tsvector(stem, unaccent(text)))
    union all select unaccent(lexeme) from plain, unnest(to_tsvector('simple', text))
  ) as forms (word)
  where word <> ''
$$;


CREATE VIEW api.language AS
 SELECT languages.lang
   FROM ( VALUES ('hu'::public._locales), ('en'::public._locales)) languages(lang);


CREATE TABLE public.categories (
    id integer NOT NULL,
    highlighted boolean DEFAULT false,
    "order" numeric DEFAULT 0,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.categories_locales (
    name character varying NOT NULL,
    slug character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.category AS
 SELECT c.id,
    l.lang,
        CASE
            WHEN (own.name IS NULL) THEN 'hu'::public._locales
            ELSE l.lang
        END AS text_lang,
        CASE
            WHEN (own.name IS NULL) THEN hu.name
            ELSE own.name
        END AS name,
        CASE
            WHEN (own.name IS NULL) THEN hu.slug
            ELSE own.slug
        END AS slug,
    COALESCE(c.highlighted, false) AS highlighted,
    (COALESCE(c."order", (0)::numeric))::integer AS "position"
   FROM (((public.categories c
     CROSS JOIN api.language l)
     LEFT JOIN public.categories_locales own ON (((own._locale = l.lang) AND (own._parent_id = c.id) AND (own.slug IS NOT NULL))))
     LEFT JOIN public.categories_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = c.id))))
  WHERE ((c.deleted_at IS NULL) AND (
        CASE
            WHEN (own.name IS NULL) THEN hu.slug
            ELSE own.slug
        END IS NOT NULL) AND (COALESCE(own.name, hu.name) IS NOT NULL));


CREATE VIEW api.place AS
 SELECT COALESCE(NULLIF(current_setting('palank.media_base'::text, true), ''::text), '/files'::text) AS media_base;


CREATE TABLE public.documents (
    id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.documents_locales (
    name character varying NOT NULL,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.document AS
 SELECT d.id,
    l.lang,
    COALESCE(own.name, hu.name) AS name,
    ((p.media_base || '/documents/'::text) || (d.filename)::text) AS store_path,
    d.mime_type,
    (d.filesize)::integer AS size
   FROM ((((public.documents d
     CROSS JOIN api.language l)
     CROSS JOIN api.place p)
     LEFT JOIN public.documents_locales own ON (((own._locale = l.lang) AND (own._parent_id = d.id))))
     LEFT JOIN public.documents_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = d.id))))
  WHERE ((d.filename IS NOT NULL) AND (d.deleted_at IS NULL) AND (COALESCE(own.name, hu.name) IS NOT NULL));


CREATE TABLE public.competition_teams_squad (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    jersey_number character varying,
    player_id integer NOT NULL,
    "position" public.enum_competition_teams_squad_position,
    "from" timestamp(3) with time zone,
    "to" timestamp(3) with time zone
);


CREATE TABLE public.matches (
    id integer NOT NULL,
    title character varying,
    competition_id integer NOT NULL,
    home_team_id integer NOT NULL,
    away_team_id integer NOT NULL,
    game_time timestamp(3) with time zone,
    arena_id integer,
    status public.enum_matches_status DEFAULT 'scheduled'::public.enum_matches_status NOT NULL,
    home_score numeric,
    away_score numeric,
    forfeit public.enum_matches_forfeit,
    box_score_incomplete boolean DEFAULT false,
    attendance numeric,
    report_id integer,
    gallery_id integer,
    imported jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    ticket_url character varying
);


CREATE TABLE public.matches_lines (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    side public.enum_matches_lines_side NOT NULL,
    player_id integer NOT NULL,
    jersey_number character varying,
    starter boolean,
    did_not_play boolean DEFAULT false,
    seconds numeric,
    points numeric,
    dunk_made numeric,
    dunk_all numeric,
    two_point_made numeric,
    two_point_all numeric,
    three_point_made numeric,
    three_point_all numeric,
    free_throw_made numeric,
    free_throw_all numeric,
    defensive_rebound numeric,
    offensive_rebound numeric,
    assist numeric,
    steal numeric,
    turnover numeric,
    block numeric,
    block_against numeric,
    foul numeric,
    defensive_foul numeric
);


CREATE VIEW children.player_team AS
 SELECT competition_teams_squad.player_id,
    competition_teams_squad._parent_id AS team_id
   FROM public.competition_teams_squad
UNION ALL
 SELECT l.player_id,
        CASE l.side
            WHEN 'home'::public.enum_matches_lines_side THEN m.home_team_id
            ELSE m.away_team_id
        END AS team_id
   FROM (public.matches_lines l
     JOIN public.matches m ON ((m.id = l._parent_id)));


CREATE TABLE public.clubs (
    id integer NOT NULL,
    name character varying NOT NULL,
    short_name character varying,
    logo_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name_en character varying,
    own boolean DEFAULT false
);


CREATE TABLE public.competition_teams (
    id integer NOT NULL,
    name character varying NOT NULL,
    season_id integer NOT NULL,
    club_id integer,
    "order" numeric DEFAULT 0,
    logo_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    name_en character varying,
    age_group public.enum_competition_teams_age_group
);


CREATE TABLE public.players (
    id integer NOT NULL,
    last_name character varying NOT NULL,
    first_name character varying,
    birth_year numeric,
    height numeric,
    profile_image_id integer,
    name character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.settings (
    id integer NOT NULL,
    contact_phone character varying,
    social_facebook character varying,
    social_instagram character varying,
    social_youtube character varying,
    social_googlemaps character varying,
    social_twitter character varying,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    children_officer_name character varying,
    children_officer_email character varying,
    children_officer_phone character varying,
    children_show_opponents boolean DEFAULT false,
    children_show_opponents_reason character varying
);


CREATE VIEW children.player AS
 SELECT p.id,
    age.is_minor,
    ((NOT age.is_minor) OR COALESCE(consent.full_name, false) OR opponent.is_shown) AS full_name,
    ((NOT age.is_minor) OR COALESCE(consent.pictures, false)) AS pictures,
    ((NOT age.is_minor) OR COALESCE(consent.physical, false)) AS physical,
    ((NOT age.is_minor) OR COALESCE((consent.full_name AND consent.own_page), false) OR opponent.is_shown) AS own_page,
    (age.is_minor AND COALESCE((EXTRACT(year FROM age.today) <= (p.birth_year + (16)::numeric)), true)) AS noindex
   FROM (((public.players p
     CROSS JOIN LATERAL ( SELECT clock.today,
            children.is_minor(p.birth_year, ((p.birth_year IS NULL) AND (EXISTS ( SELECT
                   FROM (children.player_team s
                     JOIN public.competition_teams t ON ((t.id = s.team_id)))
                  WHERE ((s.player_id = p.id) AND (t.age_group <> ALL (ARRAY['u20'::public.enum_competition_teams_age_group, 'u23'::public.enum_competition_teams_age_group, 'senior'::public.enum_competition_teams_age_group])))))), clock.today) AS is_minor
           FROM ( SELECT children.day_of(now()) AS today) clock
         OFFSET 0) age)
     LEFT JOIN LATERAL ( SELECT bool_or(c.full_name) AS full_name,
            bool_or(c.pictures) AS pictures,
            bool_or(c.physical) AS physical,
            bool_or(c.own_page) AS own_page
           FROM public.consents c
          WHERE (age.is_minor AND (c.player_id = p.id) AND children.counts(c.*, p.birth_year, age.today))) consent ON (true))
     CROSS JOIN LATERAL ( SELECT (age.is_minor AND (EXISTS ( SELECT
                   FROM public.settings
                  WHERE (settings.children_show_opponents AND (TRIM(BOTH FROM settings.children_show_opponents_reason) <> ''::text)))) AND (EXISTS ( SELECT
                   FROM public.clubs
                  WHERE clubs.own)) AND COALESCE(( SELECT bool_and((NOT COALESCE(c.own, false))) AS bool_and
                   FROM ((children.player_team s
                     JOIN public.competition_teams t ON ((t.id = s.team_id)))
                     LEFT JOIN public.clubs c ON ((c.id = t.club_id)))
                  WHERE (s.player_id = p.id)), false)) AS is_shown
         OFFSET 0) opponent);


CREATE TABLE public.media (
    id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    sizes_small_url character varying,
    sizes_small_width numeric,
    sizes_small_height numeric,
    sizes_small_mime_type character varying,
    sizes_small_filesize numeric,
    sizes_small_filename character varying,
    sizes_medium_url character varying,
    sizes_medium_width numeric,
    sizes_medium_height numeric,
    sizes_medium_mime_type character varying,
    sizes_medium_filesize numeric,
    sizes_medium_filename character varying,
    sizes_large_url character varying,
    sizes_large_width numeric,
    sizes_large_height numeric,
    sizes_large_mime_type character varying,
    sizes_large_filesize numeric,
    sizes_large_filename character varying,
    avif jsonb,
    children public.enum_media_children,
    source_hash character varying,
    share character varying,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.media_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    players_id integer
);


CREATE VIEW children.held_media AS
 SELECT m.id
   FROM public.media m
  WHERE ((m.children = 'not_cleared'::public.enum_media_children) OR (EXISTS ( SELECT
           FROM (public.media_rels r
             JOIN children.player c ON ((c.id = r.players_id)))
          WHERE ((r.parent_id = m.id) AND ((r.path)::text = 'players'::text) AND (NOT c.pictures)))) OR (EXISTS ( SELECT
           FROM (public.players d
             JOIN children.player c ON ((c.id = d.id)))
          WHERE ((d.profile_image_id = m.id) AND (NOT c.pictures)))));


CREATE TABLE public.media_locales (
    alt character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.media AS
 SELECT m.id,
    l.lang,
    m.filename,
    ((p.media_base || '/media/'::text) || (m.filename)::text) AS public_url,
    COALESCE(own.alt, hu.alt) AS alt,
    (m.width)::integer AS width,
    (m.height)::integer AS height,
    json_build_object('small', ((p.media_base || '/media/'::text) || (m.sizes_small_filename)::text), 'medium', ((p.media_base || '/media/'::text) || (m.sizes_medium_filename)::text), 'large', ((p.media_base || '/media/'::text) || (m.sizes_large_filename)::text)) AS thumbnails,
        CASE
            WHEN ((m.sizes_small_filename IS NULL) OR (m.sizes_medium_filename IS NULL) OR (m.sizes_large_filename IS NULL)) THEN '[]'::json
            ELSE json_build_array(json_build_object('public_url', ((p.media_base || '/media/'::text) || (m.sizes_small_filename)::text), 'width', (m.sizes_small_width)::integer, 'height', (m.sizes_small_height)::integer), json_build_object('public_url', ((p.media_base || '/media/'::text) || (m.sizes_medium_filename)::text), 'width', (m.sizes_medium_width)::integer, 'height', (m.sizes_medium_height)::integer), json_build_object('public_url', ((p.media_base || '/media/'::text) || (m.sizes_large_filename)::text), 'width', (m.sizes_large_width)::integer, 'height', (m.sizes_large_height)::integer))
        END AS sources,
    ( SELECT COALESCE(json_agg(json_build_object('public_url', ((p.media_base || '/media/'::text) || (file.value ->> 'filename'::text)), 'width', (file.value -> 'width'::text), 'height', (file.value -> 'height'::text))), '[]'::json) AS "coalesce"
           FROM jsonb_array_elements(m.avif) file(value)) AS avif,
    ((p.media_base || '/media/'::text) || NULLIF((m.share)::text, ''::text)) AS share,
    json_build_object('x', COALESCE(m.focal_x, (50)::numeric), 'y', COALESCE(m.focal_y, (50)::numeric)) AS focal
   FROM ((((public.media m
     CROSS JOIN api.language l)
     CROSS JOIN api.place p)
     LEFT JOIN public.media_locales own ON (((own._locale = l.lang) AND (own._parent_id = m.id))))
     LEFT JOIN public.media_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = m.id) AND (l.lang <> 'hu'::public._locales))))
  WHERE ((m.filename IS NOT NULL) AND (m.deleted_at IS NULL) AND (NOT (EXISTS ( SELECT
           FROM children.held_media h
          WHERE (h.id = m.id)))));


CREATE VIEW api.picture AS
 SELECT media.id,
    media.lang,
    media.thumbnails,
    json_build_object('public_url', media.public_url, 'alt', media.alt, 'name', media.filename, 'width', media.width, 'height', media.height, 'focal', media.focal, 'thumbnails', media.thumbnails, 'sources', media.sources, 'avif', media.avif, 'share', media.share) AS picture
   FROM api.media;


CREATE TABLE public.tags (
    id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.tags_locales (
    name character varying NOT NULL,
    slug character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.tag AS
 SELECT c.id,
    l.lang,
        CASE
            WHEN (own.name IS NULL) THEN 'hu'::public._locales
            ELSE l.lang
        END AS text_lang,
        CASE
            WHEN (own.name IS NULL) THEN hu.name
            ELSE own.name
        END AS name,
        CASE
            WHEN (own.name IS NULL) THEN hu.slug
            ELSE own.slug
        END AS slug
   FROM (((public.tags c
     CROSS JOIN api.language l)
     LEFT JOIN public.tags_locales own ON (((own._locale = l.lang) AND (own._parent_id = c.id) AND (own.slug IS NOT NULL))))
     LEFT JOIN public.tags_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = c.id))))
  WHERE ((c.deleted_at IS NULL) AND (
        CASE
            WHEN (own.name IS NULL) THEN hu.slug
            ELSE own.slug
        END IS NOT NULL) AND (COALESCE(own.name, hu.name) IS NOT NULL));


CREATE TABLE public.articles (
    id integer NOT NULL,
    cover_image_id integer,
    publish_date timestamp(3) with time zone,
    highlight public.enum_articles_highlight DEFAULT 'no'::public.enum_articles_highlight,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_articles_status DEFAULT 'draft'::public.enum_articles_status,
    updated_by_id integer,
    untouched boolean,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.articles_locales (
    title character varying,
    lead character varying,
    body jsonb,
    body_html character varying,
    meta_title character varying,
    meta_description character varying,
    og_title character varying,
    og_description character varying,
    slug character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE TABLE public.articles_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    articles_id integer,
    documents_id integer,
    categories_id integer,
    tags_id integer
);


CREATE VIEW api.article AS
 SELECT d.id,
    l.lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN 'en'::text
            ELSE 'hu'::text
        END AS text_lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.title
            ELSE hu.title
        END AS title,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.slug
            ELSE hu.slug
        END AS slug,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.lead
            ELSE hu.lead
        END AS lead,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.body_html
            ELSE hu.body_html
        END AS body,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.meta_title
            ELSE hu.meta_title
        END AS meta_title,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.meta_description
            ELSE hu.meta_description
        END AS meta_description,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.og_title
            ELSE hu.og_title
        END AS og_title,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.og_description
            ELSE hu.og_description
        END AS og_description,
    json_build_object('hu', hu.slug, 'en', en.slug) AS slugs,
    d.publish_date,
    d.highlight,
    ( SELECT p.picture
           FROM api.picture p
          WHERE ((p.id = d.cover_image_id) AND (p.lang = l.lang))) AS cover_image,
    ( SELECT COALESCE(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'highlighted', c.highlighted) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.articles_rels r
             JOIN api.category c ON (((c.id = r.categories_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'categories'::text))) AS categories,
    ( SELECT COALESCE(json_agg(json_build_object('name', c.name, 'slug', c.slug) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.articles_rels r
             JOIN api.tag c ON (((c.id = r.tags_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'tags'::text))) AS tags,
    ( SELECT COALESCE(json_agg(json_build_object('name', c.name, 'store_path', c.store_path, 'mime_type', c.mime_type, 'size', c.size) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.articles_rels r
             JOIN api.document c ON (((c.id = r.documents_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'documents'::text))) AS documents
   FROM (((public.articles d
     CROSS JOIN api.language l)
     JOIN public.articles_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = d.id) AND ((hu.title)::text <> ''::text) AND ((hu.slug)::text <> ''::text))))
     LEFT JOIN public.articles_locales en ON (((en._locale = 'en'::public._locales) AND (en._parent_id = d.id) AND ((en.title)::text <> ''::text) AND ((en.slug)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_articles_status) AND (d.deleted_at IS NULL) AND (d.publish_date <= now()));


CREATE TABLE feed.article_category (
    category_id integer NOT NULL,
    publish_date timestamp(3) with time zone NOT NULL,
    article_id integer NOT NULL
);


CREATE VIEW api.article_category_key AS
 SELECT article_category.category_id,
    article_category.publish_date,
    article_category.article_id
   FROM feed.article_category
  WHERE (article_category.publish_date <= now());


CREATE VIEW api.article_key AS
 SELECT articles.id,
    articles.publish_date,
    articles.highlight
   FROM public.articles
  WHERE ((articles._status = 'published'::public.enum_articles_status) AND (articles.deleted_at IS NULL) AND (articles.publish_date <= now()));


CREATE VIEW api.article_related AS
 SELECT articles_rels.parent_id AS article_id,
    articles_rels.articles_id AS related_id,
    articles_rels."order" AS "position"
   FROM public.articles_rels
  WHERE (((articles_rels.path)::text = 'related_articles'::text) AND (articles_rels.articles_id IS NOT NULL));


CREATE TABLE public.banners (
    id integer NOT NULL,
    banner_image_id integer NOT NULL,
    "position" public.enum_banners_position DEFAULT 'home-below-prev-matches'::public.enum_banners_position NOT NULL,
    "order" numeric DEFAULT 0,
    visible boolean DEFAULT true,
    visible_from timestamp(3) with time zone,
    visible_until timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.banners_locales (
    title character varying NOT NULL,
    url character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.banner AS
 SELECT b.id,
    l.lang,
        CASE
            WHEN (own.title IS NULL) THEN 'hu'::public._locales
            ELSE l.lang
        END AS text_lang,
    COALESCE(own.title, hu.title) AS title,
    COALESCE(NULLIF((own.url)::text, ''::text), NULLIF((hu.url)::text, ''::text)) AS url,
    b."position",
    (COALESCE(b."order", (0)::numeric))::integer AS place,
    b.updated_at,
    p.thumbnails,
    p.picture AS banner_image
   FROM ((((public.banners b
     CROSS JOIN api.language l)
     JOIN api.picture p ON (((p.id = b.banner_image_id) AND (p.lang = l.lang))))
     LEFT JOIN public.banners_locales own ON (((own._locale = l.lang) AND (own._parent_id = b.id))))
     LEFT JOIN public.banners_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = b.id))))
  WHERE (b.visible AND (b.deleted_at IS NULL) AND ((b.visible_from IS NULL) OR (b.visible_from <= now())) AND ((b.visible_until IS NULL) OR (b.visible_until > now())));


CREATE VIEW api.category_slug AS
 SELECT t.slug,
    t._locale AS lang,
    t._parent_id AS category_id
   FROM (public.categories_locales t
     JOIN public.categories c ON ((c.id = t._parent_id)))
  WHERE ((t.slug IS NOT NULL) AND (c.deleted_at IS NULL));


CREATE TABLE public.competitions (
    id integer NOT NULL,
    season_id integer NOT NULL,
    logo_id integer,
    ticket_url character varying,
    "order" numeric DEFAULT 0,
    standings_visible boolean DEFAULT true,
    carry_over public.enum_competitions_carry_over DEFAULT 'among_entries'::public.enum_competitions_carry_over,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.competitions_locales (
    name character varying NOT NULL,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE TABLE public.competitions_tie_rules (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value public.enum_competitions_tie_rules,
    id integer NOT NULL
);


CREATE TABLE public.seasons (
    id integer NOT NULL,
    year numeric NOT NULL,
    name character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE VIEW api.competition AS
 SELECT c.id,
    l.lang,
    (s.year)::integer AS season,
    COALESCE(own.name, hu.name) AS name,
    (COALESCE(c."order", (0)::numeric))::integer AS "position",
    ( SELECT p.picture
           FROM api.picture p
          WHERE ((p.id = c.logo_id) AND (p.lang = l.lang))) AS logo,
    NULLIF((c.ticket_url)::text, ''::text) AS ticket_url,
    COALESCE(c.standings_visible, false) AS standings_visible,
    ( SELECT COALESCE(json_agg(r.value ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM public.competitions_tie_rules r
          WHERE (r.parent_id = c.id)) AS tie_rules
   FROM ((((public.competitions c
     CROSS JOIN api.language l)
     JOIN public.seasons s ON ((s.id = c.season_id)))
     LEFT JOIN public.competitions_locales own ON (((own._locale = l.lang) AND (own._parent_id = c.id) AND ((own.name)::text <> ''::text))))
     LEFT JOIN public.competitions_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = c.id))))
  WHERE ((COALESCE(own.name, hu.name))::text <> ''::text);


CREATE TABLE public.competitions_entries (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    team_id integer NOT NULL,
    deduction numeric,
    deduction_reason character varying,
    official_position numeric
);


CREATE VIEW api.competition_entry AS
 SELECT competitions_entries._parent_id AS competition_id,
    competitions_entries.team_id,
    competitions_entries._order AS "position",
    (COALESCE(competitions_entries.deduction, (0)::numeric))::integer AS deduction,
    (competitions_entries.official_position)::integer AS official_position
   FROM public.competitions_entries;


CREATE VIEW api.competition_team AS
 SELECT t.id,
    l.lang,
    n.name,
    t.club_id,
    (s.year)::integer AS season,
    json_build_object('id', t.id, 'name', n.name, 'club_id', t.club_id, 'team_logo', ( SELECT p.picture
           FROM api.picture p
          WHERE ((p.id = COALESCE(t.logo_id, c.logo_id)) AND (p.lang = l.lang)))) AS team
   FROM ((((public.competition_teams t
     CROSS JOIN api.language l)
     JOIN public.seasons s ON ((s.id = t.season_id)))
     LEFT JOIN public.clubs c ON ((c.id = t.club_id)))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (l.lang = 'en'::public._locales) THEN (COALESCE(NULLIF((t.name_en)::text, ''::text),
                    CASE
                        WHEN ((t.name)::text = (c.name)::text) THEN NULLIF((c.name_en)::text, ''::text)
                        ELSE NULL::text
                    END, (t.name)::text))::character varying
                    ELSE t.name
                END AS name) n);


CREATE TABLE public.gallery_files (
    id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    sizes_small_url character varying,
    sizes_small_width numeric,
    sizes_small_height numeric,
    sizes_small_mime_type character varying,
    sizes_small_filesize numeric,
    sizes_small_filename character varying,
    sizes_medium_url character varying,
    sizes_medium_width numeric,
    sizes_medium_height numeric,
    sizes_medium_mime_type character varying,
    sizes_medium_filesize numeric,
    sizes_medium_filename character varying,
    sizes_large_url character varying,
    sizes_large_width numeric,
    sizes_large_height numeric,
    sizes_large_mime_type character varying,
    sizes_large_filesize numeric,
    sizes_large_filename character varying,
    avif jsonb,
    children public.enum_gallery_files_children,
    source_hash character varying,
    share character varying,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.gallery_files_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    players_id integer
);


CREATE VIEW children.held_gallery_file AS
 SELECT m.id
   FROM public.gallery_files m
  WHERE ((m.children = 'not_cleared'::public.enum_gallery_files_children) OR (EXISTS ( SELECT
           FROM (public.gallery_files_rels r
             JOIN children.player c ON ((c.id = r.players_id)))
          WHERE ((r.parent_id = m.id) AND ((r.path)::text = 'players'::text) AND (NOT c.pictures)))));


CREATE TABLE public.gallery_files_locales (
    name character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.gallery_picture AS
 SELECT m.id,
    l.lang,
    m.filename,
    ((p.media_base || '/gallery/'::text) || (m.filename)::text) AS public_url,
    COALESCE(own.name, hu.name) AS name,
    (m.width)::integer AS width,
    (m.height)::integer AS height,
    json_build_object('small', ((p.media_base || '/gallery/'::text) || (m.sizes_small_filename)::text), 'medium', ((p.media_base || '/gallery/'::text) || (m.sizes_medium_filename)::text), 'large', ((p.media_base || '/gallery/'::text) || (m.sizes_large_filename)::text)) AS thumbnails,
        CASE
            WHEN ((m.sizes_small_filename IS NULL) OR (m.sizes_medium_filename IS NULL) OR (m.sizes_large_filename IS NULL)) THEN '[]'::json
            ELSE json_build_array(json_build_object('public_url', ((p.media_base || '/gallery/'::text) || (m.sizes_small_filename)::text), 'width', (m.sizes_small_width)::integer, 'height', (m.sizes_small_height)::integer), json_build_object('public_url', ((p.media_base || '/gallery/'::text) || (m.sizes_medium_filename)::text), 'width', (m.sizes_medium_width)::integer, 'height', (m.sizes_medium_height)::integer), json_build_object('public_url', ((p.media_base || '/gallery/'::text) || (m.sizes_large_filename)::text), 'width', (m.sizes_large_width)::integer, 'height', (m.sizes_large_height)::integer))
        END AS sources,
    ( SELECT COALESCE(json_agg(json_build_object('public_url', ((p.media_base || '/gallery/'::text) || (file.value ->> 'filename'::text)), 'width', (file.value -> 'width'::text), 'height', (file.value -> 'height'::text))), '[]'::json) AS "coalesce"
           FROM jsonb_array_elements(m.avif) file(value)) AS avif,
    ((p.media_base || '/gallery/'::text) || NULLIF((m.share)::text, ''::text)) AS share,
    json_build_object('x', COALESCE(m.focal_x, (50)::numeric), 'y', COALESCE(m.focal_y, (50)::numeric)) AS focal
   FROM ((((public.gallery_files m
     CROSS JOIN api.language l)
     CROSS JOIN api.place p)
     LEFT JOIN public.gallery_files_locales own ON (((own._locale = l.lang) AND (own._parent_id = m.id))))
     LEFT JOIN public.gallery_files_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = m.id) AND (l.lang <> 'hu'::public._locales))))
  WHERE ((m.filename IS NOT NULL) AND (m.deleted_at IS NULL) AND (NOT (EXISTS ( SELECT
           FROM children.held_gallery_file h
          WHERE (h.id = m.id)))));


CREATE TABLE public.galleries (
    id integer NOT NULL,
    cover_image_id integer,
    publish_date timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_galleries_status DEFAULT 'draft'::public.enum_galleries_status,
    updated_by_id integer,
    untouched boolean,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.galleries_locales (
    name character varying,
    description character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE TABLE public.galleries_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    gallery_files_id integer,
    categories_id integer
);


CREATE VIEW api.gallery AS
 SELECT d.id,
    l.lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN 'en'::text
            ELSE 'hu'::text
        END AS text_lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.name
            ELSE hu.name
        END AS name,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.description
            ELSE hu.description
        END AS description,
    d.publish_date,
    ( SELECT (count(*))::integer AS count
           FROM (public.galleries_rels r
             JOIN public.gallery_files f ON (((f.id = r.gallery_files_id) AND (f.deleted_at IS NULL))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'files'::text) AND (NOT (EXISTS ( SELECT
                   FROM children.held_gallery_file h
                  WHERE (h.id = r.gallery_files_id)))))) AS file_count,
    COALESCE(( SELECT p.picture
           FROM api.picture p
          WHERE ((p.id = d.cover_image_id) AND (p.lang = l.lang))), ( SELECT json_build_object('public_url', g.public_url, 'alt', g.name, 'name', g.filename, 'width', g.width, 'height', g.height, 'focal', g.focal, 'thumbnails', g.thumbnails, 'sources', g.sources, 'avif', g.avif, 'share', g.share) AS json_build_object
           FROM (public.galleries_rels r
             JOIN api.gallery_picture g ON (((g.id = r.gallery_files_id) AND (g.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'files'::text))
          ORDER BY r."order"
         LIMIT 1)) AS cover_image,
    ( SELECT COALESCE(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'highlighted', c.highlighted) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.galleries_rels r
             JOIN api.category c ON (((c.id = r.categories_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'categories'::text))) AS categories
   FROM (((public.galleries d
     CROSS JOIN api.language l)
     JOIN public.galleries_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = d.id) AND ((hu.name)::text <> ''::text))))
     LEFT JOIN public.galleries_locales en ON (((en._locale = 'en'::public._locales) AND (en._parent_id = d.id) AND ((en.name)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_galleries_status) AND (d.deleted_at IS NULL) AND (d.publish_date <= now()));


CREATE VIEW api.gallery_file AS
 SELECT r.parent_id AS gallery_id,
    r."order" AS "position",
    g.lang,
    g.id,
    g.name,
    g.filename,
    g.public_url,
    g.width,
    g.height,
    g.thumbnails,
    g.sources,
    g.avif
   FROM ((public.galleries_rels r
     JOIN public.galleries d ON (((d.id = r.parent_id) AND (d._status = 'published'::public.enum_galleries_status) AND (d.deleted_at IS NULL) AND (d.publish_date <= now()))))
     JOIN api.gallery_picture g ON ((g.id = r.gallery_files_id)))
  WHERE ((r.path)::text = 'files'::text);


CREATE VIEW api.gallery_key AS
 SELECT galleries.id,
    galleries.publish_date
   FROM public.galleries
  WHERE ((galleries._status = 'published'::public.enum_galleries_status) AND (galleries.deleted_at IS NULL) AND (galleries.publish_date <= now()));


CREATE TABLE feed.match_revision (
    match_id integer NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    changed_at timestamp(3) with time zone,
    shown jsonb
);


CREATE TABLE public.arenas (
    id integer NOT NULL,
    name character varying NOT NULL,
    city character varying,
    address character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.matches_locales (
    round character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE TABLE public.matches_referees (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    last_name character varying NOT NULL,
    first_name character varying
);


CREATE VIEW api.match AS
 SELECT m.id,
    m.competition_id,
    m.home_team_id,
    m.away_team_id,
    m.game_time,
    m.status,
    NULLIF((m.ticket_url)::text, ''::text) AS ticket_url,
    m.forfeit,
    (m.home_score)::integer AS home_score,
    (m.away_score)::integer AS away_score,
    (m.attendance)::integer AS attendance,
    m.report_id,
    m.gallery_id,
    ( SELECT json_build_object('name', a.name, 'city', NULLIF((a.city)::text, ''::text)) AS json_build_object
           FROM public.arenas a
          WHERE (a.id = m.arena_id)) AS arena,
    ( SELECT COALESCE(json_agg(json_build_object('last_name', r_1.last_name, 'first_name', COALESCE(r_1.first_name, ''::character varying)) ORDER BY r_1._order), '[]'::json) AS "coalesce"
           FROM public.matches_referees r_1
          WHERE (r_1._parent_id = m.id)) AS referees,
    ( SELECT jsonb_object_agg(r_1._locale, r_1.round) AS jsonb_object_agg
           FROM public.matches_locales r_1
          WHERE ((r_1._parent_id = m.id) AND ((r_1.round)::text <> ''::text))) AS rounds,
        CASE
            WHEN (m.status = 'finished'::public.enum_matches_status) THEN 'prev'::text
            WHEN (m.status = 'postponed'::public.enum_matches_status) THEN 'next'::text
            WHEN ((m.status = 'cancelled'::public.enum_matches_status) OR (m.game_time IS NULL)) THEN NULL::text
            WHEN (m.game_time > (now() - '04:00:00'::interval)) THEN 'next'::text
            ELSE 'prev'::text
        END AS type,
    ((m.status = 'postponed'::public.enum_matches_status) AND COALESCE((m.game_time <= now()), true)) AS put_off,
    COALESCE(r.sequence, 0) AS sequence,
    COALESCE(r.changed_at, m.created_at) AS updated_at
   FROM (public.matches m
     LEFT JOIN feed.match_revision r ON ((r.match_id = m.id)));


CREATE VIEW api.match_line AS
 SELECT matches_lines._parent_id AS match_id,
    matches_lines._order AS place,
    matches_lines.side,
    matches_lines.player_id,
    NULLIF((matches_lines.jersey_number)::text, ''::text) AS jersey_number,
    matches_lines.starter,
    COALESCE(matches_lines.did_not_play, false) AS did_not_play,
    (matches_lines.seconds)::integer AS seconds,
    (matches_lines.points)::integer AS points,
    (matches_lines.dunk_made)::integer AS dunk_made,
    (matches_lines.dunk_all)::integer AS dunk_all,
    (matches_lines.two_point_made)::integer AS two_point_made,
    (matches_lines.two_point_all)::integer AS two_point_all,
    (matches_lines.three_point_made)::integer AS three_point_made,
    (matches_lines.three_point_all)::integer AS three_point_all,
    (matches_lines.free_throw_made)::integer AS free_throw_made,
    (matches_lines.free_throw_all)::integer AS free_throw_all,
    (matches_lines.defensive_rebound)::integer AS defensive_rebound,
    (matches_lines.offensive_rebound)::integer AS offensive_rebound,
    (matches_lines.assist)::integer AS assist,
    (matches_lines.steal)::integer AS steal,
    (matches_lines.turnover)::integer AS turnover,
    (matches_lines.block)::integer AS block,
    (matches_lines.block_against)::integer AS block_against,
    (matches_lines.foul)::integer AS foul,
    (matches_lines.defensive_foul)::integer AS defensive_foul
   FROM public.matches_lines;


CREATE TABLE public.matches_periods (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    home numeric NOT NULL,
    away numeric NOT NULL
);


CREATE VIEW api.match_period AS
 SELECT matches_periods._parent_id AS match_id,
    matches_periods._order AS number,
    (matches_periods.home)::integer AS home,
    (matches_periods.away)::integer AS away
   FROM public.matches_periods;


CREATE TABLE public.menus (
    id integer NOT NULL,
    place public.enum_menus_place NOT NULL,
    slug character varying NOT NULL,
    "order" numeric DEFAULT 0,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.menus_locales (
    name character varying NOT NULL,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.menu AS
 SELECT m.id,
    l.lang,
    m.slug,
    m.place,
    (COALESCE(m."order", (0)::numeric))::integer AS "position",
    m.created_at,
        CASE
            WHEN (own.name IS NULL) THEN 'hu'::public._locales
            ELSE l.lang
        END AS text_lang,
    COALESCE(own.name, hu.name) AS name
   FROM (((public.menus m
     CROSS JOIN api.language l)
     LEFT JOIN public.menus_locales own ON (((own._locale = l.lang) AND (own._parent_id = m.id))))
     LEFT JOIN public.menus_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = m.id))))
  WHERE ((m.deleted_at IS NULL) AND (COALESCE(own.name, hu.name) IS NOT NULL));


CREATE TABLE public.pages (
    id integer NOT NULL,
    cover_image_id integer,
    "order" numeric DEFAULT 0,
    listed boolean DEFAULT true,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_pages_status DEFAULT 'draft'::public.enum_pages_status,
    updated_by_id integer,
    untouched boolean,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.pages_locales (
    title character varying,
    body jsonb,
    body_html character varying,
    meta_title character varying,
    meta_description character varying,
    og_title character varying,
    og_description character varying,
    slug character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE TABLE public.pages_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    documents_id integer
);


CREATE VIEW api.page AS
 SELECT d.id,
    l.lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN 'en'::text
            ELSE 'hu'::text
        END AS text_lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.title
            ELSE hu.title
        END AS title,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.slug
            ELSE hu.slug
        END AS slug,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.body_html
            ELSE hu.body_html
        END AS body,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.meta_title
            ELSE hu.meta_title
        END AS meta_title,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.meta_description
            ELSE hu.meta_description
        END AS meta_description,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.og_title
            ELSE hu.og_title
        END AS og_title,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.og_description
            ELSE hu.og_description
        END AS og_description,
    json_build_object('hu', hu.slug, 'en', en.slug) AS slugs,
    (COALESCE(d."order", (0)::numeric))::integer AS "position",
    COALESCE(d.listed, true) AS listed,
    ( SELECT p.picture
           FROM api.picture p
          WHERE ((p.id = d.cover_image_id) AND (p.lang = l.lang))) AS cover_image,
    ( SELECT COALESCE(json_agg(json_build_object('name', c.name, 'store_path', c.store_path, 'mime_type', c.mime_type, 'size', c.size) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.pages_rels r
             JOIN api.document c ON (((c.id = r.documents_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'documents'::text))) AS documents
   FROM (((public.pages d
     CROSS JOIN api.language l)
     JOIN public.pages_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = d.id) AND ((hu.title)::text <> ''::text) AND ((hu.slug)::text <> ''::text))))
     LEFT JOIN public.pages_locales en ON (((en._locale = 'en'::public._locales) AND (en._parent_id = d.id) AND ((en.title)::text <> ''::text) AND ((en.slug)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_pages_status) AND (d.deleted_at IS NULL));


CREATE TABLE public.menus_items_children_children (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    type public.enum_menus_items_children_children_type DEFAULT 'internal_url'::public.enum_menus_items_children_children_type NOT NULL,
    page_id integer
);


CREATE TABLE public.menus_items_children_children_locales (
    name character varying,
    link character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id character varying NOT NULL
);


CREATE VIEW api.menu_item_3 AS
 SELECT i.id,
    i._parent_id AS owner_id,
    i._order AS "position",
    t._locale AS lang,
    t.name,
    i.type,
    o.link,
        CASE
            WHEN (p.slug IS NOT NULL) THEN json_build_object('slug', p.slug)
            ELSE NULL::json
        END AS page
   FROM (((public.menus_items_children_children i
     JOIN public.menus_items_children_children_locales t ON ((((t._parent_id)::text = (i.id)::text) AND ((t.name)::text <> ''::text))))
     LEFT JOIN public.menus_items_children_children_locales o ON ((((o._parent_id)::text = (i.id)::text) AND ((o.link)::text <> ''::text) AND (o._locale =
        CASE
            WHEN ((i.type = 'external_url'::public.enum_menus_items_children_children_type) AND ((COALESCE(t.link, ''::character varying))::text = ''::text)) THEN 'hu'::public._locales
            ELSE t._locale
        END))))
     LEFT JOIN api.page p ON (((i.type = 'static_page'::public.enum_menus_items_children_children_type) AND (p.id = i.page_id) AND (p.lang = t._locale))))
  WHERE
        CASE
            WHEN (i.type = 'static_page'::public.enum_menus_items_children_children_type) THEN (p.slug IS NOT NULL)
            ELSE (o.link IS NOT NULL)
        END;


CREATE TABLE public.menus_items_children (
    _order integer NOT NULL,
    _parent_id character varying NOT NULL,
    id character varying NOT NULL,
    type public.enum_menus_items_children_type DEFAULT 'internal_url'::public.enum_menus_items_children_type NOT NULL,
    page_id integer
);


CREATE TABLE public.menus_items_children_locales (
    name character varying,
    link character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id character varying NOT NULL
);


CREATE VIEW api.menu_item_2 AS
 SELECT i.id,
    i._parent_id AS owner_id,
    i._order AS "position",
    t._locale AS lang,
    t.name,
    i.type,
    o.link,
        CASE
            WHEN (p.slug IS NOT NULL) THEN json_build_object('slug', p.slug)
            ELSE NULL::json
        END AS page
   FROM (((public.menus_items_children i
     JOIN public.menus_items_children_locales t ON ((((t._parent_id)::text = (i.id)::text) AND ((t.name)::text <> ''::text))))
     LEFT JOIN public.menus_items_children_locales o ON ((((o._parent_id)::text = (i.id)::text) AND ((o.link)::text <> ''::text) AND (o._locale =
        CASE
            WHEN ((i.type = 'external_url'::public.enum_menus_items_children_type) AND ((COALESCE(t.link, ''::character varying))::text = ''::text)) THEN 'hu'::public._locales
            ELSE t._locale
        END))))
     LEFT JOIN api.page p ON (((i.type = 'static_page'::public.enum_menus_items_children_type) AND (p.id = i.page_id) AND (p.lang = t._locale))))
  WHERE (
        CASE
            WHEN (i.type = 'static_page'::public.enum_menus_items_children_type) THEN (p.slug IS NOT NULL)
            ELSE (o.link IS NOT NULL)
        END OR (EXISTS ( SELECT
           FROM api.menu_item_3 c
          WHERE (((c.owner_id)::text = (i.id)::text) AND (c.lang = t._locale)))));


CREATE TABLE public.menus_items (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    type public.enum_menus_items_type DEFAULT 'internal_url'::public.enum_menus_items_type NOT NULL,
    page_id integer
);


CREATE TABLE public.menus_items_locales (
    name character varying,
    link character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id character varying NOT NULL
);


CREATE VIEW api.menu_item_1 AS
 SELECT i.id,
    i._parent_id AS owner_id,
    i._order AS "position",
    t._locale AS lang,
    t.name,
    i.type,
    o.link,
        CASE
            WHEN (p.slug IS NOT NULL) THEN json_build_object('slug', p.slug)
            ELSE NULL::json
        END AS page
   FROM (((public.menus_items i
     JOIN public.menus_items_locales t ON ((((t._parent_id)::text = (i.id)::text) AND ((t.name)::text <> ''::text))))
     LEFT JOIN public.menus_items_locales o ON ((((o._parent_id)::text = (i.id)::text) AND ((o.link)::text <> ''::text) AND (o._locale =
        CASE
            WHEN ((i.type = 'external_url'::public.enum_menus_items_type) AND ((COALESCE(t.link, ''::character varying))::text = ''::text)) THEN 'hu'::public._locales
            ELSE t._locale
        END))))
     LEFT JOIN api.page p ON (((i.type = 'static_page'::public.enum_menus_items_type) AND (p.id = i.page_id) AND (p.lang = t._locale))))
  WHERE (
        CASE
            WHEN (i.type = 'static_page'::public.enum_menus_items_type) THEN (p.slug IS NOT NULL)
            ELSE (o.link IS NOT NULL)
        END OR (EXISTS ( SELECT
           FROM api.menu_item_2 c
          WHERE (((c.owner_id)::text = (i.id)::text) AND (c.lang = t._locale)))));


CREATE VIEW api.player AS
 SELECT d.id,
    l.lang,
        CASE
            WHEN c.full_name THEN (d.last_name)::text
            ELSE children.initial((d.last_name)::text)
        END AS last_name,
        CASE
            WHEN c.full_name THEN (COALESCE(d.first_name, ''::character varying))::text
            ELSE children.initial((d.first_name)::text)
        END AS first_name,
        CASE
            WHEN c.physical THEN (d.birth_year)::integer
            ELSE NULL::integer
        END AS birth_year,
        CASE
            WHEN c.physical THEN (d.height)::integer
            ELSE NULL::integer
        END AS height,
        CASE
            WHEN c.pictures THEN ( SELECT p.picture
               FROM api.picture p
              WHERE ((p.id = d.profile_image_id) AND (p.lang = l.lang)))
            ELSE NULL::json
        END AS profile_image,
    (NOT c.full_name) AS masked,
    (NOT c.own_page) AS without_page,
    c.noindex
   FROM ((public.players d
     JOIN children.player c ON ((c.id = d.id)))
     CROSS JOIN api.language l);


CREATE VIEW api.player_name AS
 SELECT p.id,
    regexp_replace((' '::text || lower(extensions.unaccent((((p.last_name)::text || ' '::text) || (COALESCE(p.first_name, ''::character varying))::text)))), '[^[:alnum:]]+'::text, ' '::text, 'g'::text) AS plain
   FROM (public.players p
     JOIN children.player c ON ((c.id = p.id)))
  WHERE c.full_name;


CREATE TABLE public.popups (
    id integer NOT NULL,
    banner_image_id integer NOT NULL,
    visible boolean DEFAULT true,
    visible_from timestamp(3) with time zone,
    visible_until timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.popups_locales (
    title character varying NOT NULL,
    url character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.popup AS
 SELECT b.id,
    l.lang,
        CASE
            WHEN (own.title IS NULL) THEN 'hu'::public._locales
            ELSE l.lang
        END AS text_lang,
    COALESCE(own.title, hu.title) AS title,
    COALESCE(NULLIF((own.url)::text, ''::text), NULLIF((hu.url)::text, ''::text)) AS url,
    b.updated_at,
    p.thumbnails,
    p.picture AS banner_image
   FROM ((((public.popups b
     CROSS JOIN api.language l)
     JOIN api.picture p ON (((p.id = b.banner_image_id) AND (p.lang = l.lang))))
     LEFT JOIN public.popups_locales own ON (((own._locale = l.lang) AND (own._parent_id = b.id))))
     LEFT JOIN public.popups_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = b.id))))
  WHERE (b.visible AND (b.deleted_at IS NULL) AND ((b.visible_from IS NULL) OR (b.visible_from <= now())) AND ((b.visible_until IS NULL) OR (b.visible_until > now())));


CREATE TABLE feed.document (
    kind text NOT NULL,
    document_id integer NOT NULL,
    lang public._locales NOT NULL,
    publish_date timestamp(3) with time zone NOT NULL,
    year smallint GENERATED ALWAYS AS ((GREATEST((1990)::numeric, EXTRACT(year FROM (publish_date AT TIME ZONE 'UTC'::text))))::smallint) STORED NOT NULL,
    words tsvector NOT NULL
);


CREATE VIEW api.search_document AS
 SELECT document.kind,
    document.document_id,
    document.lang,
    document.year,
    document.publish_date,
    document.words
   FROM feed.document
  WHERE (document.publish_date <= now());


CREATE TABLE public.consent_texts (
    id integer NOT NULL,
    version character varying NOT NULL,
    text_hu character varying NOT NULL,
    text_en character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.settings_locales (
    page_title character varying,
    page_description character varying,
    sharing_og_title character varying,
    sharing_og_description character varying,
    contact_address character varying,
    contact_other jsonb,
    contact_other_html character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE VIEW api.setting AS
 SELECT l.lang,
    s.setting_type,
    s.name,
    COALESCE(NULLIF((s.own)::text, ''::text), (s.hu)::text) AS value,
        CASE
            WHEN (NULLIF((s.own)::text, ''::text) IS NULL) THEN 'hu'::public._locales
            ELSE l.lang
        END AS text_lang,
    s."position"
   FROM ((((public.settings g
     CROSS JOIN api.language l)
     LEFT JOIN public.settings_locales own ON (((own._locale = l.lang) AND (own._parent_id = g.id))))
     LEFT JOIN public.settings_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = g.id))))
     CROSS JOIN LATERAL ( VALUES (1,'page-settings'::text,'title'::text,own.page_title,hu.page_title), (2,'page-settings'::text,'description'::text,own.page_description,hu.page_description), (3,'social-media-settings'::text,'og:title'::text,own.sharing_og_title,hu.sharing_og_title), (4,'social-media-settings'::text,'og:description'::text,own.sharing_og_description,hu.sharing_og_description), (5,'social-links'::text,'facebook'::text,g.social_facebook,NULL::character varying), (6,'social-links'::text,'instagram'::text,g.social_instagram,NULL::character varying), (7,'social-links'::text,'youtube'::text,g.social_youtube,NULL::character varying), (8,'social-links'::text,'googlemaps'::text,g.social_googlemaps,NULL::character varying), (9,'social-links'::text,'twitter'::text,g.social_twitter,NULL::character varying), (10,'contact-settings'::text,'address'::text,own.contact_address,hu.contact_address), (11,'contact-settings'::text,'phone'::text,g.contact_phone,NULL::character varying), (12,'contact-settings'::text,'other'::text,own.contact_other_html,hu.contact_other_html), (15,'child-protection'::text,'name'::text,g.children_officer_name,NULL::character varying), (16,'child-protection'::text,'email'::text,g.children_officer_email,NULL::character varying), (17,'child-protection'::text,'phone'::text,g.children_officer_phone,NULL::character varying)) s("position", setting_type, name, own, hu))
  WHERE (COALESCE(NULLIF((s.own)::text, ''::text), (s.hu)::text) <> ''::text)
UNION ALL
 SELECT l.lang,
    'join-us'::text AS setting_type,
    s.name,
    s.value,
    l.lang AS text_lang,
    s."position"
   FROM ((( SELECT consent_texts.id,
            consent_texts.version,
            consent_texts.text_hu,
            consent_texts.text_en,
            consent_texts.updated_at,
            consent_texts.created_at
           FROM public.consent_texts
          ORDER BY consent_texts.id DESC
         LIMIT 1) c
     CROSS JOIN api.language l)
     CROSS JOIN LATERAL ( VALUES (13,'consent_version'::text,c.version), (14,'consent_text'::text,
                CASE l.lang
                    WHEN 'hu'::public._locales THEN c.text_hu
                    ELSE c.text_en
                END)) s("position", name, value));


CREATE TABLE feed.slug (
    kind text NOT NULL,
    lang public._locales NOT NULL,
    slug text NOT NULL,
    document_id integer NOT NULL
);


CREATE VIEW api.slug AS
 SELECT s.kind,
    s.lang,
    s.slug,
    s.document_id
   FROM feed.slug s
  WHERE
        CASE s.kind
            WHEN 'article'::text THEN (EXISTS ( SELECT
               FROM public.articles d
              WHERE ((d.id = s.document_id) AND (d._status = 'published'::public.enum_articles_status) AND (d.deleted_at IS NULL) AND (d.publish_date <= now()))))
            WHEN 'page'::text THEN (EXISTS ( SELECT
               FROM public.pages d
              WHERE ((d.id = s.document_id) AND (d._status = 'published'::public.enum_pages_status) AND (d.deleted_at IS NULL))))
            ELSE NULL::boolean
        END;


CREATE TABLE public.sponsors (
    id integer NOT NULL,
    title character varying NOT NULL,
    url character varying,
    sponsor_logo_id integer NOT NULL,
    "order" numeric DEFAULT 0,
    active boolean DEFAULT true,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone
);


CREATE VIEW api.sponsor AS
 SELECT s.id,
    p.lang,
    s.title,
    s.url,
    p.picture AS sponsor_logo,
    (COALESCE(s."order", (0)::numeric))::integer AS "position"
   FROM (public.sponsors s
     JOIN api.picture p ON ((p.id = s.sponsor_logo_id)))
  WHERE (s.active AND (s.deleted_at IS NULL));


CREATE VIEW api.squad_member AS
 SELECT competition_teams_squad._parent_id AS team_id,
    competition_teams_squad.player_id,
    competition_teams_squad._order AS place,
    NULLIF((competition_teams_squad.jersey_number)::text, ''::text) AS jersey_number,
    competition_teams_squad."position",
    competition_teams_squad."from" AS joined,
    competition_teams_squad."to" AS left_on
   FROM public.competition_teams_squad;


CREATE TABLE public.competition_teams_staff (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    last_name character varying NOT NULL,
    first_name character varying
);


CREATE TABLE public.competition_teams_staff_locales (
    role character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id character varying NOT NULL
);


CREATE VIEW api.staff_member AS
 SELECT s._parent_id AS team_id,
    l.lang,
    s._order AS place,
    s.last_name,
    COALESCE(s.first_name, ''::character varying) AS first_name,
    COALESCE(NULLIF((own.role)::text, ''::text), (hu.role)::text) AS role
   FROM (((public.competition_teams_staff s
     CROSS JOIN api.language l)
     LEFT JOIN public.competition_teams_staff_locales own ON (((own._locale = l.lang) AND ((own._parent_id)::text = (s.id)::text))))
     LEFT JOIN public.competition_teams_staff_locales hu ON (((hu._locale = 'hu'::public._locales) AND ((hu._parent_id)::text = (s.id)::text))))
  WHERE (COALESCE(NULLIF((own.role)::text, ''::text), (hu.role)::text) <> ''::text);


CREATE TABLE public.competitions_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    competitions_id integer
);


CREATE VIEW api.table_game AS
 SELECT matches.competition_id,
    matches.id,
    matches.home_team_id AS home,
    matches.away_team_id AS away,
    (COALESCE(matches.home_score, (0)::numeric))::integer AS home_score,
    (COALESCE(matches.away_score, (0)::numeric))::integer AS away_score,
    matches.game_time,
    matches.forfeit,
    NULL::text AS carried
   FROM public.matches
  WHERE ((matches.status = 'finished'::public.enum_matches_status) AND ((matches.forfeit IS NOT NULL) OR ((matches.home_score IS NOT NULL) AND (matches.away_score IS NOT NULL))))
UNION ALL
 SELECT r.parent_id AS competition_id,
    m.id,
    m.home_team_id AS home,
    m.away_team_id AS away,
    (COALESCE(m.home_score, (0)::numeric))::integer AS home_score,
    (COALESCE(m.away_score, (0)::numeric))::integer AS away_score,
    m.game_time,
    m.forfeit,
    COALESCE((c.carry_over)::text, 'among_entries'::text) AS carried
   FROM ((public.competitions_rels r
     JOIN public.competitions c ON ((c.id = r.parent_id)))
     CROSS JOIN LATERAL ( SELECT matches.id,
            matches.title,
            matches.competition_id,
            matches.home_team_id,
            matches.away_team_id,
            matches.game_time,
            matches.arena_id,
            matches.status,
            matches.home_score,
            matches.away_score,
            matches.forfeit,
            matches.box_score_incomplete,
            matches.attendance,
            matches.report_id,
            matches.gallery_id,
            matches.imported,
            matches.updated_at,
            matches.created_at,
            matches.ticket_url
           FROM public.matches
          WHERE ((matches.competition_id = r.competitions_id) AND (matches.status = 'finished'::public.enum_matches_status))
         OFFSET 0) m)
  WHERE (((r.path)::text = 'carries_over_from'::text) AND ((m.forfeit IS NOT NULL) OR ((m.home_score IS NOT NULL) AND (m.away_score IS NOT NULL))));


CREATE VIEW api.team_key AS
 SELECT t.id,
    t.club_id,
    (s.year)::integer AS season,
    (COALESCE(t."order", (0)::numeric))::integer AS "position"
   FROM (public.competition_teams t
     JOIN public.seasons s ON ((s.id = t.season_id)));


CREATE TABLE public.videos (
    id integer NOT NULL,
    video_url character varying,
    cover_image_id integer,
    publish_date timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_videos_status DEFAULT 'draft'::public.enum_videos_status,
    updated_by_id integer,
    untouched boolean,
    deleted_at timestamp(3) with time zone
);


CREATE TABLE public.videos_locales (
    name character varying,
    description character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE TABLE public.videos_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    videos_id integer,
    categories_id integer,
    tags_id integer
);


CREATE VIEW api.video AS
 SELECT d.id,
    l.lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN 'en'::text
            ELSE 'hu'::text
        END AS text_lang,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.name
            ELSE hu.name
        END AS name,
        CASE
            WHEN ((l.lang = 'en'::public._locales) AND (en._parent_id IS NOT NULL)) THEN en.description
            ELSE hu.description
        END AS description,
    d.publish_date,
    d.video_url,
    ( SELECT p.picture
           FROM api.picture p
          WHERE ((p.id = d.cover_image_id) AND (p.lang = l.lang))) AS cover_image,
    ( SELECT COALESCE(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'highlighted', c.highlighted) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.videos_rels r
             JOIN api.category c ON (((c.id = r.categories_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'categories'::text))) AS categories,
    ( SELECT COALESCE(json_agg(json_build_object('name', c.name, 'slug', c.slug) ORDER BY r."order"), '[]'::json) AS "coalesce"
           FROM (public.videos_rels r
             JOIN api.tag c ON (((c.id = r.tags_id) AND (c.lang = l.lang))))
          WHERE ((r.parent_id = d.id) AND ((r.path)::text = 'tags'::text))) AS tags
   FROM (((public.videos d
     CROSS JOIN api.language l)
     JOIN public.videos_locales hu ON (((hu._locale = 'hu'::public._locales) AND (hu._parent_id = d.id) AND ((hu.name)::text <> ''::text))))
     LEFT JOIN public.videos_locales en ON (((en._locale = 'en'::public._locales) AND (en._parent_id = d.id) AND ((en.name)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_videos_status) AND (d.deleted_at IS NULL) AND (d.publish_date <= now()) AND ((d.video_url)::text <> ''::text));


CREATE VIEW api.video_key AS
 SELECT videos.id,
    videos.publish_date
   FROM public.videos
  WHERE ((videos._status = 'published'::public.enum_videos_status) AND (videos.deleted_at IS NULL) AND (videos.publish_date <= now()) AND ((videos.video_url)::text <> ''::text));


CREATE VIEW api.video_related AS
 SELECT videos_rels.parent_id AS video_id,
    videos_rels.videos_id AS related_id,
    videos_rels."order" AS "position"
   FROM public.videos_rels
  WHERE (((videos_rels.path)::text = 'related_videos'::text) AND (videos_rels.videos_id IS NOT NULL));


CREATE TABLE cache.purge (
    id bigint NOT NULL,
    source text NOT NULL,
    tags text[] NOT NULL,
    gone boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL,
    done_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text
);


ALTER TABLE cache.purge ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cache.purge_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE intake.key (
    key text NOT NULL,
    stored_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE intake.outbox (
    id bigint NOT NULL,
    registration_id integer NOT NULL,
    kind text NOT NULL,
    message_id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    last_error text,
    CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['club'::text, 'applicant'::text])))
);


ALTER TABLE intake.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME intake.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


CREATE TABLE intake.rate (
    key text NOT NULL,
    points integer NOT NULL,
    expire bigint NOT NULL
);


CREATE TABLE public._articles_v (
    id integer NOT NULL,
    parent_id integer,
    version_cover_image_id integer,
    version_publish_date timestamp(3) with time zone,
    version_highlight public.enum__articles_v_version_highlight DEFAULT 'no'::public.enum__articles_v_version_highlight,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__articles_v_version_status DEFAULT 'draft'::public.enum__articles_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    snapshot boolean,
    published_locale public.enum__articles_v_published_locale,
    latest boolean,
    version_updated_by_id integer,
    version_untouched boolean,
    autosave boolean,
    version_deleted_at timestamp(3) with time zone
);


CREATE SEQUENCE public._articles_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._articles_v_id_seq OWNED BY public._articles_v.id;


CREATE TABLE public._articles_v_locales (
    version_title character varying,
    version_lead character varying,
    version_body jsonb,
    version_body_html character varying,
    version_meta_title character varying,
    version_meta_description character varying,
    version_og_title character varying,
    version_og_description character varying,
    version_slug character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE SEQUENCE public._articles_v_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._articles_v_locales_id_seq OWNED BY public._articles_v_locales.id;


CREATE TABLE public._articles_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    articles_id integer,
    documents_id integer,
    categories_id integer,
    tags_id integer
);


CREATE SEQUENCE public._articles_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._articles_v_rels_id_seq OWNED BY public._articles_v_rels.id;


CREATE TABLE public._galleries_v (
    id integer NOT NULL,
    parent_id integer,
    version_cover_image_id integer,
    version_publish_date timestamp(3) with time zone,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__galleries_v_version_status DEFAULT 'draft'::public.enum__galleries_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    snapshot boolean,
    published_locale public.enum__galleries_v_published_locale,
    latest boolean,
    version_updated_by_id integer,
    version_untouched boolean,
    autosave boolean,
    version_deleted_at timestamp(3) with time zone
);


CREATE SEQUENCE public._galleries_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._galleries_v_id_seq OWNED BY public._galleries_v.id;


CREATE TABLE public._galleries_v_locales (
    version_name character varying,
    version_description character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE SEQUENCE public._galleries_v_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._galleries_v_locales_id_seq OWNED BY public._galleries_v_locales.id;


CREATE TABLE public._galleries_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    gallery_files_id integer,
    categories_id integer
);


CREATE SEQUENCE public._galleries_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._galleries_v_rels_id_seq OWNED BY public._galleries_v_rels.id;


CREATE TABLE public._pages_v (
    id integer NOT NULL,
    parent_id integer,
    version_cover_image_id integer,
    version_order numeric DEFAULT 0,
    version_listed boolean DEFAULT true,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__pages_v_version_status DEFAULT 'draft'::public.enum__pages_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    snapshot boolean,
    published_locale public.enum__pages_v_published_locale,
    latest boolean,
    version_updated_by_id integer,
    version_untouched boolean,
    autosave boolean,
    version_deleted_at timestamp(3) with time zone
);


CREATE SEQUENCE public._pages_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._pages_v_id_seq OWNED BY public._pages_v.id;


CREATE TABLE public._pages_v_locales (
    version_title character varying,
    version_body jsonb,
    version_body_html character varying,
    version_meta_title character varying,
    version_meta_description character varying,
    version_og_title character varying,
    version_og_description character varying,
    version_slug character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE SEQUENCE public._pages_v_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._pages_v_locales_id_seq OWNED BY public._pages_v_locales.id;


CREATE TABLE public._pages_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    documents_id integer
);


CREATE SEQUENCE public._pages_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._pages_v_rels_id_seq OWNED BY public._pages_v_rels.id;


CREATE TABLE public._videos_v (
    id integer NOT NULL,
    parent_id integer,
    version_video_url character varying,
    version_cover_image_id integer,
    version_publish_date timestamp(3) with time zone,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__videos_v_version_status DEFAULT 'draft'::public.enum__videos_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    snapshot boolean,
    published_locale public.enum__videos_v_published_locale,
    latest boolean,
    version_updated_by_id integer,
    version_untouched boolean,
    autosave boolean,
    version_deleted_at timestamp(3) with time zone
);


CREATE SEQUENCE public._videos_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._videos_v_id_seq OWNED BY public._videos_v.id;


CREATE TABLE public._videos_v_locales (
    version_name character varying,
    version_description character varying,
    id integer NOT NULL,
    _locale public._locales NOT NULL,
    _parent_id integer NOT NULL
);


CREATE SEQUENCE public._videos_v_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._videos_v_locales_id_seq OWNED BY public._videos_v_locales.id;


CREATE TABLE public._videos_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    videos_id integer,
    categories_id integer,
    tags_id integer
);


CREATE SEQUENCE public._videos_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public._videos_v_rels_id_seq OWNED BY public._videos_v_rels.id;


CREATE SEQUENCE public.arenas_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.arenas_id_seq OWNED BY public.arenas.id;


CREATE SEQUENCE public.articles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.articles_id_seq OWNED BY public.articles.id;


CREATE SEQUENCE public.articles_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.articles_locales_id_seq OWNED BY public.articles_locales.id;


CREATE SEQUENCE public.articles_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.articles_rels_id_seq OWNED BY public.articles_rels.id;


CREATE TABLE public.audit_lines (
    id integer NOT NULL,
    action public.enum_audit_lines_action NOT NULL,
    count numeric NOT NULL,
    actor character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    subject_collection character varying,
    subject_id numeric,
    subject_title character varying,
    details character varying
);


CREATE SEQUENCE public.audit_lines_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.audit_lines_id_seq OWNED BY public.audit_lines.id;


CREATE SEQUENCE public.banners_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.banners_id_seq OWNED BY public.banners.id;


CREATE SEQUENCE public.banners_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.banners_locales_id_seq OWNED BY public.banners_locales.id;


CREATE SEQUENCE public.categories_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.categories_id_seq OWNED BY public.categories.id;


CREATE SEQUENCE public.categories_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.categories_locales_id_seq OWNED BY public.categories_locales.id;


CREATE TABLE public.child_consent_texts (
    id integer NOT NULL,
    version character varying NOT NULL,
    text_hu character varying NOT NULL,
    text_en character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE SEQUENCE public.child_consent_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.child_consent_texts_id_seq OWNED BY public.child_consent_texts.id;


CREATE TABLE public.child_requests (
    id integer NOT NULL,
    subject character varying NOT NULL,
    kind public.enum_child_requests_kind NOT NULL,
    status public.enum_child_requests_status DEFAULT 'open'::public.enum_child_requests_status NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    player_id integer,
    notes character varying,
    answered_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE SEQUENCE public.child_requests_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.child_requests_id_seq OWNED BY public.child_requests.id;


CREATE SEQUENCE public.clubs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.clubs_id_seq OWNED BY public.clubs.id;


CREATE SEQUENCE public.competition_teams_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.competition_teams_id_seq OWNED BY public.competition_teams.id;


CREATE SEQUENCE public.competition_teams_staff_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.competition_teams_staff_locales_id_seq OWNED BY public.competition_teams_staff_locales.id;


CREATE SEQUENCE public.competitions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.competitions_id_seq OWNED BY public.competitions.id;


CREATE SEQUENCE public.competitions_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.competitions_locales_id_seq OWNED BY public.competitions_locales.id;


CREATE SEQUENCE public.competitions_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.competitions_rels_id_seq OWNED BY public.competitions_rels.id;


CREATE SEQUENCE public.competitions_tie_rules_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.competitions_tie_rules_id_seq OWNED BY public.competitions_tie_rules.id;


CREATE SEQUENCE public.consent_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.consent_texts_id_seq OWNED BY public.consent_texts.id;


CREATE SEQUENCE public.consents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.consents_id_seq OWNED BY public.consents.id;


CREATE SEQUENCE public.documents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.documents_id_seq OWNED BY public.documents.id;


CREATE SEQUENCE public.documents_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.documents_locales_id_seq OWNED BY public.documents_locales.id;


CREATE SEQUENCE public.galleries_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.galleries_id_seq OWNED BY public.galleries.id;


CREATE SEQUENCE public.galleries_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.galleries_locales_id_seq OWNED BY public.galleries_locales.id;


CREATE SEQUENCE public.galleries_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.galleries_rels_id_seq OWNED BY public.galleries_rels.id;


CREATE SEQUENCE public.gallery_files_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.gallery_files_id_seq OWNED BY public.gallery_files.id;


CREATE SEQUENCE public.gallery_files_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.gallery_files_locales_id_seq OWNED BY public.gallery_files_locales.id;


CREATE SEQUENCE public.gallery_files_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.gallery_files_rels_id_seq OWNED BY public.gallery_files_rels.id;


CREATE TABLE public.invitations (
    user_id integer NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    accepted_at timestamp with time zone
);


CREATE TABLE public.join_registrations (
    id integer NOT NULL,
    name character varying NOT NULL,
    birth_year numeric NOT NULL,
    email character varying NOT NULL,
    phone character varying,
    mother_name character varying,
    played_basketball_before boolean DEFAULT false NOT NULL,
    status public.enum_join_registrations_status DEFAULT 'new'::public.enum_join_registrations_status NOT NULL,
    language public.enum_join_registrations_language DEFAULT 'hu'::public.enum_join_registrations_language NOT NULL,
    consent_version character varying NOT NULL,
    consent_at timestamp(3) with time zone NOT NULL,
    is_minor boolean DEFAULT false NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    notes character varying,
    assignee_id integer
);


CREATE SEQUENCE public.join_registrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.join_registrations_id_seq OWNED BY public.join_registrations.id;


CREATE SEQUENCE public.matches_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.matches_id_seq OWNED BY public.matches.id;


CREATE SEQUENCE public.matches_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.matches_locales_id_seq OWNED BY public.matches_locales.id;


CREATE SEQUENCE public.media_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.media_id_seq OWNED BY public.media.id;


CREATE SEQUENCE public.media_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.media_locales_id_seq OWNED BY public.media_locales.id;


CREATE SEQUENCE public.media_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.media_rels_id_seq OWNED BY public.media_rels.id;


CREATE SEQUENCE public.menus_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.menus_id_seq OWNED BY public.menus.id;


CREATE SEQUENCE public.menus_items_children_children_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.menus_items_children_children_locales_id_seq OWNED BY public.menus_items_children_children_locales.id;


CREATE SEQUENCE public.menus_items_children_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.menus_items_children_locales_id_seq OWNED BY public.menus_items_children_locales.id;


CREATE SEQUENCE public.menus_items_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.menus_items_locales_id_seq OWNED BY public.menus_items_locales.id;


CREATE SEQUENCE public.menus_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.menus_locales_id_seq OWNED BY public.menus_locales.id;


CREATE SEQUENCE public.pages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.pages_id_seq OWNED BY public.pages.id;


CREATE SEQUENCE public.pages_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.pages_locales_id_seq OWNED BY public.pages_locales.id;


CREATE SEQUENCE public.pages_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.pages_rels_id_seq OWNED BY public.pages_rels.id;


CREATE TABLE public.payload_kv (
    id integer NOT NULL,
    key character varying NOT NULL,
    data jsonb NOT NULL
);


CREATE SEQUENCE public.payload_kv_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.payload_kv_id_seq OWNED BY public.payload_kv.id;


CREATE TABLE public.payload_locked_documents (
    id integer NOT NULL,
    global_slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE SEQUENCE public.payload_locked_documents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.payload_locked_documents_id_seq OWNED BY public.payload_locked_documents.id;


CREATE TABLE public.payload_locked_documents_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    articles_id integer,
    pages_id integer,
    galleries_id integer,
    videos_id integer,
    categories_id integer,
    tags_id integer,
    media_id integer,
    gallery_files_id integer,
    documents_id integer,
    menus_id integer,
    banners_id integer,
    popups_id integer,
    sponsors_id integer,
    join_registrations_id integer,
    users_id integer,
    matches_id integer,
    competitions_id integer,
    competition_teams_id integer,
    players_id integer,
    clubs_id integer,
    arenas_id integer,
    seasons_id integer,
    consent_texts_id integer,
    audit_lines_id integer,
    consents_id integer,
    child_consent_texts_id integer,
    child_requests_id integer,
    taken_down_pictures_id integer
);


CREATE SEQUENCE public.payload_locked_documents_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.payload_locked_documents_rels_id_seq OWNED BY public.payload_locked_documents_rels.id;


CREATE TABLE public.payload_migrations (
    id integer NOT NULL,
    name character varying,
    batch numeric,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE SEQUENCE public.payload_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.payload_migrations_id_seq OWNED BY public.payload_migrations.id;


CREATE TABLE public.payload_preferences (
    id integer NOT NULL,
    key character varying,
    value jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE SEQUENCE public.payload_preferences_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.payload_preferences_id_seq OWNED BY public.payload_preferences.id;


CREATE TABLE public.payload_preferences_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    users_id integer
);


CREATE SEQUENCE public.payload_preferences_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.payload_preferences_rels_id_seq OWNED BY public.payload_preferences_rels.id;


CREATE SEQUENCE public.players_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.players_id_seq OWNED BY public.players.id;


CREATE SEQUENCE public.popups_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.popups_id_seq OWNED BY public.popups.id;


CREATE SEQUENCE public.popups_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.popups_locales_id_seq OWNED BY public.popups_locales.id;


CREATE SEQUENCE public.seasons_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.seasons_id_seq OWNED BY public.seasons.id;


CREATE TABLE public.second_factors (
    user_id integer NOT NULL,
    secret text NOT NULL,
    last_counter bigint NOT NULL,
    recovery_codes text[] NOT NULL,
    is_demo boolean NOT NULL,
    set_at timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE public.session_devices (
    session_id text NOT NULL,
    user_id integer NOT NULL,
    device text NOT NULL
);


CREATE SEQUENCE public.settings_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.settings_id_seq OWNED BY public.settings.id;


CREATE SEQUENCE public.settings_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.settings_locales_id_seq OWNED BY public.settings_locales.id;


CREATE SEQUENCE public.sponsors_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.sponsors_id_seq OWNED BY public.sponsors.id;


CREATE SEQUENCE public.tags_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.tags_id_seq OWNED BY public.tags.id;


CREATE SEQUENCE public.tags_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.tags_locales_id_seq OWNED BY public.tags_locales.id;


CREATE TABLE public.taken_down_pictures (
    id integer NOT NULL,
    hash character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


CREATE SEQUENCE public.taken_down_pictures_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.taken_down_pictures_id_seq OWNED BY public.taken_down_pictures.id;


CREATE TABLE public.users (
    id integer NOT NULL,
    name character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email character varying NOT NULL,
    reset_password_token character varying,
    reset_password_expiration timestamp(3) with time zone,
    salt character varying,
    hash character varying,
    reset_password_requested_at timestamp(3) with time zone,
    login_attempts numeric DEFAULT 0,
    lock_until timestamp(3) with time zone
);


CREATE SEQUENCE public.users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;


CREATE TABLE public.users_roles (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value public.enum_users_roles,
    id integer NOT NULL
);


CREATE SEQUENCE public.users_roles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.users_roles_id_seq OWNED BY public.users_roles.id;


CREATE TABLE public.users_sessions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL
);


CREATE SEQUENCE public.videos_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.videos_id_seq OWNED BY public.videos.id;


CREATE SEQUENCE public.videos_locales_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.videos_locales_id_seq OWNED BY public.videos_locales.id;


CREATE SEQUENCE public.videos_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


ALTER SEQUENCE public.videos_rels_id_seq OWNED BY public.videos_rels.id;


CREATE VIEW upkeep.source AS
 SELECT 'article'::text AS kind,
    d.id,
    d.publish_date,
    t._locale AS lang,
    t.slug,
    concat_ws(' '::text, t.title, t.lead, t.body_html) AS text
   FROM (public.articles d
     JOIN public.articles_locales t ON (((t._parent_id = d.id) AND ((t.title)::text <> ''::text) AND ((t.slug)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_articles_status) AND (d.deleted_at IS NULL) AND (d.publish_date IS NOT NULL))
UNION ALL
 SELECT 'gallery'::text AS kind,
    d.id,
    d.publish_date,
    t._locale AS lang,
    NULL::character varying AS slug,
    concat_ws(' '::text, t.name, t.description) AS text
   FROM (public.galleries d
     JOIN public.galleries_locales t ON (((t._parent_id = d.id) AND ((t.name)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_galleries_status) AND (d.deleted_at IS NULL) AND (d.publish_date IS NOT NULL))
UNION ALL
 SELECT 'video'::text AS kind,
    d.id,
    d.publish_date,
    t._locale AS lang,
    NULL::character varying AS slug,
    concat_ws(' '::text, t.name, t.description) AS text
   FROM (public.videos d
     JOIN public.videos_locales t ON (((t._parent_id = d.id) AND ((t.name)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_videos_status) AND (d.deleted_at IS NULL) AND (d.publish_date IS NOT NULL))
UNION ALL
 SELECT 'page'::text AS kind,
    d.id,
    NULL::timestamp with time zone AS publish_date,
    t._locale AS lang,
    t.slug,
    NULL::text AS text
   FROM (public.pages d
     JOIN public.pages_locales t ON (((t._parent_id = d.id) AND ((t.title)::text <> ''::text) AND ((t.slug)::text <> ''::text))))
  WHERE ((d._status = 'published'::public.enum_pages_status) AND (d.deleted_at IS NULL));


ALTER TABLE ONLY public._articles_v ALTER COLUMN id SET DEFAULT nextval('public._articles_v_id_seq'::regclass);


ALTER TABLE ONLY public._articles_v_locales ALTER COLUMN id SET DEFAULT nextval('public._articles_v_locales_id_seq'::regclass);


ALTER TABLE ONLY public._articles_v_rels ALTER COLUMN id SET DEFAULT nextval('public._articles_v_rels_id_seq'::regclass);


ALTER TABLE ONLY public._galleries_v ALTER COLUMN id SET DEFAULT nextval('public._galleries_v_id_seq'::regclass);


ALTER TABLE ONLY public._galleries_v_locales ALTER COLUMN id SET DEFAULT nextval('public._galleries_v_locales_id_seq'::regclass);


ALTER TABLE ONLY public._galleries_v_rels ALTER COLUMN id SET DEFAULT nextval('public._galleries_v_rels_id_seq'::regclass);


ALTER TABLE ONLY public._pages_v ALTER COLUMN id SET DEFAULT nextval('public._pages_v_id_seq'::regclass);


ALTER TABLE ONLY public._pages_v_locales ALTER COLUMN id SET DEFAULT nextval('public._pages_v_locales_id_seq'::regclass);


ALTER TABLE ONLY public._pages_v_rels ALTER COLUMN id SET DEFAULT nextval('public._pages_v_rels_id_seq'::regclass);


ALTER TABLE ONLY public._videos_v ALTER COLUMN id SET DEFAULT nextval('public._videos_v_id_seq'::regclass);


ALTER TABLE ONLY public._videos_v_locales ALTER COLUMN id SET DEFAULT nextval('public._videos_v_locales_id_seq'::regclass);


ALTER TABLE ONLY public._videos_v_rels ALTER COLUMN id SET DEFAULT nextval('public._videos_v_rels_id_seq'::regclass);


ALTER TABLE ONLY public.arenas ALTER COLUMN id SET DEFAULT nextval('public.arenas_id_seq'::regclass);


ALTER TABLE ONLY public.articles ALTER COLUMN id SET DEFAULT nextval('public.articles_id_seq'::regclass);


ALTER TABLE ONLY public.articles_locales ALTER COLUMN id SET DEFAULT nextval('public.articles_locales_id_seq'::regclass);


ALTER TABLE ONLY public.articles_rels ALTER COLUMN id SET DEFAULT nextval('public.articles_rels_id_seq'::regclass);


ALTER TABLE ONLY public.audit_lines ALTER COLUMN id SET DEFAULT nextval('public.audit_lines_id_seq'::regclass);


ALTER TABLE ONLY public.banners ALTER COLUMN id SET DEFAULT nextval('public.banners_id_seq'::regclass);


ALTER TABLE ONLY public.banners_locales ALTER COLUMN id SET DEFAULT nextval('public.banners_locales_id_seq'::regclass);


ALTER TABLE ONLY public.categories ALTER COLUMN id SET DEFAULT nextval('public.categories_id_seq'::regclass);


ALTER TABLE ONLY public.categories_locales ALTER COLUMN id SET DEFAULT nextval('public.categories_locales_id_seq'::regclass);


ALTER TABLE ONLY public.child_consent_texts ALTER COLUMN id SET DEFAULT nextval('public.child_consent_texts_id_seq'::regclass);


ALTER TABLE ONLY public.child_requests ALTER COLUMN id SET DEFAULT nextval('public.child_requests_id_seq'::regclass);


ALTER TABLE ONLY public.clubs ALTER COLUMN id SET DEFAULT nextval('public.clubs_id_seq'::regclass);


ALTER TABLE ONLY public.competition_teams ALTER COLUMN id SET DEFAULT nextval('public.competition_teams_id_seq'::regclass);


ALTER TABLE ONLY public.competition_teams_staff_locales ALTER COLUMN id SET DEFAULT nextval('public.competition_teams_staff_locales_id_seq'::regclass);


ALTER TABLE ONLY public.competitions ALTER COLUMN id SET DEFAULT nextval('public.competitions_id_seq'::regclass);


ALTER TABLE ONLY public.competitions_locales ALTER COLUMN id SET DEFAULT nextval('public.competitions_locales_id_seq'::regclass);


ALTER TABLE ONLY public.competitions_rels ALTER COLUMN id SET DEFAULT nextval('public.competitions_rels_id_seq'::regclass);


ALTER TABLE ONLY public.competitions_tie_rules ALTER COLUMN id SET DEFAULT nextval('public.competitions_tie_rules_id_seq'::regclass);


ALTER TABLE ONLY public.consent_texts ALTER COLUMN id SET DEFAULT nextval('public.consent_texts_id_seq'::regclass);


ALTER TABLE ONLY public.consents ALTER COLUMN id SET DEFAULT nextval('public.consents_id_seq'::regclass);


ALTER TABLE ONLY public.documents ALTER COLUMN id SET DEFAULT nextval('public.documents_id_seq'::regclass);


ALTER TABLE ONLY public.documents_locales ALTER COLUMN id SET DEFAULT nextval('public.documents_locales_id_seq'::regclass);


ALTER TABLE ONLY public.galleries ALTER COLUMN id SET DEFAULT nextval('public.galleries_id_seq'::regclass);


ALTER TABLE ONLY public.galleries_locales ALTER COLUMN id SET DEFAULT nextval('public.galleries_locales_id_seq'::regclass);


ALTER TABLE ONLY public.galleries_rels ALTER COLUMN id SET DEFAULT nextval('public.galleries_rels_id_seq'::regclass);


ALTER TABLE ONLY public.gallery_files ALTER COLUMN id SET DEFAULT nextval('public.gallery_files_id_seq'::regclass);


ALTER TABLE ONLY public.gallery_files_locales ALTER COLUMN id SET DEFAULT nextval('public.gallery_files_locales_id_seq'::regclass);


ALTER TABLE ONLY public.gallery_files_rels ALTER COLUMN id SET DEFAULT nextval('public.gallery_files_rels_id_seq'::regclass);


ALTER TABLE ONLY public.join_registrations ALTER COLUMN id SET DEFAULT nextval('public.join_registrations_id_seq'::regclass);


ALTER TABLE ONLY public.matches ALTER COLUMN id SET DEFAULT nextval('public.matches_id_seq'::regclass);


ALTER TABLE ONLY public.matches_locales ALTER COLUMN id SET DEFAULT nextval('public.matches_locales_id_seq'::regclass);


ALTER TABLE ONLY public.media ALTER COLUMN id SET DEFAULT nextval('public.media_id_seq'::regclass);


ALTER TABLE ONLY public.media_locales ALTER COLUMN id SET DEFAULT nextval('public.media_locales_id_seq'::regclass);


ALTER TABLE ONLY public.media_rels ALTER COLUMN id SET DEFAULT nextval('public.media_rels_id_seq'::regclass);


ALTER TABLE ONLY public.menus ALTER COLUMN id SET DEFAULT nextval('public.menus_id_seq'::regclass);


ALTER TABLE ONLY public.menus_items_children_children_locales ALTER COLUMN id SET DEFAULT nextval('public.menus_items_children_children_locales_id_seq'::regclass);


ALTER TABLE ONLY public.menus_items_children_locales ALTER COLUMN id SET DEFAULT nextval('public.menus_items_children_locales_id_seq'::regclass);


ALTER TABLE ONLY public.menus_items_locales ALTER COLUMN id SET DEFAULT nextval('public.menus_items_locales_id_seq'::regclass);


ALTER TABLE ONLY public.menus_locales ALTER COLUMN id SET DEFAULT nextval('public.menus_locales_id_seq'::regclass);


ALTER TABLE ONLY public.pages ALTER COLUMN id SET DEFAULT nextval('public.pages_id_seq'::regclass);


ALTER TABLE ONLY public.pages_locales ALTER COLUMN id SET DEFAULT nextval('public.pages_locales_id_seq'::regclass);


ALTER TABLE ONLY public.pages_rels ALTER COLUMN id SET DEFAULT nextval('public.pages_rels_id_seq'::regclass);


ALTER TABLE ONLY public.payload_kv ALTER COLUMN id SET DEFAULT nextval('public.payload_kv_id_seq'::regclass);


ALTER TABLE ONLY public.payload_locked_documents ALTER COLUMN id SET DEFAULT nextval('public.payload_locked_documents_id_seq'::regclass);


ALTER TABLE ONLY public.payload_locked_documents_rels ALTER COLUMN id SET DEFAULT nextval('public.payload_locked_documents_rels_id_seq'::regclass);


ALTER TABLE ONLY public.payload_migrations ALTER COLUMN id SET DEFAULT nextval('public.payload_migrations_id_seq'::regclass);


ALTER TABLE ONLY public.payload_preferences ALTER COLUMN id SET DEFAULT nextval('public.payload_preferences_id_seq'::regclass);


ALTER TABLE ONLY public.payload_preferences_rels ALTER COLUMN id SET DEFAULT nextval('public.payload_preferences_rels_id_seq'::regclass);


ALTER TABLE ONLY public.players ALTER COLUMN id SET DEFAULT nextval('public.players_id_seq'::regclass);


ALTER TABLE ONLY public.popups ALTER COLUMN id SET DEFAULT nextval('public.popups_id_seq'::regclass);


ALTER TABLE ONLY public.popups_locales ALTER COLUMN id SET DEFAULT nextval('public.popups_locales_id_seq'::regclass);


ALTER TABLE ONLY public.seasons ALTER COLUMN id SET DEFAULT nextval('public.seasons_id_seq'::regclass);


ALTER TABLE ONLY public.settings ALTER COLUMN id SET DEFAULT nextval('public.settings_id_seq'::regclass);


ALTER TABLE ONLY public.settings_locales ALTER COLUMN id SET DEFAULT nextval('public.settings_locales_id_seq'::regclass);


ALTER TABLE ONLY public.sponsors ALTER COLUMN id SET DEFAULT nextval('public.sponsors_id_seq'::regclass);


ALTER TABLE ONLY public.tags ALTER COLUMN id SET DEFAULT nextval('public.tags_id_seq'::regclass);


ALTER TABLE ONLY public.tags_locales ALTER COLUMN id SET DEFAULT nextval('public.tags_locales_id_seq'::regclass);


ALTER TABLE ONLY public.taken_down_pictures ALTER COLUMN id SET DEFAULT nextval('public.taken_down_pictures_id_seq'::regclass);


ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);


ALTER TABLE ONLY public.users_roles ALTER COLUMN id SET DEFAULT nextval('public.users_roles_id_seq'::regclass);


ALTER TABLE ONLY public.videos ALTER COLUMN id SET DEFAULT nextval('public.videos_id_seq'::regclass);


ALTER TABLE ONLY public.videos_locales ALTER COLUMN id SET DEFAULT nextval('public.videos_locales_id_seq'::regclass);


ALTER TABLE ONLY public.videos_rels ALTER COLUMN id SET DEFAULT nextval('public.videos_rels_id_seq'::regclass);


INSERT INTO cache.purge OVERRIDING SYSTEM VALUE VALUES
	(1, 'categories:1', '{categories:1,categories}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(2, 'categories:1', '{categories:1,categories}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(3, 'articles:1', '{articles:1,articles}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(4, 'articles:2', '{articles:2,articles}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(5, 'articles:2', '{articles:2,articles}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(6, 'pages:1', '{pages:1,pages}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(7, 'pages:1', '{pages:1,pages}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(8, 'galleries:1', '{galleries:1,galleries}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(9, 'galleries:1', '{galleries:1,galleries}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(10, 'videos:1', '{videos:1,videos}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(11, 'videos:2', '{videos:2,videos}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(12, 'videos:2', '{videos:2,videos}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(13, 'menus:1', '{menus}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(14, 'menus:1', '{menus}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(25, 'consents:1', '{players:2,players,search}', true, '2026-11-01 12:00:00+00', '2027-06-30 22:00:00+00', '2027-06-30 22:00:00+00', NULL, 0, NULL),
	(15, 'banners:1', '{banners:1,banners}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(16, 'banners:1', '{banners:1,banners}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(17, 'popups:1', '{popups:1,popups}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(18, 'popups:1', '{popups:1,popups}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(19, 'sponsors:1', '{sponsors:1,sponsors}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(20, 'settings', '{settings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(21, 'settings', '{settings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(22, 'players:1', '{players:1,players}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(23, 'players:2', '{players:2,players}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(24, 'consents:1', '{players:2,players,search}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(26, 'seasons:1', '{competitions,teams,matches,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(27, 'competition-teams:1', '{teams:1,teams,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(28, 'competition-teams:2', '{teams:2,teams,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(29, 'competitions:1', '{competitions:1,competitions,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(30, 'competitions:1', '{competitions:1,competitions,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(31, 'competitions:2', '{competitions:2,competitions,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(32, 'competitions:2', '{competitions:2,competitions,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(33, 'matches:1', '{matches:1,matches,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(34, 'matches:1', '{matches:1,matches,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(35, 'matches:2', '{matches:2,matches,standings}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(36, 'media:1', '{pages,videos:2,galleries:1,popups,sponsors,articles,pages:1,videos,popups:1,competitions,teams:1,sponsors:1,banners,galleries,banners:1,articles:2,competitions:1,teams,competitions:2}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(37, 'media:1', '{pages,videos:2,galleries:1,popups,sponsors,articles,pages:1,videos,popups:1,competitions,teams:1,sponsors:1,banners,galleries,banners:1,articles:2,competitions:1,teams,competitions:2}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(38, 'gallery-files:1', '{galleries:1,galleries}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL),
	(39, 'gallery-files:1', '{galleries:1,galleries}', false, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, 0, NULL);


INSERT INTO feed.article_category VALUES
	(1, '2026-01-15 10:00:00+00', 2);


INSERT INTO feed.document VALUES
	('article', 1, 'hu', '2026-01-15 10:00:00+00', DEFAULT, '''hir'' ''rov'' ''rovid'''),
	('article', 1, 'en', '2026-01-15 10:00:00+00', DEFAULT, '''hir'' ''rov'' ''rovid'''),
	('article', 2, 'hu', '2026-01-15 10:00:00+00', DEFAULT, '''a'' ''bevezet'' ''bevezeto'' ''hir'' ''kosar'' ''nyert'' ''nyertunk'' ''teljes'''),
	('article', 2, 'en', '2026-01-15 10:00:00+00', DEFAULT, '''a'' ''kosar'' ''lead'' ''news'' ''nyertunk'' ''whole'''),
	('gallery', 1, 'hu', '2026-01-15 10:00:00+00', DEFAULT, '''kep'' ''kepek'''),
	('gallery', 1, 'en', '2026-01-15 10:00:00+00', DEFAULT, '''pictur'' ''pictures'''),
	('video', 1, 'hu', '2026-01-15 10:00:00+00', DEFAULT, '''els'' ''elso'' ''vide'' ''video'''),
	('video', 1, 'en', '2026-01-15 10:00:00+00', DEFAULT, '''els'' ''elso'' ''vide'' ''video'''),
	('video', 2, 'hu', '2026-01-15 10:00:00+00', DEFAULT, '''vide'' ''video'''),
	('video', 2, 'en', '2026-01-15 10:00:00+00', DEFAULT, '''video''');


INSERT INTO feed.match_revision VALUES
	(2, 0, NULL, '{"away": 2, "home": 1, "time": 3787750800.000000, "arena": 1, "rounds": null, "status": "scheduled", "competition": 1}'),
	(1, 1, '2026-11-01 12:00:00+00', '{"away": 2, "home": 1, "time": 1768064400.000000, "arena": 1, "rounds": {"en": "Round 1", "hu": "1. forduló"}, "status": "finished", "competition": 1}');


INSERT INTO feed.slug VALUES
	('article', 'hu', 'rovid-hir', 1),
	('article', 'hu', 'teljes-hir', 2),
	('article', 'en', 'whole-news', 2),
	('page', 'hu', 'rolunk', 1),
	('page', 'en', 'about-us', 1);


INSERT INTO intake.key VALUES
	('snapshot-form-key-1', '2026-11-01 12:00:00+00');


INSERT INTO intake.outbox OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'club', '00000000-0000-4000-8000-000000000001', '2026-11-01 12:00:00+00', 0, '2026-11-01 12:00:00+00', NULL, NULL),
	(2, 1, 'applicant', '00000000-0000-4000-8000-000000000002', '2026-11-01 12:00:00+00', 0, '2026-11-01 12:00:00+00', NULL, NULL);


INSERT INTO intake.rate VALUES
	('join:minta', 1, 0);


INSERT INTO public._articles_v VALUES
	(1, 1, NULL, '2026-01-15 10:00:00+00', 'no', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL),
	(3, 2, 1, '2026-01-15 10:00:00+00', 'slider', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL),
	(2, 2, 1, '2026-01-15 10:00:00+00', 'slider', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, false, NULL, false, false, NULL),
	(4, 3, NULL, NULL, 'no', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'draft', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL);


INSERT INTO public._articles_v_locales VALUES
	('Rövid hír', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rovid-hir', 1, 'hu', 1),
	('Teljes hír', 'Bevezető', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'teljes-hir', 2, 'hu', 2),
	('Teljes hír', 'Bevezető', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'teljes-hir', 3, 'hu', 3),
	('Whole news', 'Lead', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'whole-news', 4, 'en', 3),
	('Vázlat', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'vazlat', 5, 'hu', 4);


INSERT INTO public._articles_v_rels VALUES
	(1, 1, 2, 'version.related_articles', 1, NULL, NULL, NULL),
	(2, 1, 2, 'version.documents', NULL, 1, NULL, NULL),
	(3, 1, 2, 'version.categories', NULL, NULL, 1, NULL),
	(4, 1, 2, 'version.tags', NULL, NULL, NULL, 1),
	(5, 1, 3, 'version.related_articles', 1, NULL, NULL, NULL),
	(6, 1, 3, 'version.documents', NULL, 1, NULL, NULL),
	(7, 1, 3, 'version.categories', NULL, NULL, 1, NULL),
	(8, 1, 3, 'version.tags', NULL, NULL, NULL, 1);


INSERT INTO public._galleries_v VALUES
	(2, 1, 1, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL),
	(1, 1, 1, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, false, NULL, false, false, NULL);


INSERT INTO public._galleries_v_locales VALUES
	('Képek', NULL, 1, 'hu', 1),
	('Képek', NULL, 2, 'hu', 2),
	('Pictures', NULL, 3, 'en', 2);


INSERT INTO public._galleries_v_rels VALUES
	(1, 1, 1, 'version.files', 1, NULL),
	(2, 1, 1, 'version.categories', NULL, 1),
	(3, 1, 2, 'version.files', 1, NULL),
	(4, 1, 2, 'version.categories', NULL, 1);


INSERT INTO public._pages_v VALUES
	(2, 1, 1, 0, true, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL),
	(1, 1, 1, 0, true, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, false, NULL, false, false, NULL);


INSERT INTO public._pages_v_locales VALUES
	('Rólunk', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'rolunk', 1, 'hu', 1),
	('Rólunk', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'rolunk', 2, 'hu', 2),
	('About us', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'about-us', 3, 'en', 2);


INSERT INTO public._pages_v_rels VALUES
	(1, 1, 1, 'version.documents', 1),
	(2, 1, 2, 'version.documents', 1);


INSERT INTO public._videos_v VALUES
	(1, 1, 'https://www.youtube.com/watch?v=abcdefghijk', NULL, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL),
	(3, 2, 'https://www.youtube.com/watch?v=abcdefghijk', 1, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, true, NULL, false, false, NULL),
	(2, 2, 'https://www.youtube.com/watch?v=abcdefghijk', 1, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, false, NULL, false, false, NULL);


INSERT INTO public._videos_v_locales VALUES
	('Első videó', NULL, 1, 'hu', 1),
	('Videó', NULL, 2, 'hu', 2),
	('Videó', NULL, 3, 'hu', 3),
	('Video', NULL, 4, 'en', 3);


INSERT INTO public._videos_v_rels VALUES
	(1, 1, 2, 'version.related_videos', 1, NULL, NULL),
	(2, 1, 2, 'version.categories', NULL, 1, NULL),
	(3, 1, 2, 'version.tags', NULL, NULL, 1),
	(4, 1, 3, 'version.related_videos', 1, NULL, NULL),
	(5, 1, 3, 'version.categories', NULL, 1, NULL),
	(6, 1, 3, 'version.tags', NULL, NULL, 1);


INSERT INTO public.arenas VALUES
	(1, 'Vidra Csarnok', 'Példavár', NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.articles VALUES
	(1, NULL, '2026-01-15 10:00:00+00', 'no', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', NULL, false, NULL),
	(2, 1, '2026-01-15 10:00:00+00', 'slider', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', NULL, false, NULL),
	(3, NULL, NULL, 'no', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'draft', NULL, false, NULL);


INSERT INTO public.articles_locales VALUES
	('Rövid hír', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'rovid-hir', 1, 'hu', 1),
	('Teljes hír', 'Bevezető', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'teljes-hir', 3, 'hu', 2),
	('Whole news', 'Lead', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'whole-news', 4, 'en', 2),
	('Vázlat', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'vazlat', 5, 'hu', 3);


INSERT INTO public.articles_rels VALUES
	(5, 1, 2, 'related_articles', 1, NULL, NULL, NULL),
	(6, 1, 2, 'documents', NULL, 1, NULL, NULL),
	(7, 1, 2, 'categories', NULL, NULL, 1, NULL),
	(8, 1, 2, 'tags', NULL, NULL, NULL, 1);


INSERT INTO public.audit_lines VALUES
	(1, 'user_created', 1, 'system', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'users', 1, 'Minta Márta', 'admin, editor'),
	(2, 'sign_in', 1, 'marta@club.example', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL, NULL, 'code');


INSERT INTO public.banners VALUES
	(1, 1, 'home-below-prev-matches', 0, true, '2026-01-01 00:00:00+00', NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.banners_locales VALUES
	('Hirdetés', 'https://club.example', 2, 'hu', 1),
	('Advert', 'https://club.example', 3, 'en', 1);


INSERT INTO public.categories VALUES
	(1, true, 0, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.categories_locales VALUES
	('Mérkőzés', 'merkozes', 2, 'hu', 1),
	('Match', 'match', 3, 'en', 1);


INSERT INTO public.child_consent_texts VALUES
	(1, '1', 'A klub a honlapján bemutatja a csapatait, és eredményeket, statisztikákat, híreket és képeket közöl. Kiskorú játékosról (annak az évnek a végéig, amelyben betölti a 18. életévét) csak azt mutatja meg, amihez ezen a lapon hozzájárulást kapott. Hozzájárulás nélkül a játékos mezszámmal és monogrammal szerepel, kép és saját oldal nélkül.

A négy ponthoz külön-külön lehet hozzájárulni. A pontos születési dátumot a klub nem tárolja és nem közli. A saját oldal csak a teljes névvel együtt jelenhet meg; a 16 évnél fiatalabbakét a keresők nem listázzák.

A hozzájárulás önkéntes: aki nem adja meg, azt nem éri hátrány, ugyanúgy edzhet és játszhat. Az adatkezelés jogalapja ez a hozzájárulás (az általános adatvédelmi rendelet, a GDPR 6. cikkének (1) bekezdés a) pontja).

A hozzájárulás bármikor, indoklás nélkül visszavonható, e-mailben vagy telefonon is, a klub gyermekvédelmi felelősénél (GDPR 7. cikk (3) bekezdés). Visszavonás után a név, a kép és a saját oldal lekerül a honlapról. A visszavonás nem érinti a korábbi közlés jogszerűségét. Amit addig mások lementettek vagy megosztottak, és ami a böngészőkben megmaradt, azt a klub nem tudja visszahívni.

Kérhető, hogy a klub tájékoztatást adjon a tárolt adatokról, kiadja, helyesbítse vagy törölje őket, illetve korlátozza a kezelésüket (GDPR 12–18. cikk); a klub egy hónapon belül válaszol. Panasszal a Nemzeti Adatvédelmi és Információszabadság Hatósághoz (naih.hu) vagy bírósághoz lehet fordulni. Az adatkezelő a klub; a gyermekvédelmi felelős elérhetősége a honlap Gyermekvédelem oldalán áll.', 'The club presents its teams on its website and publishes results, statistics, news and pictures. Of a player who is a minor (until the end of the year of turning 18) it shows only what it has been given consent for on this sheet. Without consent a player appears by shirt number and initials, without a picture or a page of their own.

Consent can be given to each of the four points separately. The club neither stores nor publishes the exact date of birth. A page of their own is possible only together with the full name; search engines do not list the pages of those under 16.

Consent is voluntary: whoever does not give it suffers no disadvantage and may train and play as before. The legal basis of the processing is this consent (Article 6(1)(a) of the General Data Protection Regulation, GDPR).

Consent can be withdrawn at any time and without giving reasons, by e-mail or phone too, with the club’s child protection officer (GDPR, Article 7(3)). After a withdrawal the name, the pictures and the page are taken off the website. A withdrawal does not affect the lawfulness of what was published before. What others have saved or shared by then, and what has stayed in browsers, the club cannot recall.

The club may be asked for information about the data it stores, and to hand over, correct or erase them, or to restrict their processing (GDPR, Articles 12–18); it answers within a month. Complaints may be lodged with the Hungarian National Authority for Data Protection and Freedom of Information (naih.hu) or brought before a court. The controller is the club; how to reach the child protection officer is on the website’s page Safeguarding.', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(2, 'minta', 'Hozzájárulok.', 'I consent.', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.child_requests VALUES
	(1, 'Egy kép', 'picture', 'open', '2026-09-01 12:00:00+00', '2026-10-01 12:00:00+00', 2, NULL, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.clubs VALUES
	(1, 'Példavári Vidrák', NULL, 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'Otters', true);


INSERT INTO public.competition_teams VALUES
	(1, 'Példavári Vidrák', 1, 1, 0, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL),
	(2, 'Mintafalvi Hódok', 1, NULL, 0, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL);


INSERT INTO public.competition_teams_squad VALUES
	(1, 1, '000000000000000000000004', '7', 1, 'center', NULL, NULL),
	(2, 1, '000000000000000000000005', '8', 2, NULL, NULL, NULL);


INSERT INTO public.competition_teams_staff VALUES
	(1, 1, '000000000000000000000006', 'Edző', 'Ernő');


INSERT INTO public.competition_teams_staff_locales VALUES
	('Vezetőedző', 1, 'hu', '000000000000000000000006');


INSERT INTO public.competitions VALUES
	(1, 1, 1, NULL, 0, true, 'among_entries', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(2, 1, 1, NULL, 0, true, 'all', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.competitions_entries VALUES
	(1, 1, '000000000000000000000007', 1, NULL, NULL, NULL),
	(2, 1, '000000000000000000000008', 2, 1, 'Minta', NULL),
	(1, 2, '000000000000000000000009', 1, NULL, NULL, NULL),
	(2, 2, '000000000000000000000010', 2, 1, 'Minta', NULL);


INSERT INTO public.competitions_locales VALUES
	('Alapszakasz', 2, 'hu', 1),
	('Regular season', 3, 'en', 1),
	('Rájátszás', 5, 'hu', 2),
	('Playoffs', 6, 'en', 2);


INSERT INTO public.competitions_rels VALUES
	(2, 1, 2, 'carries_over_from', 1);


INSERT INTO public.competitions_tie_rules VALUES
	(1, 1, 'wins_among_tied', 3),
	(2, 1, 'difference_among_tied', 4),
	(1, 2, 'wins_among_tied', 7),
	(2, 2, 'difference_among_tied', 8);


INSERT INTO public.consent_texts VALUES
	(1, '1', 'Elfogadom az [adatkezelési tájékoztatót], és hozzájárulok, hogy a klub a megadott adatokat a jelentkezésem elbírálásához és a kapcsolatfelvételhez kezelje. 16 év alatti jelentkező nevében a szülő vagy a törvényes képviselő járul hozzá.', 'I accept the [privacy notice] and consent to the club processing the data given here in order to consider my registration and to contact me. For an applicant under 16 it is the parent or legal guardian who consents.', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.consents VALUES
	(1, 2, true, false, false, true, 'guardian_and_player', 'paper', '2026-09-01 12:00:00+00', '2027-06-30 12:00:00+00', 2, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.documents VALUES
	(1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '/api/documents/file/hazirend-aedf944b8ea3.pdf', NULL, 'hazirend-aedf944b8ea3.pdf', 'application/pdf', 55, NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.documents_locales VALUES
	('Házirend', 2, 'hu', 1),
	('House rules', 3, 'en', 1);


INSERT INTO public.galleries VALUES
	(1, 1, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', NULL, false, NULL);


INSERT INTO public.galleries_locales VALUES
	('Képek', NULL, 2, 'hu', 1),
	('Pictures', NULL, 3, 'en', 1);


INSERT INTO public.galleries_rels VALUES
	(3, 1, 1, 'files', 1, NULL),
	(4, 1, 1, 'categories', NULL, 1);


INSERT INTO public.gallery_files VALUES
	(1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '/api/gallery-files/file/edzes-ef397aa1a44d.png', 'http://newsroom.example/api/gallery-files/file/edzes-ef397aa1a44d-480x360.webp', 'edzes-ef397aa1a44d.png', 'image/png', 45188, 2000, 1500, 50, 50, '/api/gallery-files/file/edzes-ef397aa1a44d-480x360.webp', 480, 360, 'image/webp', 392, 'edzes-ef397aa1a44d-480x360.webp', '/api/gallery-files/file/edzes-ef397aa1a44d-960x720.webp', 960, 720, 'image/webp', 1308, 'edzes-ef397aa1a44d-960x720.webp', '/api/gallery-files/file/edzes-ef397aa1a44d-1920x1440.webp', 1920, 1440, 'image/webp', 4994, 'edzes-ef397aa1a44d-1920x1440.webp', NULL, 'cleared', 'ef397aa1a44dee12ed76d44a3b2311df35955dcaa60b2bf2c37147915d6a7afc', 'edzes-ef397aa1a44d-share-50-50.jpg', NULL);


INSERT INTO public.gallery_files_locales VALUES
	('Edzés', 4, 'hu', 1),
	('Training', 5, 'en', 1);


INSERT INTO public.gallery_files_rels VALUES
	(1, 1, 1, 'players', 1);


INSERT INTO public.invitations VALUES
	(1, '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.join_registrations VALUES
	(1, 'Példa Pál', 2012, 'pal@club.example', NULL, 'Minta Mária', true, 'new', 'hu', '1', '2026-11-01 12:00:00+00', true, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL, NULL);


INSERT INTO public.matches VALUES
	(1, 'Példavári Vidrák – Mintafalvi Hódok', 1, 1, 2, '2026-01-10 17:00:00+00', 1, 'finished', 20, 10, NULL, true, 300, 2, 1, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL),
	(2, 'Példavári Vidrák – Mintafalvi Hódok', 1, 1, 2, '2090-01-10 17:00:00+00', 1, 'scheduled', NULL, NULL, NULL, false, NULL, NULL, NULL, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.matches_lines VALUES
	(1, 1, '000000000000000000000011', 'home', 1, '7', true, false, 1200, 20, NULL, NULL, 10, 13, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL),
	(2, 1, '000000000000000000000012', 'home', 2, '7', true, false, 1200, 0, NULL, NULL, 0, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL);


INSERT INTO public.matches_locales VALUES
	('1. forduló', 2, 'hu', 1),
	('Round 1', 3, 'en', 1);


INSERT INTO public.matches_periods VALUES
	(1, 1, '000000000000000000000013', 20, 10);


INSERT INTO public.matches_referees VALUES
	(1, 1, '000000000000000000000014', 'Bíró', 'Béla');


INSERT INTO public.media VALUES
	(1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', '/api/media/file/kosar-52c373e21110.png', 'http://newsroom.example/api/media/file/kosar-52c373e21110-480x360.webp', 'kosar-52c373e21110.png', 'image/png', 45185, 2000, 1500, 50, 50, '/api/media/file/kosar-52c373e21110-480x360.webp', 480, 360, 'image/webp', 396, 'kosar-52c373e21110-480x360.webp', '/api/media/file/kosar-52c373e21110-960x720.webp', 960, 720, 'image/webp', 1310, 'kosar-52c373e21110-960x720.webp', '/api/media/file/kosar-52c373e21110-1920x1440.webp', 1920, 1440, 'image/webp', 4998, 'kosar-52c373e21110-1920x1440.webp', NULL, 'cleared', '52c373e211109e9d04b9a2275c6e5a8c2a2bec6ab4bdca11f3da10b182ad07ab', 'kosar-52c373e21110-share-50-50.jpg', NULL);


INSERT INTO public.media_locales VALUES
	('Kosár', 4, 'hu', 1),
	('Basket', 5, 'en', 1);


INSERT INTO public.media_rels VALUES
	(1, 1, 1, 'players', 1);


INSERT INTO public.menus VALUES
	(1, 'main', 'fomenu', 0, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.menus_items VALUES
	(1, 1, 'a1', 'static_page', 1);


INSERT INTO public.menus_items_children VALUES
	(1, 'a1', 'a2', 'static_page', 1);


INSERT INTO public.menus_items_children_children VALUES
	(1, 'a2', 'a3', 'static_page', 1);


INSERT INTO public.menus_items_children_children_locales VALUES
	('Harmadik', NULL, 2, 'hu', 'a3'),
	('Harmadik', NULL, 3, 'en', 'a3');


INSERT INTO public.menus_items_children_locales VALUES
	('Második', NULL, 2, 'hu', 'a2'),
	('Második', NULL, 3, 'en', 'a2');


INSERT INTO public.menus_items_locales VALUES
	('Első', NULL, 2, 'hu', 'a1'),
	('Első', NULL, 3, 'en', 'a1');


INSERT INTO public.menus_locales VALUES
	('Főmenü', 2, 'hu', 1),
	('Main menu', 3, 'en', 1);


INSERT INTO public.pages VALUES
	(1, 1, 0, true, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', NULL, false, NULL);


INSERT INTO public.pages_locales VALUES
	('Rólunk', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'rolunk', 2, 'hu', 1),
	('About us', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}, {"id": "00000000-0000-4000-8000-000000000003", "type": "upload", "value": 1, "fields": {"caption": "A kosár"}, "format": "", "version": 3, "relationTo": "media"}], "direction": "ltr"}}', '<p>Nyertünk.</p><figure><img src="/-/media/1" /><figcaption>A kosár</figcaption></figure>', NULL, NULL, NULL, NULL, 'about-us', 3, 'en', 1);


INSERT INTO public.pages_rels VALUES
	(2, 1, 1, 'documents', 1);


INSERT INTO public.payload_kv VALUES
	(1, 'minta', '{"a": 1}');


INSERT INTO public.payload_locked_documents VALUES
	(1, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.payload_locked_documents_rels VALUES
	(1, NULL, 1, 'document', 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	(2, NULL, 1, 'user', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


INSERT INTO public.payload_migrations VALUES
	(1, '20261115_020000_first_tables', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(2, '20261115_030000_feed', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(3, '20261115_052309_sport', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(4, '20261115_130000_match_revision', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(5, '20261115_140000_intake', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(6, '20261115_140245_join_desk', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(7, '20261115_150000_first_consent', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(8, '20261115_231834_names_in_two_languages', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(9, '20261115_231900_match_shown', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(10, '20261116_061445_pictures_in_avif', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(11, '20261116_100000_purge', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(12, '20261116_190152_children', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(13, '20261116_191000_first_child_consent_text', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(14, '20261117_023000_before_one_clock', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(15, '20261117_023634_audit_subjects', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(16, '20261117_025202_shared_pictures', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(17, '20261117_031500_second_factors', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(18, '20261117_032000_session_devices', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(19, '20261117_033000_one_letter_a_day', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(20, '20261117_035524_one_clock', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(21, '20261117_095755_kept_drafts', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(22, '20261117_110233_trash', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(23, '20261117_110300_trash_indexes', 1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.payload_preferences VALUES
	(1, 'minta', '{"a": 1}', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.payload_preferences_rels VALUES
	(1, NULL, 1, 'user', 1);


INSERT INTO public.players VALUES
	(1, 'Nagy', 'Ádám', 1998, 198, NULL, 'Nagy Ádám', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00'),
	(2, 'Kis', 'Gyula', 2012, 170, NULL, 'Kis Gyula', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.popups VALUES
	(1, 1, true, NULL, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.popups_locales VALUES
	('Üdvözlet', NULL, 2, 'hu', 1),
	('Welcome', NULL, 3, 'en', 1);


INSERT INTO public.seasons VALUES
	(1, 2025, '2025/26', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.second_factors VALUES
	(1, 'none', 0, '{0000000000000000000000000000000000000000000}', false, '2026-11-01 12:00:00+00');


INSERT INTO public.session_devices VALUES
	('00000000-0000-4000-8000-000000000015', 1, '');


INSERT INTO public.settings VALUES
	(1, '+36 1 234 5678', 'https://social.example', NULL, NULL, NULL, NULL, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'Példa Petra', 'petra@club.example', NULL, false, NULL);


INSERT INTO public.settings_locales VALUES
	('Példavári Vidrák', 'Példavári Vidrák', 'Példavári Vidrák', NULL, 'Példavár, Fő tér 1.', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}], "direction": "ltr"}}', '<p>Nyertünk.</p>', 2, 'hu', 1),
	('Otters of Példavár', 'Otters of Példavár', 'Otters of Példavár', NULL, 'Példavár, Fő tér 1.', '{"root": {"type": "root", "format": "", "indent": 0, "version": 1, "children": [{"type": "paragraph", "format": "", "indent": 0, "version": 1, "children": [{"mode": "normal", "text": "Nyertünk.", "type": "text", "style": "", "detail": 0, "format": 0, "version": 1}], "direction": "ltr", "textFormat": 0}], "direction": "ltr"}}', '<p>Nyertünk.</p>', 3, 'en', 1);


INSERT INTO public.sponsors VALUES
	(1, 'Támogató', 'https://club.example', 1, 0, true, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.tags VALUES
	(1, '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', NULL);


INSERT INTO public.tags_locales VALUES
	('Kupa', 'kupa', 2, 'hu', 1),
	('Cup', 'cup', 3, 'en', 1);


INSERT INTO public.taken_down_pictures VALUES
	(1, '0000000000000000000000000000000000000000000000000000000000000000', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.users VALUES
	(1, 'Minta Márta', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'marta@club.example', NULL, NULL, '0000000000000000000000000000000000000000000000000000000000000000', '0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000', NULL, 0, NULL);


INSERT INTO public.users_roles VALUES
	(1, 1, 'admin', 3),
	(2, 1, 'editor', 4);


INSERT INTO public.users_sessions VALUES
	(1, 1, '00000000-0000-4000-8000-000000000015', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00');


INSERT INTO public.videos VALUES
	(1, 'https://www.youtube.com/watch?v=abcdefghijk', NULL, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', NULL, false, NULL),
	(2, 'https://www.youtube.com/watch?v=abcdefghijk', 1, '2026-01-15 10:00:00+00', '2026-11-01 12:00:00+00', '2026-11-01 12:00:00+00', 'published', NULL, false, NULL);


INSERT INTO public.videos_locales VALUES
	('Első videó', NULL, 1, 'hu', 1),
	('Videó', NULL, 3, 'hu', 2),
	('Video', NULL, 4, 'en', 2);


INSERT INTO public.videos_rels VALUES
	(4, 1, 2, 'related_videos', 1, NULL, NULL),
	(5, 1, 2, 'categories', NULL, 1, NULL),
	(6, 1, 2, 'tags', NULL, NULL, 1);


SELECT pg_catalog.setval('cache.purge_id_seq', 39, true);


SELECT pg_catalog.setval('intake.outbox_id_seq', 2, true);


SELECT pg_catalog.setval('public._articles_v_id_seq', 4, true);


SELECT pg_catalog.setval('public._articles_v_locales_id_seq', 5, true);


SELECT pg_catalog.setval('public._articles_v_rels_id_seq', 8, true);


SELECT pg_catalog.setval('public._galleries_v_id_seq', 2, true);


SELECT pg_catalog.setval('public._galleries_v_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public._galleries_v_rels_id_seq', 4, true);


SELECT pg_catalog.setval('public._pages_v_id_seq', 2, true);


SELECT pg_catalog.setval('public._pages_v_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public._pages_v_rels_id_seq', 2, true);


SELECT pg_catalog.setval('public._videos_v_id_seq', 3, true);


SELECT pg_catalog.setval('public._videos_v_locales_id_seq', 4, true);


SELECT pg_catalog.setval('public._videos_v_rels_id_seq', 6, true);


SELECT pg_catalog.setval('public.arenas_id_seq', 1, true);


SELECT pg_catalog.setval('public.articles_id_seq', 3, true);


SELECT pg_catalog.setval('public.articles_locales_id_seq', 5, true);


SELECT pg_catalog.setval('public.articles_rels_id_seq', 8, true);


SELECT pg_catalog.setval('public.audit_lines_id_seq', 2, true);


SELECT pg_catalog.setval('public.banners_id_seq', 1, true);


SELECT pg_catalog.setval('public.banners_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.categories_id_seq', 1, true);


SELECT pg_catalog.setval('public.categories_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.child_consent_texts_id_seq', 2, true);


SELECT pg_catalog.setval('public.child_requests_id_seq', 1, true);


SELECT pg_catalog.setval('public.clubs_id_seq', 1, true);


SELECT pg_catalog.setval('public.competition_teams_id_seq', 2, true);


SELECT pg_catalog.setval('public.competition_teams_staff_locales_id_seq', 1, true);


SELECT pg_catalog.setval('public.competitions_id_seq', 2, true);


SELECT pg_catalog.setval('public.competitions_locales_id_seq', 6, true);


SELECT pg_catalog.setval('public.competitions_rels_id_seq', 2, true);


SELECT pg_catalog.setval('public.competitions_tie_rules_id_seq', 8, true);


SELECT pg_catalog.setval('public.consent_texts_id_seq', 1, true);


SELECT pg_catalog.setval('public.consents_id_seq', 1, true);


SELECT pg_catalog.setval('public.documents_id_seq', 1, true);


SELECT pg_catalog.setval('public.documents_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.galleries_id_seq', 1, true);


SELECT pg_catalog.setval('public.galleries_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.galleries_rels_id_seq', 4, true);


SELECT pg_catalog.setval('public.gallery_files_id_seq', 1, true);


SELECT pg_catalog.setval('public.gallery_files_locales_id_seq', 5, true);


SELECT pg_catalog.setval('public.gallery_files_rels_id_seq', 1, true);


SELECT pg_catalog.setval('public.join_registrations_id_seq', 1, true);


SELECT pg_catalog.setval('public.matches_id_seq', 2, true);


SELECT pg_catalog.setval('public.matches_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.media_id_seq', 1, true);


SELECT pg_catalog.setval('public.media_locales_id_seq', 5, true);


SELECT pg_catalog.setval('public.media_rels_id_seq', 1, true);


SELECT pg_catalog.setval('public.menus_id_seq', 1, true);


SELECT pg_catalog.setval('public.menus_items_children_children_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.menus_items_children_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.menus_items_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.menus_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.pages_id_seq', 1, true);


SELECT pg_catalog.setval('public.pages_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.pages_rels_id_seq', 2, true);


SELECT pg_catalog.setval('public.payload_kv_id_seq', 1, true);


SELECT pg_catalog.setval('public.payload_locked_documents_id_seq', 1, true);


SELECT pg_catalog.setval('public.payload_locked_documents_rels_id_seq', 2, true);


SELECT pg_catalog.setval('public.payload_migrations_id_seq', 23, true);


SELECT pg_catalog.setval('public.payload_preferences_id_seq', 1, true);


SELECT pg_catalog.setval('public.payload_preferences_rels_id_seq', 1, true);


SELECT pg_catalog.setval('public.players_id_seq', 2, true);


SELECT pg_catalog.setval('public.popups_id_seq', 1, true);


SELECT pg_catalog.setval('public.popups_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.seasons_id_seq', 1, true);


SELECT pg_catalog.setval('public.settings_id_seq', 1, true);


SELECT pg_catalog.setval('public.settings_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.sponsors_id_seq', 1, true);


SELECT pg_catalog.setval('public.tags_id_seq', 1, true);


SELECT pg_catalog.setval('public.tags_locales_id_seq', 3, true);


SELECT pg_catalog.setval('public.taken_down_pictures_id_seq', 1, true);


SELECT pg_catalog.setval('public.users_id_seq', 1, true);


SELECT pg_catalog.setval('public.users_roles_id_seq', 4, true);


SELECT pg_catalog.setval('public.videos_id_seq', 2, true);


SELECT pg_catalog.setval('public.videos_locales_id_seq', 4, true);


SELECT pg_catalog.setval('public.videos_rels_id_seq', 6, true);


ALTER TABLE ONLY cache.purge
    ADD CONSTRAINT purge_pkey PRIMARY KEY (id);


ALTER TABLE ONLY feed.article_category
    ADD CONSTRAINT article_category_pkey PRIMARY KEY (category_id, publish_date, article_id);


ALTER TABLE ONLY feed.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (kind, document_id, lang);


ALTER TABLE ONLY feed.match_revision
    ADD CONSTRAINT match_revision_pkey PRIMARY KEY (match_id);


ALTER TABLE ONLY feed.slug
    ADD CONSTRAINT slug_pkey PRIMARY KEY (kind, slug, lang);


ALTER TABLE ONLY intake.key
    ADD CONSTRAINT key_pkey PRIMARY KEY (key);


ALTER TABLE ONLY intake.outbox
    ADD CONSTRAINT outbox_message_id_key UNIQUE (message_id);


ALTER TABLE ONLY intake.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


ALTER TABLE ONLY intake.outbox
    ADD CONSTRAINT outbox_registration_id_kind_key UNIQUE (registration_id, kind);


ALTER TABLE ONLY intake.rate
    ADD CONSTRAINT rate_pkey PRIMARY KEY (key);


ALTER TABLE ONLY public._articles_v_locales
    ADD CONSTRAINT _articles_v_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._articles_v
    ADD CONSTRAINT _articles_v_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._articles_v_rels
    ADD CONSTRAINT _articles_v_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._galleries_v_locales
    ADD CONSTRAINT _galleries_v_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._galleries_v
    ADD CONSTRAINT _galleries_v_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._galleries_v_rels
    ADD CONSTRAINT _galleries_v_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._pages_v_locales
    ADD CONSTRAINT _pages_v_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._videos_v_locales
    ADD CONSTRAINT _videos_v_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public._videos_v_rels
    ADD CONSTRAINT _videos_v_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.arenas
    ADD CONSTRAINT arenas_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.articles_locales
    ADD CONSTRAINT articles_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.articles_rels
    ADD CONSTRAINT articles_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.audit_lines
    ADD CONSTRAINT audit_lines_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.banners_locales
    ADD CONSTRAINT banners_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.categories_locales
    ADD CONSTRAINT categories_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.child_consent_texts
    ADD CONSTRAINT child_consent_texts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.child_requests
    ADD CONSTRAINT child_requests_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competition_teams
    ADD CONSTRAINT competition_teams_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competition_teams_squad
    ADD CONSTRAINT competition_teams_squad_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competition_teams_staff_locales
    ADD CONSTRAINT competition_teams_staff_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competition_teams_staff
    ADD CONSTRAINT competition_teams_staff_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competitions_entries
    ADD CONSTRAINT competitions_entries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competitions_locales
    ADD CONSTRAINT competitions_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competitions
    ADD CONSTRAINT competitions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competitions_rels
    ADD CONSTRAINT competitions_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.competitions_tie_rules
    ADD CONSTRAINT competitions_tie_rules_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.consent_texts
    ADD CONSTRAINT consent_texts_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.documents_locales
    ADD CONSTRAINT documents_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.galleries_locales
    ADD CONSTRAINT galleries_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.galleries
    ADD CONSTRAINT galleries_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.galleries_rels
    ADD CONSTRAINT galleries_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.gallery_files_locales
    ADD CONSTRAINT gallery_files_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.gallery_files
    ADD CONSTRAINT gallery_files_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.gallery_files_rels
    ADD CONSTRAINT gallery_files_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.join_registrations
    ADD CONSTRAINT join_registrations_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.matches_lines
    ADD CONSTRAINT matches_lines_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.matches_locales
    ADD CONSTRAINT matches_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.matches_periods
    ADD CONSTRAINT matches_periods_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.matches_referees
    ADD CONSTRAINT matches_referees_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.media_locales
    ADD CONSTRAINT media_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.media_rels
    ADD CONSTRAINT media_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_items_children_children_locales
    ADD CONSTRAINT menus_items_children_children_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_items_children_children
    ADD CONSTRAINT menus_items_children_children_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_items_children_locales
    ADD CONSTRAINT menus_items_children_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_items_children
    ADD CONSTRAINT menus_items_children_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_items_locales
    ADD CONSTRAINT menus_items_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_items
    ADD CONSTRAINT menus_items_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus_locales
    ADD CONSTRAINT menus_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.pages_locales
    ADD CONSTRAINT pages_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payload_kv
    ADD CONSTRAINT payload_kv_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payload_locked_documents
    ADD CONSTRAINT payload_locked_documents_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payload_migrations
    ADD CONSTRAINT payload_migrations_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payload_preferences
    ADD CONSTRAINT payload_preferences_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.popups_locales
    ADD CONSTRAINT popups_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.popups
    ADD CONSTRAINT popups_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.seasons
    ADD CONSTRAINT seasons_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);


ALTER TABLE ONLY public.session_devices
    ADD CONSTRAINT session_devices_pkey PRIMARY KEY (session_id);


ALTER TABLE ONLY public.settings_locales
    ADD CONSTRAINT settings_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.sponsors
    ADD CONSTRAINT sponsors_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.tags_locales
    ADD CONSTRAINT tags_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.taken_down_pictures
    ADD CONSTRAINT taken_down_pictures_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.users_roles
    ADD CONSTRAINT users_roles_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.users_sessions
    ADD CONSTRAINT users_sessions_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.videos_locales
    ADD CONSTRAINT videos_locales_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_pkey PRIMARY KEY (id);


ALTER TABLE ONLY public.videos_rels
    ADD CONSTRAINT videos_rels_pkey PRIMARY KEY (id);


CREATE INDEX purge_next ON cache.purge USING btree (next_at) WHERE (done_at IS NULL);


CREATE INDEX purge_source ON cache.purge USING btree (source, id);


CREATE INDEX article_category_article ON feed.article_category USING btree (article_id);


CREATE INDEX document_words_en ON feed.document USING gin (year, words) WITH (fastupdate=off) WHERE (lang = 'en'::public._locales);


CREATE INDEX document_words_hu ON feed.document USING gin (year, words) WITH (fastupdate=off) WHERE (lang = 'hu'::public._locales);


CREATE INDEX slug_document ON feed.slug USING btree (kind, document_id);


CREATE INDEX key_stored ON intake.key USING btree (stored_at);


CREATE INDEX outbox_due ON intake.outbox USING btree (next_at) WHERE (sent_at IS NULL);


CREATE INDEX rate_expire ON intake.rate USING btree (expire);


CREATE INDEX _articles_v_autosave_idx ON public._articles_v USING btree (autosave);


CREATE INDEX _articles_v_created_at_idx ON public._articles_v USING btree (created_at);


CREATE INDEX _articles_v_latest_idx ON public._articles_v USING btree (latest);


CREATE UNIQUE INDEX _articles_v_locales_locale_parent_id_unique ON public._articles_v_locales USING btree (_locale, _parent_id);


CREATE INDEX _articles_v_locales_parent ON public._articles_v_locales USING btree (_parent_id);


CREATE INDEX _articles_v_parent_idx ON public._articles_v USING btree (parent_id);


CREATE INDEX _articles_v_published_locale_idx ON public._articles_v USING btree (published_locale);


CREATE INDEX _articles_v_rels_articles_id_idx ON public._articles_v_rels USING btree (articles_id);


CREATE INDEX _articles_v_rels_categories_id_idx ON public._articles_v_rels USING btree (categories_id);


CREATE INDEX _articles_v_rels_documents_id_idx ON public._articles_v_rels USING btree (documents_id);


CREATE INDEX _articles_v_rels_order_idx ON public._articles_v_rels USING btree ("order");


CREATE INDEX _articles_v_rels_parent_idx ON public._articles_v_rels USING btree (parent_id);


CREATE INDEX _articles_v_rels_path_idx ON public._articles_v_rels USING btree (path);


CREATE INDEX _articles_v_rels_tags_id_idx ON public._articles_v_rels USING btree (tags_id);


CREATE INDEX _articles_v_snapshot_idx ON public._articles_v USING btree (snapshot);


CREATE INDEX _articles_v_updated_at_idx ON public._articles_v USING btree (updated_at);


CREATE INDEX _articles_v_version_version__status_idx ON public._articles_v USING btree (version__status);


CREATE INDEX _articles_v_version_version_cover_image_idx ON public._articles_v USING btree (version_cover_image_id);


CREATE INDEX _articles_v_version_version_created_at_idx ON public._articles_v USING btree (version_created_at);


CREATE INDEX _articles_v_version_version_deleted_at_idx ON public._articles_v USING btree (version_deleted_at);


CREATE INDEX _articles_v_version_version_highlight_idx ON public._articles_v USING btree (version_highlight);


CREATE INDEX _articles_v_version_version_publish_date_idx ON public._articles_v USING btree (version_publish_date);


CREATE INDEX _articles_v_version_version_slug_idx ON public._articles_v_locales USING btree (version_slug, _locale);


CREATE INDEX _articles_v_version_version_updated_at_idx ON public._articles_v USING btree (version_updated_at);


CREATE INDEX _articles_v_version_version_updated_by_idx ON public._articles_v USING btree (version_updated_by_id);


CREATE INDEX _galleries_v_autosave_idx ON public._galleries_v USING btree (autosave);


CREATE INDEX _galleries_v_created_at_idx ON public._galleries_v USING btree (created_at);


CREATE INDEX _galleries_v_latest_idx ON public._galleries_v USING btree (latest);


CREATE UNIQUE INDEX _galleries_v_locales_locale_parent_id_unique ON public._galleries_v_locales USING btree (_locale, _parent_id);


CREATE INDEX _galleries_v_locales_parent ON public._galleries_v_locales USING btree (_parent_id);


CREATE INDEX _galleries_v_parent_idx ON public._galleries_v USING btree (parent_id);


CREATE INDEX _galleries_v_published_locale_idx ON public._galleries_v USING btree (published_locale);


CREATE INDEX _galleries_v_rels_categories_id_idx ON public._galleries_v_rels USING btree (categories_id);


CREATE INDEX _galleries_v_rels_gallery_files_id_idx ON public._galleries_v_rels USING btree (gallery_files_id);


CREATE INDEX _galleries_v_rels_order_idx ON public._galleries_v_rels USING btree ("order");


CREATE INDEX _galleries_v_rels_parent_idx ON public._galleries_v_rels USING btree (parent_id);


CREATE INDEX _galleries_v_rels_path_idx ON public._galleries_v_rels USING btree (path);


CREATE INDEX _galleries_v_snapshot_idx ON public._galleries_v USING btree (snapshot);


CREATE INDEX _galleries_v_updated_at_idx ON public._galleries_v USING btree (updated_at);


CREATE INDEX _galleries_v_version_version__status_idx ON public._galleries_v USING btree (version__status);


CREATE INDEX _galleries_v_version_version_cover_image_idx ON public._galleries_v USING btree (version_cover_image_id);


CREATE INDEX _galleries_v_version_version_created_at_idx ON public._galleries_v USING btree (version_created_at);


CREATE INDEX _galleries_v_version_version_deleted_at_idx ON public._galleries_v USING btree (version_deleted_at);


CREATE INDEX _galleries_v_version_version_publish_date_idx ON public._galleries_v USING btree (version_publish_date);


CREATE INDEX _galleries_v_version_version_updated_at_idx ON public._galleries_v USING btree (version_updated_at);


CREATE INDEX _galleries_v_version_version_updated_by_idx ON public._galleries_v USING btree (version_updated_by_id);


CREATE INDEX _pages_v_autosave_idx ON public._pages_v USING btree (autosave);


CREATE INDEX _pages_v_created_at_idx ON public._pages_v USING btree (created_at);


CREATE INDEX _pages_v_latest_idx ON public._pages_v USING btree (latest);


CREATE UNIQUE INDEX _pages_v_locales_locale_parent_id_unique ON public._pages_v_locales USING btree (_locale, _parent_id);


CREATE INDEX _pages_v_locales_parent ON public._pages_v_locales USING btree (_parent_id);


CREATE INDEX _pages_v_parent_idx ON public._pages_v USING btree (parent_id);


CREATE INDEX _pages_v_published_locale_idx ON public._pages_v USING btree (published_locale);


CREATE INDEX _pages_v_rels_documents_id_idx ON public._pages_v_rels USING btree (documents_id);


CREATE INDEX _pages_v_rels_order_idx ON public._pages_v_rels USING btree ("order");


CREATE INDEX _pages_v_rels_parent_idx ON public._pages_v_rels USING btree (parent_id);


CREATE INDEX _pages_v_rels_path_idx ON public._pages_v_rels USING btree (path);


CREATE INDEX _pages_v_snapshot_idx ON public._pages_v USING btree (snapshot);


CREATE INDEX _pages_v_updated_at_idx ON public._pages_v USING btree (updated_at);


CREATE INDEX _pages_v_version_version__status_idx ON public._pages_v USING btree (version__status);


CREATE INDEX _pages_v_version_version_cover_image_idx ON public._pages_v USING btree (version_cover_image_id);


CREATE INDEX _pages_v_version_version_created_at_idx ON public._pages_v USING btree (version_created_at);


CREATE INDEX _pages_v_version_version_deleted_at_idx ON public._pages_v USING btree (version_deleted_at);


CREATE INDEX _pages_v_version_version_slug_idx ON public._pages_v_locales USING btree (version_slug, _locale);


CREATE INDEX _pages_v_version_version_updated_at_idx ON public._pages_v USING btree (version_updated_at);


CREATE INDEX _pages_v_version_version_updated_by_idx ON public._pages_v USING btree (version_updated_by_id);


CREATE INDEX _videos_v_autosave_idx ON public._videos_v USING btree (autosave);


CREATE INDEX _videos_v_created_at_idx ON public._videos_v USING btree (created_at);


CREATE INDEX _videos_v_latest_idx ON public._videos_v USING btree (latest);


CREATE UNIQUE INDEX _videos_v_locales_locale_parent_id_unique ON public._videos_v_locales USING btree (_locale, _parent_id);


CREATE INDEX _videos_v_locales_parent ON public._videos_v_locales USING btree (_parent_id);


CREATE INDEX _videos_v_parent_idx ON public._videos_v USING btree (parent_id);


CREATE INDEX _videos_v_published_locale_idx ON public._videos_v USING btree (published_locale);


CREATE INDEX _videos_v_rels_categories_id_idx ON public._videos_v_rels USING btree (categories_id);


CREATE INDEX _videos_v_rels_order_idx ON public._videos_v_rels USING btree ("order");


CREATE INDEX _videos_v_rels_parent_idx ON public._videos_v_rels USING btree (parent_id);


CREATE INDEX _videos_v_rels_path_idx ON public._videos_v_rels USING btree (path);


CREATE INDEX _videos_v_rels_tags_id_idx ON public._videos_v_rels USING btree (tags_id);


CREATE INDEX _videos_v_rels_videos_id_idx ON public._videos_v_rels USING btree (videos_id);


CREATE INDEX _videos_v_snapshot_idx ON public._videos_v USING btree (snapshot);


CREATE INDEX _videos_v_updated_at_idx ON public._videos_v USING btree (updated_at);


CREATE INDEX _videos_v_version_version__status_idx ON public._videos_v USING btree (version__status);


CREATE INDEX _videos_v_version_version_cover_image_idx ON public._videos_v USING btree (version_cover_image_id);


CREATE INDEX _videos_v_version_version_created_at_idx ON public._videos_v USING btree (version_created_at);


CREATE INDEX _videos_v_version_version_deleted_at_idx ON public._videos_v USING btree (version_deleted_at);


CREATE INDEX _videos_v_version_version_publish_date_idx ON public._videos_v USING btree (version_publish_date);


CREATE INDEX _videos_v_version_version_updated_at_idx ON public._videos_v USING btree (version_updated_at);


CREATE INDEX _videos_v_version_version_updated_by_idx ON public._videos_v USING btree (version_updated_by_id);


CREATE INDEX arenas_created_at_idx ON public.arenas USING btree (created_at);


CREATE UNIQUE INDEX arenas_name_idx ON public.arenas USING btree (name);


CREATE INDEX arenas_updated_at_idx ON public.arenas USING btree (updated_at);


CREATE INDEX articles__status_idx ON public.articles USING btree (_status);


CREATE INDEX articles_cover_image_idx ON public.articles USING btree (cover_image_id);


CREATE INDEX articles_created_at_idx ON public.articles USING btree (created_at);


CREATE INDEX articles_deleted_at_idx ON public.articles USING btree (deleted_at);


CREATE INDEX articles_highlight_idx ON public.articles USING btree (highlight);


CREATE UNIQUE INDEX articles_locales_locale_parent_id_unique ON public.articles_locales USING btree (_locale, _parent_id);


CREATE INDEX articles_locales_parent ON public.articles_locales USING btree (_parent_id);


CREATE INDEX articles_publish_date_idx ON public.articles USING btree (publish_date);


CREATE INDEX articles_published ON public.articles USING btree (publish_date DESC, id DESC) WHERE ((_status = 'published'::public.enum_articles_status) AND (deleted_at IS NULL));


CREATE INDEX articles_published_highlight ON public.articles USING btree (highlight, publish_date DESC, id DESC) WHERE ((_status = 'published'::public.enum_articles_status) AND (deleted_at IS NULL));


CREATE INDEX articles_rels_articles_id_idx ON public.articles_rels USING btree (articles_id);


CREATE INDEX articles_rels_categories_id_idx ON public.articles_rels USING btree (categories_id);


CREATE INDEX articles_rels_documents_id_idx ON public.articles_rels USING btree (documents_id);


CREATE INDEX articles_rels_order_idx ON public.articles_rels USING btree ("order");


CREATE INDEX articles_rels_parent_idx ON public.articles_rels USING btree (parent_id);


CREATE INDEX articles_rels_path_idx ON public.articles_rels USING btree (path);


CREATE INDEX articles_rels_place ON public.articles_rels USING btree (parent_id, path, "order");


CREATE INDEX articles_rels_tags_id_idx ON public.articles_rels USING btree (tags_id);


CREATE INDEX articles_slug_idx ON public.articles_locales USING btree (slug, _locale);


CREATE INDEX articles_updated_at_idx ON public.articles USING btree (updated_at);


CREATE INDEX articles_updated_by_idx ON public.articles USING btree (updated_by_id);


CREATE INDEX audit_lines_created_at_idx ON public.audit_lines USING btree (created_at);


CREATE INDEX audit_lines_updated_at_idx ON public.audit_lines USING btree (updated_at);


CREATE INDEX banners_banner_image_idx ON public.banners USING btree (banner_image_id);


CREATE INDEX banners_created_at_idx ON public.banners USING btree (created_at);


CREATE INDEX banners_deleted_at_idx ON public.banners USING btree (deleted_at);


CREATE UNIQUE INDEX banners_locales_locale_parent_id_unique ON public.banners_locales USING btree (_locale, _parent_id);


CREATE INDEX banners_position_idx ON public.banners USING btree ("position");


CREATE INDEX banners_updated_at_idx ON public.banners USING btree (updated_at);


CREATE INDEX categories_created_at_idx ON public.categories USING btree (created_at);


CREATE INDEX categories_deleted_at_idx ON public.categories USING btree (deleted_at);


CREATE UNIQUE INDEX categories_locales_locale_parent_id_unique ON public.categories_locales USING btree (_locale, _parent_id);


CREATE INDEX categories_slug_idx ON public.categories_locales USING btree (slug, _locale);


CREATE INDEX categories_updated_at_idx ON public.categories USING btree (updated_at);


CREATE INDEX child_consent_texts_created_at_idx ON public.child_consent_texts USING btree (created_at);


CREATE INDEX child_consent_texts_updated_at_idx ON public.child_consent_texts USING btree (updated_at);


CREATE UNIQUE INDEX child_consent_texts_version_idx ON public.child_consent_texts USING btree (version);


CREATE INDEX child_requests_created_at_idx ON public.child_requests USING btree (created_at);


CREATE INDEX child_requests_due_at_idx ON public.child_requests USING btree (due_at);


CREATE INDEX child_requests_player_idx ON public.child_requests USING btree (player_id);


CREATE INDEX child_requests_status_idx ON public.child_requests USING btree (status);


CREATE INDEX child_requests_updated_at_idx ON public.child_requests USING btree (updated_at);


CREATE INDEX clubs_created_at_idx ON public.clubs USING btree (created_at);


CREATE INDEX clubs_logo_idx ON public.clubs USING btree (logo_id);


CREATE UNIQUE INDEX clubs_name_idx ON public.clubs USING btree (name);


CREATE INDEX clubs_updated_at_idx ON public.clubs USING btree (updated_at);


CREATE INDEX competition_teams_club_idx ON public.competition_teams USING btree (club_id);


CREATE INDEX competition_teams_created_at_idx ON public.competition_teams USING btree (created_at);


CREATE INDEX competition_teams_logo_idx ON public.competition_teams USING btree (logo_id);


CREATE INDEX competition_teams_season_idx ON public.competition_teams USING btree (season_id);


CREATE INDEX competition_teams_squad_order_idx ON public.competition_teams_squad USING btree (_order);


CREATE INDEX competition_teams_squad_parent_id_idx ON public.competition_teams_squad USING btree (_parent_id);


CREATE INDEX competition_teams_squad_player_idx ON public.competition_teams_squad USING btree (player_id);


CREATE UNIQUE INDEX competition_teams_staff_locales_locale_parent_id_unique ON public.competition_teams_staff_locales USING btree (_locale, _parent_id);


CREATE INDEX competition_teams_staff_order_idx ON public.competition_teams_staff USING btree (_order);


CREATE INDEX competition_teams_staff_parent_id_idx ON public.competition_teams_staff USING btree (_parent_id);


CREATE INDEX competition_teams_updated_at_idx ON public.competition_teams USING btree (updated_at);


CREATE INDEX competitions_created_at_idx ON public.competitions USING btree (created_at);


CREATE INDEX competitions_entries_order_idx ON public.competitions_entries USING btree (_order);


CREATE INDEX competitions_entries_parent_id_idx ON public.competitions_entries USING btree (_parent_id);


CREATE INDEX competitions_entries_team_idx ON public.competitions_entries USING btree (team_id);


CREATE UNIQUE INDEX competitions_locales_locale_parent_id_unique ON public.competitions_locales USING btree (_locale, _parent_id);


CREATE INDEX competitions_logo_idx ON public.competitions USING btree (logo_id);


CREATE INDEX competitions_rels_competitions_id_idx ON public.competitions_rels USING btree (competitions_id);


CREATE INDEX competitions_rels_order_idx ON public.competitions_rels USING btree ("order");


CREATE INDEX competitions_rels_parent_idx ON public.competitions_rels USING btree (parent_id);


CREATE INDEX competitions_rels_path_idx ON public.competitions_rels USING btree (path);


CREATE INDEX competitions_season_idx ON public.competitions USING btree (season_id);


CREATE INDEX competitions_tie_rules_order_idx ON public.competitions_tie_rules USING btree ("order");


CREATE INDEX competitions_tie_rules_parent_idx ON public.competitions_tie_rules USING btree (parent_id);


CREATE INDEX competitions_updated_at_idx ON public.competitions USING btree (updated_at);


CREATE INDEX consent_texts_created_at_idx ON public.consent_texts USING btree (created_at);


CREATE INDEX consent_texts_updated_at_idx ON public.consent_texts USING btree (updated_at);


CREATE UNIQUE INDEX consent_texts_version_idx ON public.consent_texts USING btree (version);


CREATE INDEX consents_created_at_idx ON public.consents USING btree (created_at);


CREATE INDEX consents_player_idx ON public.consents USING btree (player_id);


CREATE INDEX consents_text_idx ON public.consents USING btree (text_id);


CREATE INDEX consents_updated_at_idx ON public.consents USING btree (updated_at);


CREATE INDEX documents_created_at_idx ON public.documents USING btree (created_at);


CREATE INDEX documents_deleted_at_idx ON public.documents USING btree (deleted_at);


CREATE UNIQUE INDEX documents_filename_idx ON public.documents USING btree (filename);


CREATE UNIQUE INDEX documents_locales_locale_parent_id_unique ON public.documents_locales USING btree (_locale, _parent_id);


CREATE INDEX documents_updated_at_idx ON public.documents USING btree (updated_at);


CREATE INDEX galleries__status_idx ON public.galleries USING btree (_status);


CREATE INDEX galleries_cover_image_idx ON public.galleries USING btree (cover_image_id);


CREATE INDEX galleries_created_at_idx ON public.galleries USING btree (created_at);


CREATE INDEX galleries_deleted_at_idx ON public.galleries USING btree (deleted_at);


CREATE UNIQUE INDEX galleries_locales_locale_parent_id_unique ON public.galleries_locales USING btree (_locale, _parent_id);


CREATE INDEX galleries_locales_parent ON public.galleries_locales USING btree (_parent_id);


CREATE INDEX galleries_publish_date_idx ON public.galleries USING btree (publish_date);


CREATE INDEX galleries_published ON public.galleries USING btree (publish_date DESC, id DESC) WHERE ((_status = 'published'::public.enum_galleries_status) AND (deleted_at IS NULL));


CREATE INDEX galleries_rels_categories_id_idx ON public.galleries_rels USING btree (categories_id);


CREATE INDEX galleries_rels_gallery_files_id_idx ON public.galleries_rels USING btree (gallery_files_id);


CREATE INDEX galleries_rels_order_idx ON public.galleries_rels USING btree ("order");


CREATE INDEX galleries_rels_parent_idx ON public.galleries_rels USING btree (parent_id);


CREATE INDEX galleries_rels_path_idx ON public.galleries_rels USING btree (path);


CREATE INDEX galleries_rels_place ON public.galleries_rels USING btree (parent_id, path, "order");


CREATE INDEX galleries_updated_at_idx ON public.galleries USING btree (updated_at);


CREATE INDEX galleries_updated_by_idx ON public.galleries USING btree (updated_by_id);


CREATE INDEX gallery_files_created_at_idx ON public.gallery_files USING btree (created_at);


CREATE INDEX gallery_files_deleted_at_idx ON public.gallery_files USING btree (deleted_at);


CREATE UNIQUE INDEX gallery_files_filename_idx ON public.gallery_files USING btree (filename);


CREATE UNIQUE INDEX gallery_files_locales_locale_parent_id_unique ON public.gallery_files_locales USING btree (_locale, _parent_id);


CREATE INDEX gallery_files_locales_parent ON public.gallery_files_locales USING btree (_parent_id);


CREATE INDEX gallery_files_rels_order_idx ON public.gallery_files_rels USING btree ("order");


CREATE INDEX gallery_files_rels_parent_idx ON public.gallery_files_rels USING btree (parent_id);


CREATE INDEX gallery_files_rels_path_idx ON public.gallery_files_rels USING btree (path);


CREATE INDEX gallery_files_rels_players_id_idx ON public.gallery_files_rels USING btree (players_id);


CREATE INDEX gallery_files_sizes_large_sizes_large_filename_idx ON public.gallery_files USING btree (sizes_large_filename);


CREATE INDEX gallery_files_sizes_medium_sizes_medium_filename_idx ON public.gallery_files USING btree (sizes_medium_filename);


CREATE INDEX gallery_files_sizes_small_sizes_small_filename_idx ON public.gallery_files USING btree (sizes_small_filename);


CREATE INDEX gallery_files_source_hash_idx ON public.gallery_files USING btree (source_hash);


CREATE INDEX gallery_files_updated_at_idx ON public.gallery_files USING btree (updated_at);


CREATE INDEX gallery_files_without_avif ON public.gallery_files USING btree (created_at) WHERE ((avif IS NULL) AND ((mime_type)::text <> 'image/svg+xml'::text));


CREATE INDEX join_registrations_assignee_idx ON public.join_registrations USING btree (assignee_id);


CREATE INDEX join_registrations_created_at_idx ON public.join_registrations USING btree (created_at);


CREATE INDEX join_registrations_recipient ON public.join_registrations USING btree (intake.recipient_of((email)::text), created_at);


CREATE INDEX join_registrations_status_idx ON public.join_registrations USING btree (status);


CREATE INDEX join_registrations_updated_at_idx ON public.join_registrations USING btree (updated_at);


CREATE INDEX matches_arena_idx ON public.matches USING btree (arena_id);


CREATE INDEX matches_away_team_idx ON public.matches USING btree (away_team_id);


CREATE INDEX matches_competition_idx ON public.matches USING btree (competition_id);


CREATE INDEX matches_created_at_idx ON public.matches USING btree (created_at);


CREATE INDEX matches_gallery_idx ON public.matches USING btree (gallery_id);


CREATE INDEX matches_game_time_idx ON public.matches USING btree (game_time);


CREATE INDEX matches_home_team_idx ON public.matches USING btree (home_team_id);


CREATE INDEX matches_lines_order_idx ON public.matches_lines USING btree (_order);


CREATE INDEX matches_lines_parent_id_idx ON public.matches_lines USING btree (_parent_id);


CREATE INDEX matches_lines_player_idx ON public.matches_lines USING btree (player_id);


CREATE UNIQUE INDEX matches_locales_locale_parent_id_unique ON public.matches_locales USING btree (_locale, _parent_id);


CREATE INDEX matches_locales_parent ON public.matches_locales USING btree (_parent_id);


CREATE INDEX matches_periods_order_idx ON public.matches_periods USING btree (_order);


CREATE INDEX matches_periods_parent_id_idx ON public.matches_periods USING btree (_parent_id);


CREATE INDEX matches_referees_order_idx ON public.matches_referees USING btree (_order);


CREATE INDEX matches_referees_parent_id_idx ON public.matches_referees USING btree (_parent_id);


CREATE INDEX matches_report_idx ON public.matches USING btree (report_id);


CREATE INDEX matches_status_idx ON public.matches USING btree (status);


CREATE INDEX matches_updated_at_idx ON public.matches USING btree (updated_at);


CREATE INDEX media_created_at_idx ON public.media USING btree (created_at);


CREATE INDEX media_deleted_at_idx ON public.media USING btree (deleted_at);


CREATE UNIQUE INDEX media_filename_idx ON public.media USING btree (filename);


CREATE UNIQUE INDEX media_locales_locale_parent_id_unique ON public.media_locales USING btree (_locale, _parent_id);


CREATE INDEX media_locales_parent ON public.media_locales USING btree (_parent_id);


CREATE INDEX media_rels_order_idx ON public.media_rels USING btree ("order");


CREATE INDEX media_rels_parent_idx ON public.media_rels USING btree (parent_id);


CREATE INDEX media_rels_path_idx ON public.media_rels USING btree (path);


CREATE INDEX media_rels_players_id_idx ON public.media_rels USING btree (players_id);


CREATE INDEX media_sizes_large_sizes_large_filename_idx ON public.media USING btree (sizes_large_filename);


CREATE INDEX media_sizes_medium_sizes_medium_filename_idx ON public.media USING btree (sizes_medium_filename);


CREATE INDEX media_sizes_small_sizes_small_filename_idx ON public.media USING btree (sizes_small_filename);


CREATE INDEX media_source_hash_idx ON public.media USING btree (source_hash);


CREATE INDEX media_updated_at_idx ON public.media USING btree (updated_at);


CREATE INDEX media_without_avif ON public.media USING btree (created_at) WHERE ((avif IS NULL) AND ((mime_type)::text <> 'image/svg+xml'::text));


CREATE INDEX menus_created_at_idx ON public.menus USING btree (created_at);


CREATE INDEX menus_deleted_at_idx ON public.menus USING btree (deleted_at);


CREATE UNIQUE INDEX menus_items_children_children_locales_locale_parent_id_uniqu ON public.menus_items_children_children_locales USING btree (_locale, _parent_id);


CREATE INDEX menus_items_children_children_order_idx ON public.menus_items_children_children USING btree (_order);


CREATE INDEX menus_items_children_children_page_idx ON public.menus_items_children_children USING btree (page_id);


CREATE INDEX menus_items_children_children_parent_id_idx ON public.menus_items_children_children USING btree (_parent_id);


CREATE UNIQUE INDEX menus_items_children_locales_locale_parent_id_unique ON public.menus_items_children_locales USING btree (_locale, _parent_id);


CREATE INDEX menus_items_children_order_idx ON public.menus_items_children USING btree (_order);


CREATE INDEX menus_items_children_page_idx ON public.menus_items_children USING btree (page_id);


CREATE INDEX menus_items_children_parent_id_idx ON public.menus_items_children USING btree (_parent_id);


CREATE UNIQUE INDEX menus_items_locales_locale_parent_id_unique ON public.menus_items_locales USING btree (_locale, _parent_id);


CREATE INDEX menus_items_order_idx ON public.menus_items USING btree (_order);


CREATE INDEX menus_items_page_idx ON public.menus_items USING btree (page_id);


CREATE INDEX menus_items_parent_id_idx ON public.menus_items USING btree (_parent_id);


CREATE UNIQUE INDEX menus_locales_locale_parent_id_unique ON public.menus_locales USING btree (_locale, _parent_id);


CREATE INDEX menus_place_idx ON public.menus USING btree (place);


CREATE UNIQUE INDEX menus_slug_idx ON public.menus USING btree (slug);


CREATE INDEX menus_updated_at_idx ON public.menus USING btree (updated_at);


CREATE INDEX pages__status_idx ON public.pages USING btree (_status);


CREATE INDEX pages_cover_image_idx ON public.pages USING btree (cover_image_id);


CREATE INDEX pages_created_at_idx ON public.pages USING btree (created_at);


CREATE INDEX pages_deleted_at_idx ON public.pages USING btree (deleted_at);


CREATE UNIQUE INDEX pages_locales_locale_parent_id_unique ON public.pages_locales USING btree (_locale, _parent_id);


CREATE INDEX pages_locales_parent ON public.pages_locales USING btree (_parent_id);


CREATE INDEX pages_rels_documents_id_idx ON public.pages_rels USING btree (documents_id);


CREATE INDEX pages_rels_order_idx ON public.pages_rels USING btree ("order");


CREATE INDEX pages_rels_parent_idx ON public.pages_rels USING btree (parent_id);


CREATE INDEX pages_rels_path_idx ON public.pages_rels USING btree (path);


CREATE INDEX pages_rels_place ON public.pages_rels USING btree (parent_id, path, "order");


CREATE INDEX pages_slug_idx ON public.pages_locales USING btree (slug, _locale);


CREATE INDEX pages_updated_at_idx ON public.pages USING btree (updated_at);


CREATE INDEX pages_updated_by_idx ON public.pages USING btree (updated_by_id);


CREATE UNIQUE INDEX payload_kv_key_idx ON public.payload_kv USING btree (key);


CREATE INDEX payload_locked_documents_created_at_idx ON public.payload_locked_documents USING btree (created_at);


CREATE INDEX payload_locked_documents_global_slug_idx ON public.payload_locked_documents USING btree (global_slug);


CREATE INDEX payload_locked_documents_rels_arenas_id_idx ON public.payload_locked_documents_rels USING btree (arenas_id);


CREATE INDEX payload_locked_documents_rels_articles_id_idx ON public.payload_locked_documents_rels USING btree (articles_id);


CREATE INDEX payload_locked_documents_rels_audit_lines_id_idx ON public.payload_locked_documents_rels USING btree (audit_lines_id);


CREATE INDEX payload_locked_documents_rels_banners_id_idx ON public.payload_locked_documents_rels USING btree (banners_id);


CREATE INDEX payload_locked_documents_rels_categories_id_idx ON public.payload_locked_documents_rels USING btree (categories_id);


CREATE INDEX payload_locked_documents_rels_child_consent_texts_id_idx ON public.payload_locked_documents_rels USING btree (child_consent_texts_id);


CREATE INDEX payload_locked_documents_rels_child_requests_id_idx ON public.payload_locked_documents_rels USING btree (child_requests_id);


CREATE INDEX payload_locked_documents_rels_clubs_id_idx ON public.payload_locked_documents_rels USING btree (clubs_id);


CREATE INDEX payload_locked_documents_rels_competition_teams_id_idx ON public.payload_locked_documents_rels USING btree (competition_teams_id);


CREATE INDEX payload_locked_documents_rels_competitions_id_idx ON public.payload_locked_documents_rels USING btree (competitions_id);


CREATE INDEX payload_locked_documents_rels_consent_texts_id_idx ON public.payload_locked_documents_rels USING btree (consent_texts_id);


CREATE INDEX payload_locked_documents_rels_consents_id_idx ON public.payload_locked_documents_rels USING btree (consents_id);


CREATE INDEX payload_locked_documents_rels_documents_id_idx ON public.payload_locked_documents_rels USING btree (documents_id);


CREATE INDEX payload_locked_documents_rels_galleries_id_idx ON public.payload_locked_documents_rels USING btree (galleries_id);


CREATE INDEX payload_locked_documents_rels_gallery_files_id_idx ON public.payload_locked_documents_rels USING btree (gallery_files_id);


CREATE INDEX payload_locked_documents_rels_join_registrations_id_idx ON public.payload_locked_documents_rels USING btree (join_registrations_id);


CREATE INDEX payload_locked_documents_rels_matches_id_idx ON public.payload_locked_documents_rels USING btree (matches_id);


CREATE INDEX payload_locked_documents_rels_media_id_idx ON public.payload_locked_documents_rels USING btree (media_id);


CREATE INDEX payload_locked_documents_rels_menus_id_idx ON public.payload_locked_documents_rels USING btree (menus_id);


CREATE INDEX payload_locked_documents_rels_order_idx ON public.payload_locked_documents_rels USING btree ("order");


CREATE INDEX payload_locked_documents_rels_pages_id_idx ON public.payload_locked_documents_rels USING btree (pages_id);


CREATE INDEX payload_locked_documents_rels_parent_idx ON public.payload_locked_documents_rels USING btree (parent_id);


CREATE INDEX payload_locked_documents_rels_path_idx ON public.payload_locked_documents_rels USING btree (path);


CREATE INDEX payload_locked_documents_rels_players_id_idx ON public.payload_locked_documents_rels USING btree (players_id);


CREATE INDEX payload_locked_documents_rels_popups_id_idx ON public.payload_locked_documents_rels USING btree (popups_id);


CREATE INDEX payload_locked_documents_rels_seasons_id_idx ON public.payload_locked_documents_rels USING btree (seasons_id);


CREATE INDEX payload_locked_documents_rels_sponsors_id_idx ON public.payload_locked_documents_rels USING btree (sponsors_id);


CREATE INDEX payload_locked_documents_rels_tags_id_idx ON public.payload_locked_documents_rels USING btree (tags_id);


CREATE INDEX payload_locked_documents_rels_taken_down_pictures_id_idx ON public.payload_locked_documents_rels USING btree (taken_down_pictures_id);


CREATE INDEX payload_locked_documents_rels_users_id_idx ON public.payload_locked_documents_rels USING btree (users_id);


CREATE INDEX payload_locked_documents_rels_videos_id_idx ON public.payload_locked_documents_rels USING btree (videos_id);


CREATE INDEX payload_locked_documents_updated_at_idx ON public.payload_locked_documents USING btree (updated_at);


CREATE INDEX payload_migrations_created_at_idx ON public.payload_migrations USING btree (created_at);


CREATE INDEX payload_migrations_updated_at_idx ON public.payload_migrations USING btree (updated_at);


CREATE INDEX payload_preferences_created_at_idx ON public.payload_preferences USING btree (created_at);


CREATE INDEX payload_preferences_key_idx ON public.payload_preferences USING btree (key);


CREATE INDEX payload_preferences_rels_order_idx ON public.payload_preferences_rels USING btree ("order");


CREATE INDEX payload_preferences_rels_parent_idx ON public.payload_preferences_rels USING btree (parent_id);


CREATE INDEX payload_preferences_rels_path_idx ON public.payload_preferences_rels USING btree (path);


CREATE INDEX payload_preferences_rels_users_id_idx ON public.payload_preferences_rels USING btree (users_id);


CREATE INDEX payload_preferences_updated_at_idx ON public.payload_preferences USING btree (updated_at);


CREATE INDEX players_created_at_idx ON public.players USING btree (created_at);


CREATE INDEX players_name_idx ON public.players USING btree (name);


CREATE INDEX players_profile_image_idx ON public.players USING btree (profile_image_id);


CREATE INDEX players_updated_at_idx ON public.players USING btree (updated_at);


CREATE INDEX popups_banner_image_idx ON public.popups USING btree (banner_image_id);


CREATE INDEX popups_created_at_idx ON public.popups USING btree (created_at);


CREATE INDEX popups_deleted_at_idx ON public.popups USING btree (deleted_at);


CREATE UNIQUE INDEX popups_locales_locale_parent_id_unique ON public.popups_locales USING btree (_locale, _parent_id);


CREATE INDEX popups_updated_at_idx ON public.popups USING btree (updated_at);


CREATE INDEX seasons_created_at_idx ON public.seasons USING btree (created_at);


CREATE INDEX seasons_updated_at_idx ON public.seasons USING btree (updated_at);


CREATE UNIQUE INDEX seasons_year_idx ON public.seasons USING btree (year);


CREATE INDEX session_devices_user_idx ON public.session_devices USING btree (user_id);


CREATE UNIQUE INDEX settings_locales_locale_parent_id_unique ON public.settings_locales USING btree (_locale, _parent_id);


CREATE INDEX sponsors_created_at_idx ON public.sponsors USING btree (created_at);


CREATE INDEX sponsors_deleted_at_idx ON public.sponsors USING btree (deleted_at);


CREATE INDEX sponsors_sponsor_logo_idx ON public.sponsors USING btree (sponsor_logo_id);


CREATE INDEX sponsors_updated_at_idx ON public.sponsors USING btree (updated_at);


CREATE INDEX tags_created_at_idx ON public.tags USING btree (created_at);


CREATE INDEX tags_deleted_at_idx ON public.tags USING btree (deleted_at);


CREATE UNIQUE INDEX tags_locales_locale_parent_id_unique ON public.tags_locales USING btree (_locale, _parent_id);


CREATE INDEX tags_slug_idx ON public.tags_locales USING btree (slug, _locale);


CREATE INDEX tags_updated_at_idx ON public.tags USING btree (updated_at);


CREATE INDEX taken_down_pictures_created_at_idx ON public.taken_down_pictures USING btree (created_at);


CREATE UNIQUE INDEX taken_down_pictures_hash_idx ON public.taken_down_pictures USING btree (hash);


CREATE INDEX taken_down_pictures_updated_at_idx ON public.taken_down_pictures USING btree (updated_at);


CREATE INDEX users_created_at_idx ON public.users USING btree (created_at);


CREATE UNIQUE INDEX users_email_idx ON public.users USING btree (email);


CREATE INDEX users_roles_order_idx ON public.users_roles USING btree ("order");


CREATE INDEX users_roles_parent_idx ON public.users_roles USING btree (parent_id);


CREATE INDEX users_sessions_order_idx ON public.users_sessions USING btree (_order);


CREATE INDEX users_sessions_parent_id_idx ON public.users_sessions USING btree (_parent_id);


CREATE INDEX users_updated_at_idx ON public.users USING btree (updated_at);


CREATE INDEX videos__status_idx ON public.videos USING btree (_status);


CREATE INDEX videos_cover_image_idx ON public.videos USING btree (cover_image_id);


CREATE INDEX videos_created_at_idx ON public.videos USING btree (created_at);


CREATE INDEX videos_deleted_at_idx ON public.videos USING btree (deleted_at);


CREATE UNIQUE INDEX videos_locales_locale_parent_id_unique ON public.videos_locales USING btree (_locale, _parent_id);


CREATE INDEX videos_locales_parent ON public.videos_locales USING btree (_parent_id);


CREATE INDEX videos_publish_date_idx ON public.videos USING btree (publish_date);


CREATE INDEX videos_published ON public.videos USING btree (publish_date DESC, id DESC) WHERE ((_status = 'published'::public.enum_videos_status) AND (deleted_at IS NULL));


CREATE INDEX videos_rels_categories_id_idx ON public.videos_rels USING btree (categories_id);


CREATE INDEX videos_rels_order_idx ON public.videos_rels USING btree ("order");


CREATE INDEX videos_rels_parent_idx ON public.videos_rels USING btree (parent_id);


CREATE INDEX videos_rels_path_idx ON public.videos_rels USING btree (path);


CREATE INDEX videos_rels_place ON public.videos_rels USING btree (parent_id, path, "order");


CREATE INDEX videos_rels_tags_id_idx ON public.videos_rels USING btree (tags_id);


CREATE INDEX videos_rels_videos_id_idx ON public.videos_rels USING btree (videos_id);


CREATE INDEX videos_updated_at_idx ON public.videos USING btree (updated_at);


CREATE INDEX videos_updated_by_idx ON public.videos USING btree (updated_by_id);


CREATE TRIGGER notify_purge AFTER INSERT ON cache.purge FOR EACH STATEMENT EXECUTE FUNCTION cache.notify_purge();


CREATE CONSTRAINT TRIGGER feed_document AFTER INSERT OR DELETE OR UPDATE ON public.articles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.document_changed('article');


COMMENT ON TRIGGER feed_document ON public.articles IS 'palank trigger b9ed25f911102808ff45e8854bbd3cc1';


CREATE CONSTRAINT TRIGGER feed_document AFTER INSERT OR DELETE OR UPDATE ON public.galleries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.document_changed('gallery');


COMMENT ON TRIGGER feed_document ON public.galleries IS 'palank trigger 07adb92da86890ad16f63a91fc789412';


CREATE CONSTRAINT TRIGGER feed_document AFTER INSERT OR DELETE OR UPDATE ON public.pages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.document_changed('page');


COMMENT ON TRIGGER feed_document ON public.pages IS 'palank trigger 568efe88b38d4da9e15f168b6ebd7c21';


CREATE CONSTRAINT TRIGGER feed_document AFTER INSERT OR DELETE OR UPDATE ON public.videos DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.document_changed('video');


COMMENT ON TRIGGER feed_document ON public.videos IS 'palank trigger 062576cfcfd40414c14aea507f9afa90';


CREATE CONSTRAINT TRIGGER feed_match AFTER INSERT OR UPDATE ON public.matches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.match_saved();


COMMENT ON TRIGGER feed_match ON public.matches IS 'palank trigger 7f840028d22cd95087470040513e2612';


CREATE CONSTRAINT TRIGGER feed_match AFTER INSERT OR DELETE OR UPDATE ON public.matches_locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.match_text_saved();


COMMENT ON TRIGGER feed_match ON public.matches_locales IS 'palank trigger 1dfe88ed09d3cde4f36bf0230fa4aabf';


CREATE CONSTRAINT TRIGGER feed_relation AFTER INSERT OR DELETE OR UPDATE ON public.articles_rels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.relation_changed('article');


COMMENT ON TRIGGER feed_relation ON public.articles_rels IS 'palank trigger d058e63af229cc23de5fbd7258218f14';


CREATE CONSTRAINT TRIGGER feed_translation AFTER INSERT OR DELETE OR UPDATE ON public.articles_locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.translation_changed('article');


COMMENT ON TRIGGER feed_translation ON public.articles_locales IS 'palank trigger 23975631734283ac23f0da33680aa4c2';


CREATE CONSTRAINT TRIGGER feed_translation AFTER INSERT OR DELETE OR UPDATE ON public.galleries_locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.translation_changed('gallery');


COMMENT ON TRIGGER feed_translation ON public.galleries_locales IS 'palank trigger 5a99c17822262fb5ac1e0094f39a7264';


CREATE CONSTRAINT TRIGGER feed_translation AFTER INSERT OR DELETE OR UPDATE ON public.pages_locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.translation_changed('page');


COMMENT ON TRIGGER feed_translation ON public.pages_locales IS 'palank trigger 66c120cbbf1071734cb1cd09d2dfd076';


CREATE CONSTRAINT TRIGGER feed_translation AFTER INSERT OR DELETE OR UPDATE ON public.videos_locales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION upkeep.translation_changed('video');


COMMENT ON TRIGGER feed_translation ON public.videos_locales IS 'palank trigger 59eb2acb9779ba2ae08c2ec99bb49a01';


CREATE TRIGGER keep_held BEFORE UPDATE ON public.players FOR EACH ROW WHEN ((old.profile_image_id IS DISTINCT FROM new.profile_image_id)) EXECUTE FUNCTION children.keep_held();


COMMENT ON TRIGGER keep_held ON public.players IS 'palank trigger 257f83650ffd21beb762c37ad06a5c1f';


CREATE TRIGGER keep_held_deleted BEFORE DELETE ON public.players FOR EACH ROW EXECUTE FUNCTION children.keep_held();


COMMENT ON TRIGGER keep_held_deleted ON public.players IS 'palank trigger 06aee999568f81418fc192a547aa50aa';


CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.documents FOR EACH STATEMENT EXECUTE FUNCTION cache.notify_purge();


COMMENT ON TRIGGER notify ON public.documents IS 'palank trigger 9ceef8d29dd0116f3a519bd6dae1fae6';


CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.gallery_files FOR EACH STATEMENT EXECUTE FUNCTION cache.notify_purge();


COMMENT ON TRIGGER notify ON public.gallery_files IS 'palank trigger 637bd56395ed5506626cae19b1cfa5ca';


CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.media FOR EACH STATEMENT EXECUTE FUNCTION cache.notify_purge();


COMMENT ON TRIGGER notify ON public.media IS 'palank trigger 774aa2f8166857f0b787b45af8504ef0';


CREATE TRIGGER purge AFTER UPDATE ON public.arenas FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('arenas');


COMMENT ON TRIGGER purge ON public.arenas IS 'palank trigger 395801bd47e06787f0e56082e928258b';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.articles FOR EACH ROW EXECUTE FUNCTION upkeep.purge_dated('articles');


COMMENT ON TRIGGER purge ON public.articles IS 'palank trigger e6a37ecf9f5809fdc13330971a8a1497';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.banners FOR EACH ROW EXECUTE FUNCTION upkeep.purge_visible_between('banners');


COMMENT ON TRIGGER purge ON public.banners IS 'palank trigger 39923cc260a15eda1216c234eaaac55d';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION upkeep.purge('categories:', 'categories:', 'categories');


COMMENT ON TRIGGER purge ON public.categories IS 'palank trigger 90f04c3a0fdb26c4407525bee629563a';


CREATE TRIGGER purge AFTER UPDATE ON public.clubs FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('clubs');


COMMENT ON TRIGGER purge ON public.clubs IS 'palank trigger fd2ddf8ce17e2f5dfdfce4babd147c5c';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.competition_teams FOR EACH ROW EXECUTE FUNCTION upkeep.purge('competition-teams:', 'teams:', 'teams', 'standings');


COMMENT ON TRIGGER purge ON public.competition_teams IS 'palank trigger 6ee9124c53edfabe91d617365d427833';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.competitions FOR EACH ROW EXECUTE FUNCTION upkeep.purge('competitions:', 'competitions:', 'competitions', 'standings');


COMMENT ON TRIGGER purge ON public.competitions IS 'palank trigger d1aabe459db12d6c6e858eaf42b65d6b';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.consent_texts FOR EACH ROW EXECUTE FUNCTION upkeep.purge('consent-texts:', 'settings');


COMMENT ON TRIGGER purge ON public.consent_texts IS 'palank trigger 2232cb7e81170284fb1e1f403776c5b0';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION upkeep.purge_consent();


COMMENT ON TRIGGER purge ON public.consents IS 'palank trigger f18713d79d8d84fd7d688d7b9c40a7ec';


CREATE TRIGGER purge AFTER UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('documents');


COMMENT ON TRIGGER purge ON public.documents IS 'palank trigger 5beaa8a7e14bed834b9ef0e7023f6932';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.galleries FOR EACH ROW EXECUTE FUNCTION upkeep.purge_dated('galleries');


COMMENT ON TRIGGER purge ON public.galleries IS 'palank trigger 2345fd5aa0ab2f046b3d5b813113ced9';


CREATE TRIGGER purge AFTER UPDATE ON public.gallery_files FOR EACH ROW WHEN ((old.updated_at <> new.updated_at)) EXECUTE FUNCTION upkeep.purge_users('gallery-files');


COMMENT ON TRIGGER purge ON public.gallery_files IS 'palank trigger aed6eaa6a4d767c27c478a6d73032802';


CREATE TRIGGER purge AFTER INSERT OR DELETE ON public.gallery_files_rels FOR EACH ROW EXECUTE FUNCTION upkeep.purge_named_players('gallery-files');


COMMENT ON TRIGGER purge ON public.gallery_files_rels IS 'palank trigger 05d209fede0cea6d681b53a553c2bb88';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.matches FOR EACH ROW EXECUTE FUNCTION upkeep.purge('matches:', 'matches:', 'matches', 'standings');


COMMENT ON TRIGGER purge ON public.matches IS 'palank trigger d0782313611fdbc561c98d6f65e24456';


CREATE TRIGGER purge AFTER UPDATE ON public.media FOR EACH ROW WHEN ((old.updated_at <> new.updated_at)) EXECUTE FUNCTION upkeep.purge_users('media');


COMMENT ON TRIGGER purge ON public.media IS 'palank trigger 707333f915d0407be3b0facd2d896a3b';


CREATE TRIGGER purge AFTER INSERT OR DELETE ON public.media_rels FOR EACH ROW EXECUTE FUNCTION upkeep.purge_named_players('media');


COMMENT ON TRIGGER purge ON public.media_rels IS 'palank trigger 4ccee1e7bfc8380f7c19201e8cacc1b1';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.menus FOR EACH ROW EXECUTE FUNCTION upkeep.purge('menus:', 'menus');


COMMENT ON TRIGGER purge ON public.menus IS 'palank trigger b839d7dc7471b39564e3da4477545df7';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION upkeep.purge_page();


COMMENT ON TRIGGER purge ON public.pages IS 'palank trigger 936a426c2dacd47184c8fbdf6893f91e';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.players FOR EACH ROW EXECUTE FUNCTION upkeep.purge('players:', 'players:', 'players');


COMMENT ON TRIGGER purge ON public.players IS 'palank trigger 9f21ce34eaf91d91f9d3b71cd5791547';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.popups FOR EACH ROW EXECUTE FUNCTION upkeep.purge_visible_between('popups');


COMMENT ON TRIGGER purge ON public.popups IS 'palank trigger 8ca14976a3462775ef3a898b68f49dff';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.seasons FOR EACH ROW EXECUTE FUNCTION upkeep.purge('seasons:', 'competitions', 'teams', 'matches', 'standings');


COMMENT ON TRIGGER purge ON public.seasons IS 'palank trigger 35243e5da9ce99bcfdfbdfaa2a285885';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION upkeep.purge('settings', 'settings');


COMMENT ON TRIGGER purge ON public.settings IS 'palank trigger e8cf27be24a075a45fdef83de88aa939';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.sponsors FOR EACH ROW EXECUTE FUNCTION upkeep.purge('sponsors:', 'sponsors:', 'sponsors');


COMMENT ON TRIGGER purge ON public.sponsors IS 'palank trigger 28cd84dc2baaf43f2c01a6ba50c1778c';


CREATE TRIGGER purge AFTER UPDATE ON public.tags FOR EACH ROW WHEN ((old.deleted_at IS DISTINCT FROM new.deleted_at)) EXECUTE FUNCTION upkeep.purge_users('tags');


COMMENT ON TRIGGER purge ON public.tags IS 'palank trigger d7ab0f0ff7d9bf6ff6ddff30e8fbdd14';


CREATE TRIGGER purge AFTER INSERT ON public.tags_locales FOR EACH ROW EXECUTE FUNCTION upkeep.purge_tag();


COMMENT ON TRIGGER purge ON public.tags_locales IS 'palank trigger 86affe7b55b1cd09f4be70261765d080';


CREATE TRIGGER purge AFTER INSERT OR DELETE OR UPDATE ON public.videos FOR EACH ROW EXECUTE FUNCTION upkeep.purge_dated('videos');


COMMENT ON TRIGGER purge ON public.videos IS 'palank trigger e13a1f17c9204e6ea36f7283655d6948';


CREATE TRIGGER purge_deleted BEFORE DELETE ON public.arenas FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('arenas');


COMMENT ON TRIGGER purge_deleted ON public.arenas IS 'palank trigger bc79e2967eb2c88feaf78fa2b73d9ffa';


CREATE TRIGGER purge_deleted BEFORE DELETE ON public.clubs FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('clubs');


COMMENT ON TRIGGER purge_deleted ON public.clubs IS 'palank trigger 930223f15f3aec0720770d6abcc8707d';


CREATE TRIGGER purge_deleted BEFORE DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('documents');


COMMENT ON TRIGGER purge_deleted ON public.documents IS 'palank trigger ec7f366ef0ddf01775fa5104ed5fccfc';


CREATE TRIGGER purge_deleted BEFORE DELETE ON public.gallery_files FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('gallery-files');


COMMENT ON TRIGGER purge_deleted ON public.gallery_files IS 'palank trigger 8884af333374ccbaf632173592a914e8';


CREATE TRIGGER purge_deleted BEFORE DELETE ON public.media FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('media');


COMMENT ON TRIGGER purge_deleted ON public.media IS 'palank trigger f8da840b0e50463c7576194e4e4aaf4b';


CREATE TRIGGER purge_deleted BEFORE DELETE ON public.tags FOR EACH ROW EXECUTE FUNCTION upkeep.purge_users('tags');


COMMENT ON TRIGGER purge_deleted ON public.tags IS 'palank trigger d1b8cca3c86a415bb48e315aa2b9765b';


CREATE TRIGGER purge_opponents AFTER UPDATE ON public.settings FOR EACH ROW WHEN (((old.children_show_opponents IS DISTINCT FROM new.children_show_opponents) OR ((old.children_show_opponents_reason)::text IS DISTINCT FROM (new.children_show_opponents_reason)::text))) EXECUTE FUNCTION upkeep.purge('settings', 'players', 'teams', 'matches');


COMMENT ON TRIGGER purge_opponents ON public.settings IS 'palank trigger d94670e7b482cc191c91eb914b889be2';


ALTER TABLE ONLY feed.match_revision
    ADD CONSTRAINT match_revision_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


ALTER TABLE ONLY intake.outbox
    ADD CONSTRAINT outbox_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.join_registrations(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v_locales
    ADD CONSTRAINT _articles_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._articles_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v
    ADD CONSTRAINT _articles_v_parent_id_articles_id_fk FOREIGN KEY (parent_id) REFERENCES public.articles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._articles_v_rels
    ADD CONSTRAINT _articles_v_rels_articles_fk FOREIGN KEY (articles_id) REFERENCES public.articles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v_rels
    ADD CONSTRAINT _articles_v_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v_rels
    ADD CONSTRAINT _articles_v_rels_documents_fk FOREIGN KEY (documents_id) REFERENCES public.documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v_rels
    ADD CONSTRAINT _articles_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._articles_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v_rels
    ADD CONSTRAINT _articles_v_rels_tags_fk FOREIGN KEY (tags_id) REFERENCES public.tags(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._articles_v
    ADD CONSTRAINT _articles_v_version_cover_image_id_media_id_fk FOREIGN KEY (version_cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._articles_v
    ADD CONSTRAINT _articles_v_version_updated_by_id_users_id_fk FOREIGN KEY (version_updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._galleries_v_locales
    ADD CONSTRAINT _galleries_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._galleries_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._galleries_v
    ADD CONSTRAINT _galleries_v_parent_id_galleries_id_fk FOREIGN KEY (parent_id) REFERENCES public.galleries(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._galleries_v_rels
    ADD CONSTRAINT _galleries_v_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._galleries_v_rels
    ADD CONSTRAINT _galleries_v_rels_gallery_files_fk FOREIGN KEY (gallery_files_id) REFERENCES public.gallery_files(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._galleries_v_rels
    ADD CONSTRAINT _galleries_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._galleries_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._galleries_v
    ADD CONSTRAINT _galleries_v_version_cover_image_id_media_id_fk FOREIGN KEY (version_cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._galleries_v
    ADD CONSTRAINT _galleries_v_version_updated_by_id_users_id_fk FOREIGN KEY (version_updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._pages_v_locales
    ADD CONSTRAINT _pages_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_parent_id_pages_id_fk FOREIGN KEY (parent_id) REFERENCES public.pages(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_documents_fk FOREIGN KEY (documents_id) REFERENCES public.documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._pages_v_rels
    ADD CONSTRAINT _pages_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._pages_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_version_cover_image_id_media_id_fk FOREIGN KEY (version_cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._pages_v
    ADD CONSTRAINT _pages_v_version_updated_by_id_users_id_fk FOREIGN KEY (version_updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._videos_v_locales
    ADD CONSTRAINT _videos_v_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public._videos_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_parent_id_videos_id_fk FOREIGN KEY (parent_id) REFERENCES public.videos(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._videos_v_rels
    ADD CONSTRAINT _videos_v_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._videos_v_rels
    ADD CONSTRAINT _videos_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._videos_v(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._videos_v_rels
    ADD CONSTRAINT _videos_v_rels_tags_fk FOREIGN KEY (tags_id) REFERENCES public.tags(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._videos_v_rels
    ADD CONSTRAINT _videos_v_rels_videos_fk FOREIGN KEY (videos_id) REFERENCES public.videos(id) ON DELETE CASCADE;


ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_version_cover_image_id_media_id_fk FOREIGN KEY (version_cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_version_updated_by_id_users_id_fk FOREIGN KEY (version_updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_cover_image_id_media_id_fk FOREIGN KEY (cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.articles_locales
    ADD CONSTRAINT articles_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.articles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.articles_rels
    ADD CONSTRAINT articles_rels_articles_fk FOREIGN KEY (articles_id) REFERENCES public.articles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.articles_rels
    ADD CONSTRAINT articles_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.articles_rels
    ADD CONSTRAINT articles_rels_documents_fk FOREIGN KEY (documents_id) REFERENCES public.documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.articles_rels
    ADD CONSTRAINT articles_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.articles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.articles_rels
    ADD CONSTRAINT articles_rels_tags_fk FOREIGN KEY (tags_id) REFERENCES public.tags(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_updated_by_id_users_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_banner_image_id_media_id_fk FOREIGN KEY (banner_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.banners_locales
    ADD CONSTRAINT banners_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.banners(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.categories_locales
    ADD CONSTRAINT categories_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.child_requests
    ADD CONSTRAINT child_requests_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.clubs
    ADD CONSTRAINT clubs_logo_id_media_id_fk FOREIGN KEY (logo_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competition_teams
    ADD CONSTRAINT competition_teams_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES public.clubs(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competition_teams
    ADD CONSTRAINT competition_teams_logo_id_media_id_fk FOREIGN KEY (logo_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competition_teams
    ADD CONSTRAINT competition_teams_season_id_seasons_id_fk FOREIGN KEY (season_id) REFERENCES public.seasons(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competition_teams_squad
    ADD CONSTRAINT competition_teams_squad_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.competition_teams(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competition_teams_squad
    ADD CONSTRAINT competition_teams_squad_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competition_teams_staff_locales
    ADD CONSTRAINT competition_teams_staff_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.competition_teams_staff(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competition_teams_staff
    ADD CONSTRAINT competition_teams_staff_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.competition_teams(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competitions_entries
    ADD CONSTRAINT competitions_entries_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.competitions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competitions_entries
    ADD CONSTRAINT competitions_entries_team_id_competition_teams_id_fk FOREIGN KEY (team_id) REFERENCES public.competition_teams(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competitions_locales
    ADD CONSTRAINT competitions_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.competitions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competitions
    ADD CONSTRAINT competitions_logo_id_media_id_fk FOREIGN KEY (logo_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competitions_rels
    ADD CONSTRAINT competitions_rels_competitions_fk FOREIGN KEY (competitions_id) REFERENCES public.competitions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competitions_rels
    ADD CONSTRAINT competitions_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.competitions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.competitions
    ADD CONSTRAINT competitions_season_id_seasons_id_fk FOREIGN KEY (season_id) REFERENCES public.seasons(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.competitions_tie_rules
    ADD CONSTRAINT competitions_tie_rules_parent_fk FOREIGN KEY (parent_id) REFERENCES public.competitions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_text_id_child_consent_texts_id_fk FOREIGN KEY (text_id) REFERENCES public.child_consent_texts(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.documents_locales
    ADD CONSTRAINT documents_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.galleries
    ADD CONSTRAINT galleries_cover_image_id_media_id_fk FOREIGN KEY (cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.galleries_locales
    ADD CONSTRAINT galleries_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.galleries(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.galleries_rels
    ADD CONSTRAINT galleries_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.galleries_rels
    ADD CONSTRAINT galleries_rels_gallery_files_fk FOREIGN KEY (gallery_files_id) REFERENCES public.gallery_files(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.galleries_rels
    ADD CONSTRAINT galleries_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.galleries(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.galleries
    ADD CONSTRAINT galleries_updated_by_id_users_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.gallery_files_locales
    ADD CONSTRAINT gallery_files_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.gallery_files(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.gallery_files_rels
    ADD CONSTRAINT gallery_files_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.gallery_files(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.gallery_files_rels
    ADD CONSTRAINT gallery_files_rels_players_fk FOREIGN KEY (players_id) REFERENCES public.players(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.join_registrations
    ADD CONSTRAINT join_registrations_assignee_id_users_id_fk FOREIGN KEY (assignee_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_arena_id_arenas_id_fk FOREIGN KEY (arena_id) REFERENCES public.arenas(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_away_team_id_competition_teams_id_fk FOREIGN KEY (away_team_id) REFERENCES public.competition_teams(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_competition_id_competitions_id_fk FOREIGN KEY (competition_id) REFERENCES public.competitions(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_gallery_id_galleries_id_fk FOREIGN KEY (gallery_id) REFERENCES public.galleries(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_home_team_id_competition_teams_id_fk FOREIGN KEY (home_team_id) REFERENCES public.competition_teams(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches_lines
    ADD CONSTRAINT matches_lines_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.matches(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.matches_lines
    ADD CONSTRAINT matches_lines_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.matches_locales
    ADD CONSTRAINT matches_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.matches(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.matches_periods
    ADD CONSTRAINT matches_periods_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.matches(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.matches_referees
    ADD CONSTRAINT matches_referees_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.matches(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_report_id_articles_id_fk FOREIGN KEY (report_id) REFERENCES public.articles(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.media_locales
    ADD CONSTRAINT media_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.media(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.media_rels
    ADD CONSTRAINT media_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.media(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.media_rels
    ADD CONSTRAINT media_rels_players_fk FOREIGN KEY (players_id) REFERENCES public.players(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_items_children_children_locales
    ADD CONSTRAINT menus_items_children_children_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus_items_children_children(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_items_children_children
    ADD CONSTRAINT menus_items_children_children_page_id_pages_id_fk FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.menus_items_children_children
    ADD CONSTRAINT menus_items_children_children_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus_items_children(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_items_children_locales
    ADD CONSTRAINT menus_items_children_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus_items_children(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_items_children
    ADD CONSTRAINT menus_items_children_page_id_pages_id_fk FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.menus_items_children
    ADD CONSTRAINT menus_items_children_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus_items(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_items_locales
    ADD CONSTRAINT menus_items_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus_items(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_items
    ADD CONSTRAINT menus_items_page_id_pages_id_fk FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.menus_items
    ADD CONSTRAINT menus_items_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.menus_locales
    ADD CONSTRAINT menus_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.menus(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_cover_image_id_media_id_fk FOREIGN KEY (cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.pages_locales
    ADD CONSTRAINT pages_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_documents_fk FOREIGN KEY (documents_id) REFERENCES public.documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.pages_rels
    ADD CONSTRAINT pages_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.pages(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_updated_by_id_users_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_arenas_fk FOREIGN KEY (arenas_id) REFERENCES public.arenas(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_articles_fk FOREIGN KEY (articles_id) REFERENCES public.articles(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_audit_lines_fk FOREIGN KEY (audit_lines_id) REFERENCES public.audit_lines(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_banners_fk FOREIGN KEY (banners_id) REFERENCES public.banners(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_child_consent_texts_fk FOREIGN KEY (child_consent_texts_id) REFERENCES public.child_consent_texts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_child_requests_fk FOREIGN KEY (child_requests_id) REFERENCES public.child_requests(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_clubs_fk FOREIGN KEY (clubs_id) REFERENCES public.clubs(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_competition_teams_fk FOREIGN KEY (competition_teams_id) REFERENCES public.competition_teams(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_competitions_fk FOREIGN KEY (competitions_id) REFERENCES public.competitions(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_consent_texts_fk FOREIGN KEY (consent_texts_id) REFERENCES public.consent_texts(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_consents_fk FOREIGN KEY (consents_id) REFERENCES public.consents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_documents_fk FOREIGN KEY (documents_id) REFERENCES public.documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_galleries_fk FOREIGN KEY (galleries_id) REFERENCES public.galleries(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_gallery_files_fk FOREIGN KEY (gallery_files_id) REFERENCES public.gallery_files(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_join_registrations_fk FOREIGN KEY (join_registrations_id) REFERENCES public.join_registrations(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_matches_fk FOREIGN KEY (matches_id) REFERENCES public.matches(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_media_fk FOREIGN KEY (media_id) REFERENCES public.media(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_menus_fk FOREIGN KEY (menus_id) REFERENCES public.menus(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_pages_fk FOREIGN KEY (pages_id) REFERENCES public.pages(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.payload_locked_documents(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_players_fk FOREIGN KEY (players_id) REFERENCES public.players(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_popups_fk FOREIGN KEY (popups_id) REFERENCES public.popups(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_seasons_fk FOREIGN KEY (seasons_id) REFERENCES public.seasons(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_sponsors_fk FOREIGN KEY (sponsors_id) REFERENCES public.sponsors(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_tags_fk FOREIGN KEY (tags_id) REFERENCES public.tags(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_taken_down_pictures_fk FOREIGN KEY (taken_down_pictures_id) REFERENCES public.taken_down_pictures(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_users_fk FOREIGN KEY (users_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_videos_fk FOREIGN KEY (videos_id) REFERENCES public.videos(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.payload_preferences(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_users_fk FOREIGN KEY (users_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_profile_image_id_media_id_fk FOREIGN KEY (profile_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.popups
    ADD CONSTRAINT popups_banner_image_id_media_id_fk FOREIGN KEY (banner_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.popups_locales
    ADD CONSTRAINT popups_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.popups(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.session_devices
    ADD CONSTRAINT session_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.settings_locales
    ADD CONSTRAINT settings_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.settings(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.sponsors
    ADD CONSTRAINT sponsors_sponsor_logo_id_media_id_fk FOREIGN KEY (sponsor_logo_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.tags_locales
    ADD CONSTRAINT tags_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.tags(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.users_roles
    ADD CONSTRAINT users_roles_parent_fk FOREIGN KEY (parent_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.users_sessions
    ADD CONSTRAINT users_sessions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.users(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_cover_image_id_media_id_fk FOREIGN KEY (cover_image_id) REFERENCES public.media(id) ON DELETE SET NULL;


ALTER TABLE ONLY public.videos_locales
    ADD CONSTRAINT videos_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.videos(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.videos_rels
    ADD CONSTRAINT videos_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.videos_rels
    ADD CONSTRAINT videos_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.videos(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.videos_rels
    ADD CONSTRAINT videos_rels_tags_fk FOREIGN KEY (tags_id) REFERENCES public.tags(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.videos_rels
    ADD CONSTRAINT videos_rels_videos_fk FOREIGN KEY (videos_id) REFERENCES public.videos(id) ON DELETE CASCADE;


ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_updated_by_id_users_id_fk FOREIGN KEY (updated_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
