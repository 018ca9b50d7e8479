-- What was erased for good, without names: a backup that is restored still has it, and apply-erasures erases it again.
-- Ids are given again after a restore, so a row is known by its id and the time it was created.
create schema erasure;

create table erasure.entry (
  kind text not null check (kind in ('registration', 'player', 'user', 'child_request', 'withdrawal', 'picture')),
  -- An id; of a picture the hash of its file.
  subject text not null,
  created_at timestamptz not null,
  erased_at timestamptz not null default clock_timestamp(),
  primary key (kind, subject, created_at)
);

-- With the kind and the column that names the subject.
create function erasure.remember() returns trigger language plpgsql as $$
declare
  gone constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into erasure.entry (kind, subject, created_at)
  values (tg_argv[0], gone ->> tg_argv[1], (gone ->> 'created_at')::timestamptz)
  on conflict do nothing;
  return null;
end
$$;

create trigger remember_erasure after delete on public.join_registrations
  for each row execute function erasure.remember('registration', 'id');
create trigger remember_erasure after delete on public.players
  for each row execute function erasure.remember('player', 'id');
create trigger remember_erasure after delete on public.users
  for each row execute function erasure.remember('user', 'id');
create trigger remember_erasure after delete on public.child_requests
  for each row execute function erasure.remember('child_request', 'id');
create trigger remember_withdrawal after update of withdrawn_at on public.consents
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
  execute function erasure.remember('withdrawal', 'id');
create trigger remember_takedown after insert on public.taken_down_pictures
  for each row execute function erasure.remember('picture', 'hash');

insert into erasure.entry (kind, subject, created_at, erased_at)
select 'picture', hash, created_at, created_at from public.taken_down_pictures;
