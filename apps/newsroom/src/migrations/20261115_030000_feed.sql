-- What the api needs in addition to Payload's tables. Only the triggers of views.sql write to it.
create schema feed;

-- Every slug a published document ever had, with its latest document, so that former addresses still work.
create table feed.slug (
  kind text not null,
  lang public._locales not null,
  slug text not null,
  document_id integer not null,
  primary key (kind, slug, lang)
);
create index slug_document on feed.slug (kind, document_id);

-- Published articles by category, in list order; Payload's own table would need a sort on each read.
create table feed.article_category (
  category_id integer not null,
  publish_date timestamptz(3) not null,
  article_id integer not null,
  primary key (category_id, publish_date, article_id)
);
create index article_category_article on feed.article_category (article_id);

-- The words of a document in each language. The year lets a search start with the newest and stop early.
create table feed.document (
  kind text not null,
  document_id integer not null,
  lang public._locales not null,
  publish_date timestamptz(3) not null,
  year smallint not null generated always as (
    greatest(1990, extract(year from publish_date at time zone 'UTC'))::smallint
  ) stored,
  words tsvector not null,
  primary key (kind, document_id, lang)
);

-- Lists: published, newest first.
create index articles_published on public.articles (publish_date desc, id desc) where _status = 'published';
create index articles_published_highlight on public.articles (highlight, publish_date desc, id desc)
  where _status = 'published';
create index galleries_published on public.galleries (publish_date desc, id desc) where _status = 'published';
create index videos_published on public.videos (publish_date desc, id desc) where _status = 'published';

-- Payload reads translations and relations by their parent, but does not index it.
create index articles_locales_parent on public.articles_locales (_parent_id);
create index pages_locales_parent on public.pages_locales (_parent_id);
create index galleries_locales_parent on public.galleries_locales (_parent_id);
create index videos_locales_parent on public.videos_locales (_parent_id);
create index media_locales_parent on public.media_locales (_parent_id);
create index gallery_files_locales_parent on public.gallery_files_locales (_parent_id);
create index _articles_v_locales_parent on public._articles_v_locales (_parent_id);
create index _pages_v_locales_parent on public._pages_v_locales (_parent_id);
create index _galleries_v_locales_parent on public._galleries_v_locales (_parent_id);
create index _videos_v_locales_parent on public._videos_v_locales (_parent_id);
create index articles_rels_place on public.articles_rels (parent_id, path, "order");
create index galleries_rels_place on public.galleries_rels (parent_id, path, "order");
create index videos_rels_place on public.videos_rels (parent_id, path, "order");
create index pages_rels_place on public.pages_rels (parent_id, path, "order");
