-- The lock of an account: failed tries of the last ten minutes, by where they came from. A network is a keyed hash of
-- its address, a device the number in its cookie.
create table public.sign_in_failures (
  user_id integer not null references public.users (id) on delete cascade,
  origin text not null,
  is_device boolean not null,
  failures integer not null,
  ends_at timestamptz not null,
  primary key (user_id, origin)
);
