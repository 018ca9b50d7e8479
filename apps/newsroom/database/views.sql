-- The seam between Payload and the api: only this file, children.sql, sport-views.sql, join.sql and purge.sql know Payload's tables.
-- A migrate that finds them changed makes all of them again (src/migrate/views.ts); each one runs rights.sql.
-- Views contain only content that is published now and not in the trash (deleted_at), so nothing else can leak. Texts fall back to Hungarian, which
-- text_lang indicates. Payload reinserts the translations of a document on each save, so ids of *_locales rows are
-- not stable and never used.

-- Schema content has the views of what may be shown. The api's role cannot use it: it reads the same views in schema api,
-- where api.sql makes them security barriers.
create schema if not exists content;
create schema if not exists api;
create schema if not exists upkeep;

-- Pictures -----------------------------------------------------------------------------------------------------

-- As text, because PostgreSQL can use an index through a barrier for texts, but not for enums.
create view content.language as
select lang from (values ('hu'), ('en')) as languages (lang);

create view content.place as
select coalesce(nullif(current_setting('palank.media_base', true), ''), '/files') as media_base;

create view content.media as
select
  m.id,
  l.lang,
  m.filename,
  p.media_base || '/media/' || m.filename as public_url,
  coalesce(own.alt, hu.alt) as alt,
  m.width::int as width,
  m.height::int as height,
  json_build_object(
      'small', p.media_base || '/media/' || m.sizes_small_filename,
      'medium', p.media_base || '/media/' || m.sizes_medium_filename,
      'large', p.media_base || '/media/' || m.sizes_large_filename
  ) as thumbnails,
  case when m.sizes_small_filename is null or m.sizes_medium_filename is null or m.sizes_large_filename is null
    then '[]'::json
    else json_build_array(
      json_build_object(
        'public_url', p.media_base || '/media/' || m.sizes_small_filename,
        'width', m.sizes_small_width::int, 'height', m.sizes_small_height::int),
      json_build_object(
        'public_url', p.media_base || '/media/' || m.sizes_medium_filename,
        'width', m.sizes_medium_width::int, 'height', m.sizes_medium_height::int),
      json_build_object(
        'public_url', p.media_base || '/media/' || m.sizes_large_filename,
        'width', m.sizes_large_width::int, 'height', m.sizes_large_height::int))
  end as sources,
  (
    select coalesce(json_agg(json_build_object(
      'public_url', p.media_base || '/media/' || (file ->> 'filename'),
      'width', file -> 'width', 'height', file -> 'height')), '[]'::json)
    from jsonb_array_elements(m.avif) file
  ) as avif,
  p.media_base || '/media/' || nullif(m.share, '') as share,
  json_build_object('x', coalesce(m.focal_x, 50), 'y', coalesce(m.focal_y, 50)) as focal
from public.media m
cross join content.language l
cross join content.place p
left join public.media_locales own on own._locale = l.lang::public._locales and own._parent_id = m.id
left join public.media_locales hu on hu._locale = 'hu' and hu._parent_id = m.id and l.lang <> 'hu'
where m.filename is not null and m.deleted_at is null and not exists (select from children.held_media h where h.id = m.id);

create view content.gallery_picture as
select
  m.id,
  l.lang,
  m.filename,
  p.media_base || '/gallery/' || m.filename as public_url,
  coalesce(own.name, hu.name) as name,
  -- Without a description the caption, and a text in the reader's own language first.
  coalesce(nullif(own.alt, ''), nullif(own.name, ''), nullif(hu.alt, ''), hu.name) as alt,
  m.width::int as width,
  m.height::int as height,
  json_build_object(
      'small', p.media_base || '/gallery/' || m.sizes_small_filename,
      'medium', p.media_base || '/gallery/' || m.sizes_medium_filename,
      'large', p.media_base || '/gallery/' || m.sizes_large_filename
  ) as thumbnails,
  case when m.sizes_small_filename is null or m.sizes_medium_filename is null or m.sizes_large_filename is null
    then '[]'::json
    else json_build_array(
      json_build_object(
        'public_url', p.media_base || '/gallery/' || m.sizes_small_filename,
        'width', m.sizes_small_width::int, 'height', m.sizes_small_height::int),
      json_build_object(
        'public_url', p.media_base || '/gallery/' || m.sizes_medium_filename,
        'width', m.sizes_medium_width::int, 'height', m.sizes_medium_height::int),
      json_build_object(
        'public_url', p.media_base || '/gallery/' || m.sizes_large_filename,
        'width', m.sizes_large_width::int, 'height', m.sizes_large_height::int))
  end as sources,
  (
    select coalesce(json_agg(json_build_object(
      'public_url', p.media_base || '/gallery/' || (file ->> 'filename'),
      'width', file -> 'width', 'height', file -> 'height')), '[]'::json)
    from jsonb_array_elements(m.avif) file
  ) as avif,
  p.media_base || '/gallery/' || nullif(m.share, '') as share,
  json_build_object('x', coalesce(m.focal_x, 50), 'y', coalesce(m.focal_y, 50)) as focal
from public.gallery_files m
cross join content.language l
cross join content.place p
left join public.gallery_files_locales own on own._locale = l.lang::public._locales and own._parent_id = m.id
left join public.gallery_files_locales hu on hu._locale = 'hu' and hu._parent_id = m.id and l.lang <> 'hu'
where m.filename is not null and m.deleted_at is null and not exists (select from children.held_gallery_file h where h.id = m.id);

create view content.picture as
select
  id,
  lang,
  thumbnails,
  json_build_object(
    'public_url', public_url, 'alt', alt, 'name', filename, 'width', width, 'height', height,
    'focal', focal, 'thumbnails', thumbnails, 'sources', sources, 'avif', avif, 'share', share
  ) as picture
from content.media;

create view content.document as
select
  d.id,
  l.lang,
  coalesce(own.name, hu.name) as name,
  p.media_base || '/documents/' || d.filename as store_path,
  d.mime_type,
  d.filesize::int as size
from public.documents d
cross join content.language l
cross join content.place p
left join public.documents_locales own on own._locale = l.lang::public._locales and own._parent_id = d.id
left join public.documents_locales hu on hu._locale = 'hu' and hu._parent_id = d.id
where d.filename is not null and d.deleted_at is null and coalesce(own.name, hu.name) is not null;

-- Categories and tags ------------------------------------------------------------------------------------------

create view content.category as
select
  c.id,
  l.lang,
  case when own.name is null then 'hu' else l.lang end as text_lang,
  case when own.name is null then hu.name else own.name end as name,
  case when own.name is null then hu.slug else own.slug end as slug,
  coalesce(c.highlighted, false) as highlighted,
  coalesce(c."order", 0)::int as position
from public.categories c
cross join content.language l
left join public.categories_locales own on own._locale = l.lang::public._locales and own._parent_id = c.id and own.slug is not null
left join public.categories_locales hu on hu._locale = 'hu' and hu._parent_id = c.id
where c.deleted_at is null and case when own.name is null then hu.slug else own.slug end is not null
  and coalesce(own.name, hu.name) is not null;

create view content.tag as
select
  c.id,
  l.lang,
  case when own.name is null then 'hu' else l.lang end as text_lang,
  case when own.name is null then hu.name else own.name end as name,
  case when own.name is null then hu.slug else own.slug end as slug
from public.tags c
cross join content.language l
left join public.tags_locales own on own._locale = l.lang::public._locales and own._parent_id = c.id and own.slug is not null
left join public.tags_locales hu on hu._locale = 'hu' and hu._parent_id = c.id
where c.deleted_at is null and case when own.name is null then hu.slug else own.slug end is not null
  and coalesce(own.name, hu.name) is not null;

create view content.category_slug as
select t.slug, t._locale as lang, t._parent_id as category_id
from public.categories_locales t join public.categories c on c.id = t._parent_id
where t.slug is not null and c.deleted_at is null;

-- Documents with drafts: articles, pages, galleries, videos ------------------------------------------------------

create view content.article as
select
  d.id,
  l.lang,
  case when l.lang = 'en' and en._parent_id is not null then 'en' else 'hu' end as text_lang,
  case when l.lang = 'en' and en._parent_id is not null then en.title else hu.title end as title,
  case when l.lang = 'en' and en._parent_id is not null then en.slug else hu.slug end as slug,
  case when l.lang = 'en' and en._parent_id is not null then en.lead else hu.lead end as lead,
  case when l.lang = 'en' and en._parent_id is not null then en.body_html else hu.body_html end as body,
  case when l.lang = 'en' and en._parent_id is not null then en.meta_title else hu.meta_title end as meta_title,
  case when l.lang = 'en' and en._parent_id is not null then en.meta_description else hu.meta_description end as meta_description,
  case when l.lang = 'en' and en._parent_id is not null then en.og_title else hu.og_title end as og_title,
  case when l.lang = 'en' and en._parent_id is not null then en.og_description else hu.og_description end as og_description,
  json_build_object('hu', hu.slug, 'en', en.slug) as slugs,
  d.publish_date,
  d.highlight,
  (select p.picture from content.picture p where p.id = d.cover_image_id and p.lang = l.lang) as cover_image,
  (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'highlighted', c.highlighted) order by r."order"), '[]'::json)
    from public.articles_rels r
    join content.category c on c.id = r.categories_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'categories'
  ) as categories,
  (
    select coalesce(json_agg(json_build_object('name', c.name, 'slug', c.slug) order by r."order"), '[]'::json)
    from public.articles_rels r
    join content.tag c on c.id = r.tags_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'tags'
  ) as tags,
  (
    select coalesce(json_agg(json_build_object('name', c.name, 'store_path', c.store_path, 'mime_type', c.mime_type, 'size', c.size) order by r."order"), '[]'::json)
    from public.articles_rels r
    join content.document c on c.id = r.documents_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'documents'
  ) as documents
from public.articles d
cross join content.language l
join public.articles_locales hu on hu._locale = 'hu' and hu._parent_id = d.id and hu.title <> '' and hu.slug <> ''
left join public.articles_locales en on en._locale = 'en' and en._parent_id = d.id and en.title <> '' and en.slug <> ''
where d._status = 'published' and d.deleted_at is null and d.publish_date <= now();

create view content.article_related as
select parent_id as article_id, articles_id as related_id, "order" as position
from public.articles_rels
where path = 'related_articles' and articles_id is not null;

-- Only the sort keys of lists; the rest of an article is joined after pagination.
create view content.article_key as
select a.id, a.publish_date, a.highlight, coalesce(h.placed_at, a.publish_date) as placed_at
from public.articles a
-- Left out of the plan of whoever does not ask for the place.
left join public.home_places h
  on h.id = a.id and h.highlight::text = a.highlight::text and h.publish_date = a.publish_date
where a._status = 'published' and a.deleted_at is null and a.publish_date <= now();

create view content.article_category_key as
select category_id, publish_date, article_id from feed.article_category where publish_date <= now();

create view content.page as
select
  d.id,
  l.lang,
  case when l.lang = 'en' and en._parent_id is not null then 'en' else 'hu' end as text_lang,
  case when l.lang = 'en' and en._parent_id is not null then en.title else hu.title end as title,
  case when l.lang = 'en' and en._parent_id is not null then en.slug else hu.slug end as slug,
  case when l.lang = 'en' and en._parent_id is not null then en.body_html else hu.body_html end as body,
  case when l.lang = 'en' and en._parent_id is not null then en.meta_title else hu.meta_title end as meta_title,
  case when l.lang = 'en' and en._parent_id is not null then en.meta_description else hu.meta_description end as meta_description,
  case when l.lang = 'en' and en._parent_id is not null then en.og_title else hu.og_title end as og_title,
  case when l.lang = 'en' and en._parent_id is not null then en.og_description else hu.og_description end as og_description,
  json_build_object('hu', hu.slug, 'en', en.slug) as slugs,
  coalesce(d."order", 0)::int as position,
  coalesce(d.listed, true) as listed,
  (select p.picture from content.picture p where p.id = d.cover_image_id and p.lang = l.lang) as cover_image,
  (
    select coalesce(json_agg(json_build_object('name', c.name, 'store_path', c.store_path, 'mime_type', c.mime_type, 'size', c.size) order by r."order"), '[]'::json)
    from public.pages_rels r
    join content.document c on c.id = r.documents_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'documents'
  ) as documents
from public.pages d
cross join content.language l
join public.pages_locales hu on hu._locale = 'hu' and hu._parent_id = d.id and hu.title <> '' and hu.slug <> ''
left join public.pages_locales en on en._locale = 'en' and en._parent_id = d.id and en.title <> '' and en.slug <> ''
where d._status = 'published' and d.deleted_at is null;

create view content.gallery as
select
  d.id,
  l.lang,
  case when l.lang = 'en' and en._parent_id is not null then 'en' else 'hu' end as text_lang,
  case when l.lang = 'en' and en._parent_id is not null then en.name else hu.name end as name,
  case when l.lang = 'en' and en._parent_id is not null then en.description else hu.description end as description,
  d.publish_date,
  (
    select count(*)::int from public.galleries_rels r
    join public.gallery_files f on f.id = r.gallery_files_id and f.deleted_at is null
    where r.parent_id = d.id and r.path = 'files'
      and not exists (select from children.held_gallery_file h where h.id = r.gallery_files_id)
  ) as file_count,
  -- Without a cover, or with one that is held back, the first picture.
  coalesce(
    (select p.picture from content.picture p where p.id = d.cover_image_id and p.lang = l.lang),
    (
      select json_build_object(
        'public_url', g.public_url, 'alt', g.alt, 'name', g.filename, 'width', g.width, 'height', g.height,
        'focal', g.focal, 'thumbnails', g.thumbnails, 'sources', g.sources, 'avif', g.avif, 'share', g.share)
      from public.galleries_rels r
      join content.gallery_picture g on g.id = r.gallery_files_id and g.lang = l.lang
      where r.parent_id = d.id and r.path = 'files'
      order by r."order" limit 1
    )
  ) as cover_image,
  (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'highlighted', c.highlighted) order by r."order"), '[]'::json)
    from public.galleries_rels r
    join content.category c on c.id = r.categories_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'categories'
  ) as categories
from public.galleries d
cross join content.language l
join public.galleries_locales hu on hu._locale = 'hu' and hu._parent_id = d.id and hu.name <> ''
left join public.galleries_locales en on en._locale = 'en' and en._parent_id = d.id and en.name <> ''
where d._status = 'published' and d.deleted_at is null and d.publish_date <= now();

create view content.gallery_file as
select
  r.parent_id as gallery_id, r."order" as position, g.lang, g.id, g.name, g.alt, g.filename, g.public_url,
  g.width, g.height, g.thumbnails, g.sources, g.avif
from public.galleries_rels r
join public.galleries d
  on d.id = r.parent_id and d._status = 'published' and d.deleted_at is null and d.publish_date <= now()
join content.gallery_picture g on g.id = r.gallery_files_id
where r.path = 'files';

create view content.gallery_key as
select id, publish_date from public.galleries
where _status = 'published' and deleted_at is null and publish_date <= now();

create view content.video as
select
  d.id,
  l.lang,
  case when l.lang = 'en' and en._parent_id is not null then 'en' else 'hu' end as text_lang,
  case when l.lang = 'en' and en._parent_id is not null then en.name else hu.name end as name,
  case when l.lang = 'en' and en._parent_id is not null then en.description else hu.description end as description,
  d.publish_date,
  d.video_url,
  (select p.picture from content.picture p where p.id = d.cover_image_id and p.lang = l.lang) as cover_image,
  (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'highlighted', c.highlighted) order by r."order"), '[]'::json)
    from public.videos_rels r
    join content.category c on c.id = r.categories_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'categories'
  ) as categories,
  (
    select coalesce(json_agg(json_build_object('name', c.name, 'slug', c.slug) order by r."order"), '[]'::json)
    from public.videos_rels r
    join content.tag c on c.id = r.tags_id and c.lang = l.lang
    where r.parent_id = d.id and r.path = 'tags'
  ) as tags
from public.videos d
cross join content.language l
join public.videos_locales hu on hu._locale = 'hu' and hu._parent_id = d.id and hu.name <> ''
left join public.videos_locales en on en._locale = 'en' and en._parent_id = d.id and en.name <> ''
where d._status = 'published' and d.deleted_at is null and d.publish_date <= now() and d.video_url <> '';

create view content.video_related as
select parent_id as video_id, videos_id as related_id, "order" as position
from public.videos_rels
where path = 'related_videos' and videos_id is not null;

create view content.video_key as
select id, publish_date from public.videos
where _status = 'published' and deleted_at is null and publish_date <= now() and video_url <> '';

-- Current and former slugs of visible documents.
create view content.slug as
select s.kind, s.lang, s.slug, s.document_id
from feed.slug s
where case s.kind
  when 'article' then exists (
    select from public.articles d
    where d.id = s.document_id and d._status = 'published' and d.deleted_at is null and d.publish_date <= now())
  when 'page' then exists (
    select from public.pages d where d.id = s.document_id and d._status = 'published' and d.deleted_at is null)
end;

-- The previous version searches here; a later version drops this view.
create view content.search_document as
select kind, document_id, lang, year, publish_date, words from feed.document where publish_date <= now();

-- The newest documents with these words, year by year: each year is one index lookup, and the limit stops the loop once
-- there are enough, so that a word found in every article costs one year and not the whole table. This is a function,
-- because PostgreSQL cannot use the search index through a barrier. Each language has its own index.
create function api.documents_with(wanted_lang text, terms tsquery, most integer)
returns table (kind text, document_id integer, publish_date timestamptz)
language plpgsql stable strict security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
  select found.kind, found.document_id, found.publish_date
  from generate_series(extract(year from now() at time zone 'UTC')::int, 1990, -1) as years (year)
  cross join lateral (
    select d.kind::text, d.document_id, d.publish_date from feed.document d
    where wanted_lang = 'hu' and d.lang = 'hu' and d.year = years.year::smallint and d.words @@ terms
      and d.publish_date <= now()
    union all
    select d.kind::text, d.document_id, d.publish_date from feed.document d
    where wanted_lang = 'en' and d.lang = 'en' and d.year = years.year::smallint and d.words @@ terms
      and d.publish_date <= now()
    order by publish_date desc, kind, document_id desc limit most
  ) found
  limit most;
end
$$;

-- The rest of the site -----------------------------------------------------------------------------------------

create view content.sponsor as
select s.id, p.lang, s.title, s.url, p.picture as sponsor_logo, coalesce(s."order", 0)::int as position
from public.sponsors s
join content.picture p on p.id = s.sponsor_logo_id
where s.active and s.deleted_at is null;

create view content.banner as
select
  b.id,
  l.lang,
  case when own.title is null then 'hu' else l.lang end as text_lang,
  coalesce(own.title, hu.title) as title,
  coalesce(nullif(own.url, ''), nullif(hu.url, '')) as url,
  b.position,
  coalesce(b."order", 0)::int as place,
  b.updated_at,
  p.thumbnails,
  p.picture as banner_image
from public.banners b
cross join content.language l
join content.picture p on p.id = b.banner_image_id and p.lang = l.lang
left join public.banners_locales own on own._locale = l.lang::public._locales and own._parent_id = b.id
left join public.banners_locales hu on hu._locale = 'hu' and hu._parent_id = b.id
where b.visible and b.deleted_at is null
  and (b.visible_from is null or b.visible_from <= now())
  and (b.visible_until is null or b.visible_until > now());

create view content.popup as
select
  b.id,
  l.lang,
  case when own.title is null then 'hu' else l.lang end as text_lang,
  coalesce(own.title, hu.title) as title,
  coalesce(nullif(own.url, ''), nullif(hu.url, '')) as url,
  b.updated_at,
  p.thumbnails,
  p.picture as banner_image
from public.popups b
cross join content.language l
join content.picture p on p.id = b.banner_image_id and p.lang = l.lang
left join public.popups_locales own on own._locale = l.lang::public._locales and own._parent_id = b.id
left join public.popups_locales hu on hu._locale = 'hu' and hu._parent_id = b.id
where b.visible and b.deleted_at is null
  and (b.visible_from is null or b.visible_from <= now())
  and (b.visible_until is null or b.visible_until > now());

create view content.setting as
select l.lang, s.setting_type, s.name, coalesce(nullif(s.own, ''), s.hu) as value,
  case when nullif(s.own, '') is null then 'hu' else l.lang end as text_lang, s.position
from public.settings g
cross join content.language l
left join public.settings_locales own on own._locale = l.lang::public._locales and own._parent_id = g.id
left join public.settings_locales hu on hu._locale = 'hu' and hu._parent_id = g.id
cross join lateral (values
  (1, 'page-settings', 'title', own.page_title, hu.page_title),
  (2, 'page-settings', 'description', own.page_description, hu.page_description),
  (3, 'social-media-settings', 'og:title', own.sharing_og_title, hu.sharing_og_title),
  (4, 'social-media-settings', 'og:description', own.sharing_og_description, hu.sharing_og_description),
  (5, 'social-links', 'facebook', g.social_facebook, null),
  (6, 'social-links', 'instagram', g.social_instagram, null),
  (7, 'social-links', 'youtube', g.social_youtube, null),
  (8, 'social-links', 'googlemaps', g.social_googlemaps, null),
  (9, 'social-links', 'twitter', g.social_twitter, null),
  (10, 'contact-settings', 'address', own.contact_address, hu.contact_address),
  (11, 'contact-settings', 'phone', g.contact_phone, null),
  (12, 'contact-settings', 'other', own.contact_other_html, hu.contact_other_html),
  (15, 'child-protection', 'name', g.children_officer_name, null),
  (16, 'child-protection', 'email', g.children_officer_email, null),
  (17, 'child-protection', 'phone', g.children_officer_phone, null)
) as s (position, setting_type, name, own, hu)
where coalesce(nullif(s.own, ''), s.hu) <> ''
union all
select l.lang, 'join-us', s.name, s.value, l.lang, s.position
from (select * from public.consent_texts order by id desc limit 1) c
cross join content.language l
cross join lateral (values
  (13, 'consent_version', c.version),
  (14, 'consent_text', case l.lang when 'hu' then c.text_hu else c.text_en end)
) as s (position, name, value);

-- A menu item is visible in the languages of its label, while its page or one of its children is visible.
create view content.menu_item_3 as
select
  i.id, i._parent_id as owner_id, i._order as position, l.lang, t.name, i.type, o.link,
  case when p.slug is not null then json_build_object('slug', p.slug) end as page
from public.menus_items_children_children i
cross join content.language l
join public.menus_items_children_children_locales t
  on t._parent_id = i.id and t._locale = l.lang::public._locales and t.name <> ''
left join public.menus_items_children_children_locales o on o._parent_id = i.id and o.link <> ''
  and o._locale = case when i.type = 'external_url' and coalesce(t.link, '') = '' then 'hu' else t._locale end
left join content.page p on i.type = 'static_page' and p.id = i.page_id and p.lang = l.lang
where case when i.type = 'static_page' then p.slug is not null else o.link is not null end;

create view content.menu_item_2 as
select
  i.id, i._parent_id as owner_id, i._order as position, l.lang, t.name, i.type, o.link,
  case when p.slug is not null then json_build_object('slug', p.slug) end as page
from public.menus_items_children i
cross join content.language l
join public.menus_items_children_locales t
  on t._parent_id = i.id and t._locale = l.lang::public._locales and t.name <> ''
left join public.menus_items_children_locales o on o._parent_id = i.id and o.link <> ''
  and o._locale = case when i.type = 'external_url' and coalesce(t.link, '') = '' then 'hu' else t._locale end
left join content.page p on i.type = 'static_page' and p.id = i.page_id and p.lang = l.lang
where case when i.type = 'static_page' then p.slug is not null else o.link is not null end
  or exists (select from content.menu_item_3 c where c.owner_id = i.id and c.lang = l.lang);

create view content.menu_item_1 as
select
  i.id, i._parent_id as owner_id, i._order as position, l.lang, t.name, i.type, o.link,
  case when p.slug is not null then json_build_object('slug', p.slug) end as page
from public.menus_items i
cross join content.language l
join public.menus_items_locales t
  on t._parent_id = i.id and t._locale = l.lang::public._locales and t.name <> ''
left join public.menus_items_locales o on o._parent_id = i.id and o.link <> ''
  and o._locale = case when i.type = 'external_url' and coalesce(t.link, '') = '' then 'hu' else t._locale end
left join content.page p on i.type = 'static_page' and p.id = i.page_id and p.lang = l.lang
where case when i.type = 'static_page' then p.slug is not null else o.link is not null end
  or exists (select from content.menu_item_2 c where c.owner_id = i.id and c.lang = l.lang);

create view content.menu as
select
  m.id, l.lang, m.slug, m.place, coalesce(m."order", 0)::int as position, m.created_at,
  case when own.name is null then 'hu' else l.lang end as text_lang,
  coalesce(own.name, hu.name) as name
from public.menus m
cross join content.language l
left join public.menus_locales own on own._locale = l.lang::public._locales and own._parent_id = m.id
left join public.menus_locales hu on hu._locale = 'hu' and hu._parent_id = m.id
where m.deleted_at is null and coalesce(own.name, hu.name) is not null;

-- Maintenance of schema feed -----------------------------------------------------------------------------------

-- Only letters and digits, so that a score or an address is split the same way in a text and in a search.
create function upkeep.plain(source text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(normalize(coalesce(source, '')), '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'), '[^[:alnum:]]+', ' ', 'g')
$$;

-- Stemmed then unaccented, unaccented then stemmed, and unstemmed: a word is found however it is typed.
create function upkeep.words(source text, lang text) returns tsvector language sql stable parallel safe
set search_path = extensions, pg_catalog as $$
  with plain as (select upkeep.plain(source) as text),
  config as (select (case lang when 'en' then 'english' else 'hungarian' end)::regconfig as stem)
  select coalesce(array_to_tsvector(array_agg(distinct word)), '') from (
    select unaccent(lexeme) from plain, config, unnest(to_tsvector(stem, text))
    union all select lexeme from plain, config, unnest(to_tsvector(stem, unaccent(text)))
    union all select unaccent(lexeme) from plain, unnest(to_tsvector('simple', text))
  ) as forms (word)
  where word <> ''
$$;

-- Without fastupdate: a search must not pay for merging the pending list of earlier saves.
create function upkeep.index_words() returns void language sql as $$
  create index if not exists document_words_hu on feed.document using gin (year, words) with (fastupdate = off)
    where lang = 'hu';
  create index if not exists document_words_en on feed.document using gin (year, words) with (fastupdate = off)
    where lang = 'en';
$$;
-- Writers would wait even for an index that is there.
select upkeep.index_words()
where to_regclass('feed.document_words_hu') is null or to_regclass('feed.document_words_en') is null;

-- Published documents of any date; the views above hide future ones.
create view upkeep.source as
select 'article' as kind, d.id, d.publish_date, t._locale as lang, t.slug,
  concat_ws(' ', t.title, t.lead, t.body_html) as text
from public.articles d join public.articles_locales t on t._parent_id = d.id and t.title <> '' and t.slug <> ''
where d._status = 'published' and d.deleted_at is null and d.publish_date is not null
union all
select 'gallery', d.id, d.publish_date, t._locale, null, concat_ws(' ', t.name, t.description)
from public.galleries d join public.galleries_locales t on t._parent_id = d.id and t.name <> ''
where d._status = 'published' and d.deleted_at is null and d.publish_date is not null
union all
select 'video', d.id, d.publish_date, t._locale, null, concat_ws(' ', t.name, t.description)
from public.videos d join public.videos_locales t on t._parent_id = d.id and t.name <> ''
where d._status = 'published' and d.deleted_at is null and d.publish_date is not null
union all
select 'page', d.id, null, t._locale, t.slug, null
from public.pages d join public.pages_locales t on t._parent_id = d.id and t.title <> '' and t.slug <> ''
where d._status = 'published' and d.deleted_at is null;

create function upkeep.refresh(changed_kind text, changed_id integer) returns void language plpgsql as $$
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

-- For bulk loads that disabled the triggers.
create function upkeep.rebuild() returns void language plpgsql as $$
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

create function upkeep.document_changed() returns trigger language plpgsql as $$
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

create function upkeep.translation_changed() returns trigger language plpgsql as $$
begin
  perform upkeep.refresh(tg_argv[0], coalesce(new._parent_id, old._parent_id));
  return null;
end
$$;

create function upkeep.relation_changed() returns trigger language plpgsql as $$
begin
  perform upkeep.refresh(tg_argv[0], coalesce(new.parent_id, old.parent_id));
  return null;
end
$$;

-- Deferred to the end of the transaction, since a save consists of several statements.
create constraint trigger feed_document after insert or update or delete on public.articles
  deferrable initially deferred for each row execute function upkeep.document_changed('article');
create constraint trigger feed_translation after insert or update or delete on public.articles_locales
  deferrable initially deferred for each row execute function upkeep.translation_changed('article');
create constraint trigger feed_document after insert or update or delete on public.pages
  deferrable initially deferred for each row execute function upkeep.document_changed('page');
create constraint trigger feed_translation after insert or update or delete on public.pages_locales
  deferrable initially deferred for each row execute function upkeep.translation_changed('page');
create constraint trigger feed_document after insert or update or delete on public.galleries
  deferrable initially deferred for each row execute function upkeep.document_changed('gallery');
create constraint trigger feed_translation after insert or update or delete on public.galleries_locales
  deferrable initially deferred for each row execute function upkeep.translation_changed('gallery');
create constraint trigger feed_document after insert or update or delete on public.videos
  deferrable initially deferred for each row execute function upkeep.document_changed('video');
create constraint trigger feed_translation after insert or update or delete on public.videos_locales
  deferrable initially deferred for each row execute function upkeep.translation_changed('video');
create constraint trigger feed_relation after insert or update or delete on public.articles_rels
  deferrable initially deferred for each row execute function upkeep.relation_changed('article');
