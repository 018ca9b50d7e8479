import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

type Names = 'competition-team/list' | 'competition-team/find'

const competitionsOf = (team: string, lang: string) => `(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'season', c.season) order by c.position, c.id), '[]')
  from api.competition_entry e
  cross join lateral (select * from api.competition c where c.id = e.competition_id and c.lang = '${lang}' offset 0) c
  where e.team_id = ${team})`

const teamFields = (
  lang: string,
) => `'id', t.id, 'name', t.name, 'club_id', t.club_id, 'team_logo', t.team -> 'team_logo',
  'season', t.season, 'competitions', ${competitionsOf('t.id', lang)}`

/** “7” before “10”, “0” before “00”, players without a number last. */
const byNumber = 'length(s.jersey_number), s.jersey_number, s.place'

/** Who leaves on a day is there on that day. */
const dayOf = (time: string) => `(${time} at time zone 'Europe/Budapest')::date`

const sql = perLanguage((lang) => ({
  list: {
    data: `select json_agg((select json_build_object(${teamFields(lang)}) from api.competition_team t
        where t.id = k.id and t.lang = '${lang}') order by position, id)::text
      from (select id, position from api.team_key where club_id = $1 and season = $2
        order by position, id limit $3 offset $4) k`,
    total: 'select count(*)::text from api.team_key where club_id = $1 and season = $2',
  },
  // The current season hides players who left; a past season shows its whole squad.
  find: `select json_build_object(${teamFields(lang)},
      'players', (select coalesce(json_agg(json_build_object('id', p.id, 'competition_team_id', t.id,
          'competition_team', json_build_object('name', t.name),
          'player', json_build_object('last_name', p.last_name, 'first_name', p.first_name,
            'profile_image', p.profile_image, 'masked', p.masked, 'without_page', p.without_page,
            'noindex', p.noindex),
          'jersey_number', s.jersey_number, 'position', s.position, 'birth_year', p.birth_year, 'height', p.height)
          order by ${byNumber}), '[]')
        from api.squad_member s
        cross join lateral (select * from api.player p where p.id = s.player_id and p.lang = '${lang}' offset 0) p
        where s.team_id = t.id and (s.left_on is null or ${dayOf('s.left_on')} >= ${dayOf('now()')} or t.season < $2::int)),
      'staff', (select coalesce(json_agg(json_build_object('last_name', f.last_name, 'first_name', f.first_name,
          'role', f.role) order by f.place), '[]')
        from api.staff_member f where f.team_id = t.id and f.lang = '${lang}')
    )::text from api.competition_team t where t.id = $1 and t.lang = '${lang}'`,
}))

export const teams: Handlers<Names> = {
  'competition-team/list': (context, { query, lang }) =>
    list(context, query, sql[lang].list, [query['clubs[0]'], query.season ?? context.season]),

  'competition-team/find': async ({ db, season }, { params, lang }) => {
    const json = await db.json(sql[lang].find, [params.id, season])
    return json ? single(json) : undefined
  },
}
