-- The order that editors gave the slides and the highlighted boxes of the home page. What was published later still
-- comes first: a place is the time that an article is ordered by, and holds while its date and its kind of place stay.
create table public.home_places (
  id integer primary key references public.articles (id) on delete cascade,
  highlight text not null,
  publish_date timestamptz not null,
  placed_at timestamptz not null
);
