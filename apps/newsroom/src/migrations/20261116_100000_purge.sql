-- Purges of cached pages that the worker has to send. The triggers of purge.sql write it, the worker empties it.
create schema cache;

create table cache.purge (
  id bigint generated always as identity primary key,
  -- The document that was saved, such as articles:12, for the notice in the newsroom.
  source text not null,
  tags text[] not null,
  -- Copies are removed before new ones are fetched: unpublished or deleted.
  gone boolean not null default false,
  created_at timestamptz not null default now(),
  -- In the future for what a date publishes or hides.
  due_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  done_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index purge_next on cache.purge (next_at) where done_at is null;
create index purge_source on cache.purge (source, id);

create function cache.notify_purge() returns trigger language plpgsql as $$
begin
  perform pg_notify('purge', '');
  return null;
end
$$;
create trigger notify_purge after insert on cache.purge for each statement execute function cache.notify_purge();
