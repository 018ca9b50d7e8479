import type pg from 'pg'
import { type Queryable, writeAuditLine } from '../audit/audit-line.ts'
import { inTransaction } from '../pool.ts'
import { removeFiles } from '../trash/delete-trashed.ts'
import { eraseNameFromTrash } from '../trash/erase-name.ts'
import { type PictureDirs, reconcileFiles } from '../uploads/public-files.ts'
import { deleteStored, type PictureId, takeDownIn } from '../uploads/take-down.ts'

/** By the whole name in either order, ignoring case and accents, or by number: `player 12`. */
const isPlayerSql = `
  case when $1 ~ '^ *player +[0-9]{1,9} *$' then p.id = substring($1 from '[0-9]+')::int
    else extensions.unaccent(lower(trim($1))) in (
      extensions.unaccent(lower(concat_ws(' ', p.last_name, nullif(p.first_name, '')))),
      extensions.unaccent(lower(concat_ws(' ', nullif(p.first_name, ''), p.last_name)))
    ) end`

/** Pictures that name the player, and how many others they name. */
const namedPicturesSql = (player: string) => `
  select 'media' as collection, m.id, m.filename,
    (select count(*)::int from public.media_rels o where o.parent_id = m.id and o.path = 'players') - 1 as others
  from public.media m join public.media_rels r on r.parent_id = m.id and r.path = 'players'
  where r.players_id = ${player}
  union all
  select 'gallery-files', m.id, m.filename,
    (select count(*)::int from public.gallery_files_rels o where o.parent_id = m.id and o.path = 'players') - 1
  from public.gallery_files m join public.gallery_files_rels r on r.parent_id = m.id and r.path = 'players'
  where r.players_id = ${player}`

/** Everything stored about the players of this name: one of them may be somebody else. */
export const exportPlayers = (pool: pg.Pool, nameOrNumber: string, actor: string): Promise<object[]> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `select p.*,
         (select filename from public.media where id = p.profile_image_id) as portrait,
         (select coalesce(json_agg(to_jsonb(c) || jsonb_build_object(
              'text_version', t.version, 'text_hu', t.text_hu, 'text_en', t.text_en) order by c.id), '[]')
          from public.consents c left join public.child_consent_texts t on t.id = c.text_id
          where c.player_id = p.id) as consents,
         (select coalesce(json_agg(r order by r.id), '[]') from public.child_requests r
          where r.player_id = p.id) as requests,
         (select coalesce(json_agg(json_build_object(
              'team', t.name, 'season', y.year::int, 'jersey_number', s.jersey_number, 'position', s.position,
              'from', s."from", 'to', s."to") order by y.year, t.name), '[]')
          from public.competition_teams_squad s
          join public.competition_teams t on t.id = s._parent_id
          left join public.seasons y on y.id = t.season_id
          where s.player_id = p.id) as squads,
         (select count(*)::int from public.matches_lines l where l.player_id = p.id) as lines,
         (select count(*)::int from courtside.event e
          where p.id::text in (e.event ->> 'player', e.event ->> 'drawn_by', e.event ->> 'blocked', e.event ->> 'out',
            e.event ->> 'in') or e.event -> 'players' @> to_jsonb(p.id)) as plays,
         (select coalesce(json_agg(json_build_object('collection', n.collection, 'id', n.id, 'filename', n.filename,
              'named_with_others', n.others > 0)), '[]')
          from (${namedPicturesSql('p.id')}) n) as pictures
       from public.players p where ${isPlayerSql} order by p.id`,
      [nameOrNumber],
    )
    if (rows.length > 0) await writeAuditLine(client, { action: 'person_export', count: rows.length, actor })
    return rows
  })

type Found = {
  id: number
  last_name: string
  first_name: string | null
  birth_year: number | null
  profile_image_id: number | null
}

/**
 * Matches need their lines: whoever had some is replaced by somebody without a name, under a number of their own.
 * Events at courtside keep the old number, which then leads nowhere.
 */
async function replaceInMatches(client: Queryable, player: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into public.players (last_name, name) select 'Törölt játékos', 'Törölt játékos'
     where exists (select from public.matches_lines where player_id = $1) returning id`,
    [player],
  )
  const substitute = rows[0]?.id
  // The pages of these teams show the squad; those of the matches have the player's own tag.
  await client.query(
    `select upkeep.add_purge(tag, array[tag, 'players'] || array(
       select distinct 'teams:' || _parent_id from public.competition_teams_squad where player_id = $2), true)
     from concat('players:', $1::text) tag`,
    [player, player],
  )
  if (substitute === undefined) {
    await client.query('delete from public.competition_teams_squad where player_id = $1', [player])
    return
  }
  for (const table of ['matches_lines', 'competition_teams_squad'])
    await client.query(`update public.${table} set player_id = $2 where player_id = $1`, [player, substitute])
}

async function erasePlayer(client: Queryable, dirs: PictureDirs, player: Found) {
  const { id, profile_image_id } = player
  const { rows } = await client.query<PictureId & { others: number }>(namedPicturesSql('$1'), [id])
  const portrait: PictureId[] = profile_image_id ? [{ collection: 'media', id: profile_image_id }] : []
  const alone = rows.filter(({ others }) => others === 0)
  const pictures = await takeDownIn(client, dirs, [...portrait, ...alone])
  // Somebody has to look at them again: the player is still on them.
  for (const [collection, table] of [
    ['media', 'media'],
    ['gallery-files', 'gallery_files'],
  ]) {
    const shared = rows.filter((row) => row.others > 0 && row.collection === collection)
    await client.query(
      `update public.${table} set children = 'not_cleared', updated_at = clock_timestamp() where id = any($1)`,
      [shared.map((row) => row.id)],
    )
  }
  await replaceInMatches(client, id)
  await client.query('delete from public.child_requests where player_id = $1', [id])
  await client.query('select upkeep.erase_player($1)', [id])
  return { pictures, files: await eraseNameFromTrash(client, player) }
}

/** One player only: two of the same name are told apart by their numbers. */
export async function erasePlayers(
  pool: pg.Pool,
  dirs: PictureDirs,
  nameOrNumber: string,
  actor: string,
): Promise<number> {
  const { count, pictures, files } = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<Found>(
      `select p.id, p.last_name, p.first_name, p.birth_year::int, p.profile_image_id from public.players p where ${isPlayerSql} for update`,
      [nameOrNumber],
    )
    const [player, ...others] = rows
    if (others.length > 0) {
      const list = rows.map(({ id, birth_year }) => `player ${id} (born ${birth_year ?? '?'})`).join(', ')
      throw new Error(`several players have this name; nothing was erased. Give one of: ${list}`)
    }
    if (!player) return { count: 0, pictures: [], files: [] }
    const erased = await erasePlayer(client, dirs, player)
    await writeAuditLine(client, { action: 'person_erase', actor })
    return { count: 1, ...erased }
  })
  await deleteStored(dirs, pictures)
  await removeFiles(dirs, files)
  await reconcileFiles(pool, dirs)
  return count
}
