-- Failed sign-ins of the last ten minutes, which lock an account per origin. The origin is a keyed hash of the network's
-- address, or the number in the cookie of a known device.
create table public.sign_in_failures (
  user_id integer not null references public.users (id) on delete cascade,
  origin text not null,
  is_device boolean not null,
  failures integer not null,
  ends_at timestamptz not null,
  primary key (user_id, origin)
);
