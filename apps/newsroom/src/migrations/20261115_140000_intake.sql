-- What the join form needs in addition to Payload's table. The functions of join.sql write it, the worker empties it.
create schema intake;

-- Idempotency keys. A key outlives its registration, so that a late retry does not restore erased data.
create table intake.key (
  key text primary key,
  stored_at timestamptz not null default now()
);
create index key_stored on intake.key (stored_at);

-- Rate limits by the keyed hash of an address; expire is in milliseconds, as in rate-limiter-flexible.
create table intake.rate (
  key text primary key,
  points integer not null,
  expire bigint not null
);
create index rate_expire on intake.rate (expire);

-- Letters to send, without their text: the worker writes it from the registration, and both are erased together.
create table intake.outbox (
  id bigint generated always as identity primary key,
  registration_id integer not null references public.join_registrations (id) on delete cascade,
  kind text not null check (kind in ('club', 'applicant')),
  message_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  unique (registration_id, kind)
);
create index outbox_due on intake.outbox (next_at) where sent_at is null;
