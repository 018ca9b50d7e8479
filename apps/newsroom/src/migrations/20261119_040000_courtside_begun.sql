-- What a match was before it was begun at courtside: a start may be taken back. The last start counts.
create table courtside.begun (
  match_id integer primary key references public.matches (id) on delete cascade,
  status text not null,
  game_time timestamptz(3),
  has_typed_sheet boolean not null
);
