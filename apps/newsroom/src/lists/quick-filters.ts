import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { hasRole } from '../access/roles.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { newApplicants, type Show, shown } from './filters.ts'
import { readOwnTeams } from './shown-ids.ts'

export type QuickFilter = {
  name: string
  text: Bilingual
  where: Where
  /** Only where it costs next to nothing. */
  count?: number
}

type Choice = Omit<QuickFilter, 'count'> & { counted?: boolean }

const choice = (show: Show, text: Bilingual, counted = false): Choice => ({
  name: show,
  text,
  where: shown(show),
  counted,
})

const draftChoice = choice('drafts', bilingual('Vázlat', 'Draft'), true)
const scheduledChoice = choice('scheduled', bilingual('Időzítve', 'Scheduled'), true)
const publicChoice = choice('public', bilingual('Kint van', 'Live'))
const englishChoice = choice('without_english', bilingual('Angol nélkül', 'Without English'))
const dated = [draftChoice, scheduledChoice, publicChoice, englishChoice]

const fixed: Partial<Record<CollectionSlug, Choice[]>> = {
  articles: dated,
  galleries: dated,
  videos: dated,
  pages: [draftChoice, publicChoice, englishChoice],
  'competition-teams': [choice('without_age_group', bilingual('Korosztály nélkül', 'Without age group'))],
  'join-registrations': [
    { name: 'new', text: bilingual('Új', 'New'), where: newApplicants().where, counted: true },
    {
      name: 'contacted',
      text: bilingual('Folyamatban', 'In progress'),
      where: { status: { equals: 'contacted' } },
      counted: true,
    },
    {
      name: 'closed',
      text: bilingual('Lezárt', 'Closed'),
      where: { status: { in: ['joined', 'declined'] } },
    },
  ],
}

async function playerChoices(req: PayloadRequest): Promise<Choice[]> {
  const teams = await readOwnTeams(req)
  return [
    choice('in_squad', bilingual('Most játszik', 'Playing now')),
    ...teams.map(({ id, name }) => choice(`squad_${id}`, bilingual(name, name))),
    choice('without_squad', bilingual('Keret nélkül', 'In no squad')),
    choice('without_birth_year', bilingual('Születési év nélkül', 'Without year of birth')),
    ...(hasRole(req.user, 'child_protection')
      ? [choice('without_consent', bilingual('Hozzájárulás hiányzik', 'Consent missing'))]
      : []),
  ]
}

/** As many rows as the list shows, with the person's own rights. */
async function count(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  const { versions, admin } = req.payload.collections[collection].config
  const base = await admin.baseFilter?.({ req, limit: 1, page: 1, sort: 'id' })
  const { totalDocs } = await req.payload.find({
    collection,
    where: base ? { and: [where, base] } : where,
    draft: Boolean(versions?.drafts),
    depth: 0,
    limit: 1,
    sort: 'id',
    select: {} as never,
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs
}

/** The chips above a list. */
export async function readQuickFilters(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<QuickFilter[]> {
  const choices = collection === 'players' ? await playerChoices(req) : (fixed[collection] ?? [])
  return Promise.all(
    choices.map(async ({ counted, ...filter }) =>
      counted ? { ...filter, count: await count(req, collection, filter.where) } : filter,
    ),
  )
}
