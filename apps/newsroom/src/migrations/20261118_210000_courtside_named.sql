-- Whom the events of a match name, with the side: small enough to be asked for every player. A trigger of children.sql
-- adds them.
create table courtside.named (
  match_id integer not null references public.matches (id) on delete cascade,
  player_id integer not null,
  side text not null,
  primary key (match_id, player_id, side)
);
create index named_player on courtside.named (player_id);
