-- Whatever changes what a page shows writes a row of cache.purge in the same transaction. Triggers, not hooks of
-- Payload: only the tables know whether a save changed what is published, and imports and the worker write them too.
-- The tags are those of packages/contract/src/cache-tags.ts.

create function upkeep.add_purge(
  source text, tags text[], gone boolean default false, due_at timestamptz default now()
) returns void language sql as $$
  insert into cache.purge (source, tags, gone, due_at, next_at)
  select source, tags, gone, due_at, due_at where cardinality(tags) > 0
$$;

create function upkeep.forget_future_purges(of_source text) returns void language sql as $$
  delete from cache.purge where source = of_source and done_at is null and attempts = 0 and due_at > now()
$$;

-- Articles, galleries and videos are visible when published and from their date on.
create function upkeep.purge_dated() returns trigger language plpgsql as $$
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

create function upkeep.purge_page() returns trigger language plpgsql as $$
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

-- Banners and popups have optional dates of appearance and disappearance.
create function upkeep.purge_visible_between() returns trigger language plpgsql as $$
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

-- The arguments are the source and the tags; where one ends in a colon, the id is added.
create function upkeep.purge() returns trigger language plpgsql as $$
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

-- What shows a document of a collection that has no pages of its own: items, and their collections for pages with too
-- many items to name.
create function upkeep.tags_of_users(collection text, id integer) returns text[] language sql stable as $$
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
$$;

create function upkeep.purge_users() returns trigger language plpgsql as $$
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

-- Who is named on a picture decides whether it is shown. Payload writes the names after the picture's own row.
create function upkeep.purge_named_players() returns trigger language plpgsql as $$
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

-- A change of consent: the player's pages, and whatever shows a picture of the player; again on the days on which it
-- begins and has run out. A consent that ends takes the copies away before the new ones are there.
create function upkeep.purge_consent() returns trigger language plpgsql as $$
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

-- All fields of a tag are translations, and without a change of its own row Payload writes only those.
create function upkeep.purge_tag() returns trigger language plpgsql as $$
begin
  perform upkeep.add_purge('tags:' || new._parent_id, upkeep.tags_of_users('tags', new._parent_id));
  return null;
end
$$;

create trigger purge after insert or update or delete on public.articles
  for each row execute function upkeep.purge_dated('articles');
create trigger purge after insert or update or delete on public.galleries
  for each row execute function upkeep.purge_dated('galleries');
create trigger purge after insert or update or delete on public.videos
  for each row execute function upkeep.purge_dated('videos');
create trigger purge after insert or update or delete on public.pages
  for each row execute function upkeep.purge_page();
create trigger purge after insert or update or delete on public.banners
  for each row execute function upkeep.purge_visible_between('banners');
create trigger purge after insert or update or delete on public.popups
  for each row execute function upkeep.purge_visible_between('popups');

create trigger purge after insert or update or delete on public.categories
  for each row execute function upkeep.purge('categories:', 'categories:', 'categories');
create trigger purge after insert or update or delete on public.home_places
  for each row execute function upkeep.purge('home-places', 'articles');
create trigger purge after insert or update or delete on public.menus
  for each row execute function upkeep.purge('menus:', 'menus');
create trigger purge after insert or update or delete on public.sponsors
  for each row execute function upkeep.purge('sponsors:', 'sponsors:', 'sponsors');
create trigger purge after insert or update or delete on public.settings
  for each row execute function upkeep.purge('settings', 'settings');
create trigger purge after insert or update or delete on public.consent_texts
  for each row execute function upkeep.purge('consent-texts:', 'settings');

create trigger purge after insert or update or delete on public.matches
  for each row execute function upkeep.purge('matches:', 'matches:', 'matches', 'standings');
create trigger purge after insert or update or delete on public.competitions
  for each row execute function upkeep.purge('competitions:', 'competitions:', 'competitions', 'standings');
create trigger purge after insert or update or delete on public.competition_teams
  for each row execute function upkeep.purge('competition-teams:', 'teams:', 'teams', 'standings');
create trigger purge after insert or update or delete on public.players
  for each row execute function upkeep.purge('players:', 'players:', 'players');
create trigger purge after insert or update or delete on public.consents
  for each row execute function upkeep.purge_consent();
create trigger purge_opponents after update on public.settings
  for each row when (
    old.children_show_opponents is distinct from new.children_show_opponents
    or old.children_show_opponents_reason is distinct from new.children_show_opponents_reason)
  execute function upkeep.purge('settings', 'players', 'teams', 'matches');
create trigger purge after insert or update or delete on public.seasons
  for each row execute function upkeep.purge('seasons:', 'competitions', 'teams', 'matches', 'standings');

-- Before a deletion, which takes the document out of its users. AVIF sizes are stored without a new updated_at; pages
-- take them over when their copies expire, instead of being rendered once for each picture of a gallery.
create trigger purge after update on public.media
  for each row when (old.updated_at <> new.updated_at or old.filename is distinct from new.filename) execute function upkeep.purge_users('media');
create trigger purge_deleted before delete on public.media
  for each row execute function upkeep.purge_users('media');
create trigger purge after update on public.gallery_files
  for each row when (old.updated_at <> new.updated_at or old.filename is distinct from new.filename) execute function upkeep.purge_users('gallery-files');
create trigger purge_deleted before delete on public.gallery_files
  for each row execute function upkeep.purge_users('gallery-files');
create trigger purge after insert or delete on public.media_rels
  for each row execute function upkeep.purge_named_players('media');
create trigger purge after insert or delete on public.gallery_files_rels
  for each row execute function upkeep.purge_named_players('gallery-files');
create trigger purge after update on public.documents
  for each row execute function upkeep.purge_users('documents');
create trigger purge_deleted before delete on public.documents
  for each row execute function upkeep.purge_users('documents');
create trigger purge after insert on public.tags_locales
  for each row execute function upkeep.purge_tag();
create trigger purge after update on public.tags
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function upkeep.purge_users('tags');
create trigger purge_deleted before delete on public.tags
  for each row execute function upkeep.purge_users('tags');
create trigger purge after update on public.clubs
  for each row execute function upkeep.purge_users('clubs');
create trigger purge_deleted before delete on public.clubs
  for each row execute function upkeep.purge_users('clubs');
create trigger purge after update on public.arenas
  for each row execute function upkeep.purge_users('arenas');
create trigger purge_deleted before delete on public.arenas
  for each row execute function upkeep.purge_users('arenas');

-- The worker links files into the public folder and takes them out of it, whether a page shows them or not.
create or replace trigger notify after insert or update or delete on public.media
  for each statement execute function cache.notify_purge();
create or replace trigger notify after insert or update or delete on public.gallery_files
  for each statement execute function cache.notify_purge();
create or replace trigger notify after insert or update or delete on public.documents
  for each statement execute function cache.notify_purge();
