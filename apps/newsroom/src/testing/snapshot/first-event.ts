/** Match 1 as kept at courtside, with one basket: for `schedule/live`. */
export const firstEventSql = `
  insert into courtside.event (match_id, id, event) values (1, '00000000-0000-4000-8000-000000000001',
    '{"id": "00000000-0000-4000-8000-000000000001", "type": "points", "order": 1, "at": "2026-01-10T17:01:00.000Z",
      "period": 1, "clock": null, "side": "home", "player": 1, "kind": "two_point"}')
  on conflict do nothing;
  insert into courtside.begun (match_id, status, game_time, has_typed_sheet)
    values (1, 'scheduled', '2026-01-10T17:00:00Z', false)
  on conflict do nothing;
  update public.matches set keeping = 'points' where id = 1`
