-- Payload reinserts the translations, and the round with them, on each save: so what a calendar shows of a match is
-- stored and compared at the end of a save. Every match has a row; changed_at is null until the first change.
alter table feed.match_revision
  add column shown jsonb,
  alter column sequence set default 0,
  alter column changed_at drop not null;

create index matches_locales_parent on public.matches_locales (_parent_id);
