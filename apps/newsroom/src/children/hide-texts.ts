import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionAfterChangeHook, isolateObjectProperty, type PayloadRequest } from 'payload'
import type { DatabaseRequest } from '../database.ts'
import { createNameFinder, type Person } from './find-names.ts'
import { readPeople } from './people.ts'
import { publicTexts, readTexts, type Text, type TextCollection } from './public-texts.ts'

type Found = { slug: TextCollection; text: Text }

/**
 * Matches whatever contains the word: without its end, which may change with a suffix, and with any letter instead of
 * one that may have an accent.
 */
const patternOf = (name: string) =>
  `%${name.slice(0, Math.max(2, name.length - 2)).replace(/[^b-df-hj-np-tv-z]/gi, '_')}%`

/** Texts that name a minor without consent for the name; none if the player may be named. */
export async function readTextsNaming(req: DatabaseRequest, player: number): Promise<Found[]> {
  const people = await readPeople(req)
  const person = people.find(({ id }) => id === player)
  if (!person || person.may_be_named) return []
  const findNames = createNameFinder(people)
  const names = ({ texts }: Text) =>
    Object.values(texts).some((text) => findNames(text ?? '').some(({ id }) => id === player))
  const found: Found[] = []
  for (const slug of Object.keys(publicTexts) as TextCollection[]) {
    const rows = await readTexts(req, slug, (texts) => mayContain(texts, person))
    const byId = new Map(rows.filter(names).map((text) => [text.doc.id, text]))
    for (const text of byId.values()) found.push({ slug, text })
  }
  return found
}

const mayContain = (texts: ReturnType<typeof sql>, { last_name, first_name }: Person) =>
  sql`${texts} ilike ${patternOf(last_name)} and (${sql.join(
    first_name.split(/[\s-]+/).map((name) => sql`${texts} ilike ${patternOf(name)}`),
    sql` or `,
  )})`

async function hideTexts(req: PayloadRequest, player: number): Promise<void> {
  for (const { slug, text } of await readTextsNaming(req, player)) {
    const { isPublic, hide } = publicTexts[slug]
    if (!isPublic(text.doc)) continue
    await req.payload.update({
      collection: slug,
      id: text.doc.id,
      data: hide as never,
      locale: 'hu',
      depth: 0,
      // A text in the trash may come back.
      trash: true,
      // The Local API changes the locale of its request.
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    })
  }
}

/** A consent that has ended takes the texts that name the player off the site with it. */
export const hideTextsOfPlayer: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const player = typeof doc.player === 'object' ? doc.player.id : doc.player
  if (operation === 'update') await hideTexts(req, player)
  return doc
}
