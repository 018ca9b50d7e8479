-- What a session was begun with, in words; Payload rewrites its own rows of sessions, so it stands beside them.
create table public.session_devices (
  session_id text primary key,
  user_id integer not null references public.users (id) on delete cascade,
  device text not null
);
create index session_devices_user_idx on public.session_devices (user_id);

-- Who has been invited and has not chosen a password yet, or when they did.
create table public.invitations (
  user_id integer primary key references public.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  accepted_at timestamptz
);
