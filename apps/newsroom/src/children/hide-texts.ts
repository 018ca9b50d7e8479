import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionAfterChangeHook,
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { createNameFinder, type Person } from './find-names.ts'
import { readPeople } from './people.ts'
import {
  deleteSlugs,
  hidingOf,
  readSlugs,
  readTexts,
  type Text,
  type TextSource,
  tableOf,
  textSources,
} from './public-texts.ts'

type Found = { source: TextSource; text: Text }

/**
 * Matches texts that may contain the name. The end of the name is left out, because a suffix can change it, and letters
 * that may have an accent match anything.
 */
const patternOf = (name: string) =>
  `%${name.slice(0, Math.max(2, name.length - 2)).replace(/[^b-df-hj-np-tv-z]+/gi, '%')}%`

const mayContain = (text: SQL, { last_name, first_name }: Person) =>
  sql`${text} ilike ${patternOf(last_name.trim().split(/[\s-]+/)[0] ?? '')} and (${sql.join(
    first_name.split(/[\s-]+/).map((name) => sql`${text} ilike ${patternOf(name)}`),
    sql` or `,
  )})`

type Unnamed = { person: Person; isNamedIn: (text: string) => boolean }

/** The player and a finder of the player's name; undefined if the player may be named. */
async function readUnnamedPlayer(req: DatabaseRequest, player: number): Promise<Unnamed | undefined> {
  const people = await readPeople(req)
  const person = people.find(({ id }) => id === player)
  if (!person || person.may_be_named) return undefined
  const findNames = createNameFinder(people)
  return { person, isNamedIn: (text: string) => findNames(text).some(({ id }) => id === player) }
}

async function findTexts(req: DatabaseRequest, { person, isNamedIn }: Unnamed): Promise<Found[]> {
  const found: Found[] = []
  for (const source of textSources(req.payload.config)) {
    const rows = await readTexts(req, source, mayContain(sql`t.text`, person))
    const byId = new Map(rows.filter(({ text }) => isNamedIn(text)).map((text) => [text.id, text]))
    for (const text of byId.values()) found.push({ source, text })
  }
  return found
}

/** One text of each document that names the player; none if the player may be named. */
export async function readTextsNaming(req: DatabaseRequest, player: number): Promise<Found[]> {
  const unnamed = await readUnnamedPlayer(req, player)
  return unnamed ? findTexts(req, unnamed) : []
}

/** Hides documents in the trash too, because an editor can restore them. */
async function hide(
  req: PayloadRequest,
  { source, text: { id, is_shown, is_trashed } }: Found,
): Promise<void> {
  const hiding = hidingOf(source)
  if (!is_shown || hiding === 'by hand') return
  if (hiding === 'trash') {
    if (is_trashed) return
    // By SQL, because Payload's hooks ask for confirmation before something in use goes into the trash.
    await queryRows(
      req,
      sql`update public.${sql.identifier(tableOf(source.slug))} set deleted_at = now(), updated_at = now() where id = ${id}`,
    )
    return
  }
  await req.payload.update({
    collection: source.slug as CollectionSlug,
    id,
    data: hiding.data as never,
    locale: 'hu',
    depth: 0,
    trash: true,
    // The Local API changes the locale of its request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
}

/** A consent that has ended takes the texts that name the player off the site with it. */
export const hideTextsOfPlayer: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const player = typeof doc.player === 'object' ? doc.player.id : doc.player
  const unnamed = operation === 'update' ? await readUnnamedPlayer(req, player) : undefined
  if (!unnamed) return doc
  for (const found of await findTexts(req, unnamed)) await hide(req, found)
  const slugs = await readSlugs(req, mayContain(sql`t.slug`, unnamed.person))
  await deleteSlugs(
    req,
    slugs.filter(({ slug }) => unnamed.isNamedIn(slug)),
  )
  return doc
}
