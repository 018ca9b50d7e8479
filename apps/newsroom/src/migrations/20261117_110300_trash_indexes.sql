-- Lists and counts read these indexes alone, which they can only if the index leaves out the same rows as the view.
drop index public.articles_published, public.articles_published_highlight, public.galleries_published,
  public.videos_published;
create index articles_published on public.articles (publish_date desc, id desc)
  where _status = 'published' and deleted_at is null;
create index articles_published_highlight on public.articles (highlight, publish_date desc, id desc)
  where _status = 'published' and deleted_at is null;
create index galleries_published on public.galleries (publish_date desc, id desc)
  where _status = 'published' and deleted_at is null;
create index videos_published on public.videos (publish_date desc, id desc)
  where _status = 'published' and deleted_at is null;
