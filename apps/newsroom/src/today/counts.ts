import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { hasRole, type Role } from '../access/roles.ts'
import { filterMinors, readMinors } from '../children/overview.ts'
import {
  drafts,
  type Filtered,
  newApplicants,
  withoutAgeGroup,
  withoutAlt,
  withoutBirthYear,
  withoutEnglish,
} from '../lists/filters.ts'
import { readScheduled } from '../publishing/scheduled.ts'
import { resultsMissing } from './filters.ts'

/** More are not counted. */
export const mostCounted = 100

/** In the order of the to-dos. */
export const todoIds = [
  'resultsMissing',
  'drafts',
  'scheduled',
  'withoutEnglish',
  'withoutAlt',
  'newApplicants',
  'consentsMissing',
  'ageGroupsMissing',
  'birthYearsMissing',
] as const
export type TodoId = (typeof todoIds)[number]

/** How many wait, and which one first: its title where it is no person's name, and its time. */
export type Waiting = { count: number; title?: string | undefined; time?: string | undefined }

type Doc = Record<string, unknown>
type Read = (req: PayloadRequest, now: number) => Promise<Waiting>
type First = { sort: string; title?: string; time?: string }

const wordsOf = (doc: Doc, field: string | undefined): string | undefined =>
  field && typeof doc[field] === 'string' ? doc[field] : undefined

/** As many rows as the list shows, with the person's own rights, and the first of them. */
async function readList(
  req: PayloadRequest,
  { collection, where }: Filtered,
  { sort, title, time }: First,
): Promise<Waiting> {
  const { versions, admin } = req.payload.collections[collection].config
  const base = (await admin.baseFilter?.({ req, limit: mostCounted, page: 1, sort })) as Where | null
  const { docs } = await req.payload.find({
    collection,
    where: base ? { and: [where, base] } : where,
    draft: Boolean(versions?.drafts),
    locale: 'hu',
    depth: 0,
    limit: mostCounted,
    pagination: false,
    sort,
    select: Object.fromEntries([title, time].flatMap((field) => (field ? [[field, true]] : []))) as never,
    overrideAccess: false,
    // The Local API changes the locale of its request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const first = (docs[0] ?? {}) as unknown as Doc
  return { count: docs.length, title: wordsOf(first, title), time: wordsOf(first, time) }
}

const readAllScheduled: Read = async (req, now) => {
  const all = await readScheduled(req, new Date(now))
  const [next] = all
  return { count: all.length, title: next?.titles.hu || next?.titles.en, time: next?.publishDate }
}

/** No name: the dashboard is open on a screen that others see. */
const readMissingConsents: Read = async (req) => ({
  count: filterMinors(await readMinors(req), 'missing').length,
})

const todos: Record<TodoId, { roles: Role[]; read: Read }> = {
  resultsMissing: {
    roles: ['statistician', 'editor'],
    read: (req, now) =>
      readList(req, resultsMissing(now), { sort: '-game_time', title: 'title', time: 'game_time' }),
  },
  drafts: {
    roles: ['editor'],
    read: (req) => readList(req, drafts(), { sort: '-updatedAt', title: 'title' }),
  },
  scheduled: { roles: ['editor'], read: readAllScheduled },
  withoutEnglish: {
    roles: ['editor'],
    read: (req) => readList(req, withoutEnglish(), { sort: '-publish_date', title: 'title' }),
  },
  withoutAlt: {
    roles: ['editor'],
    read: (req) => readList(req, withoutAlt(), { sort: '-createdAt', time: 'createdAt' }),
  },
  newApplicants: {
    roles: ['registrar'],
    read: (req) => readList(req, newApplicants(), { sort: '-createdAt', time: 'createdAt' }),
  },
  consentsMissing: { roles: ['child_protection'], read: readMissingConsents },
  ageGroupsMissing: {
    roles: ['statistician'],
    read: (req) => readList(req, withoutAgeGroup(), { sort: '-season.year', title: 'name' }),
  },
  birthYearsMissing: {
    roles: ['statistician'],
    read: (req) => readList(req, withoutBirthYear(), { sort: 'name' }),
  },
}

export type Todo = Waiting & { id: TodoId }
/** Its count is null where it could not be read. */
export type ReadTodo = Todo | { id: TodoId; count: null }

/** What waits for the person, by role; one that fails leaves the others as they are. */
export async function readTodos(req: PayloadRequest, now = Date.now()): Promise<ReadTodo[]> {
  const own = todoIds.filter((id) => hasRole(req.user, ...todos[id].roles))
  return Promise.all(
    own.map(async (id): Promise<ReadTodo> => {
      try {
        const waiting = await todos[id].read(req, now)
        return { ...waiting, id, count: Math.min(waiting.count, mostCounted) }
      } catch (error) {
        req.payload.logger.error({ err: error, todo: id }, 'a to-do could not be counted')
        return { id, count: null }
      }
    }),
  )
}

/** Without what the person has nothing to do with, and what could not be counted. */
export type Counts = { [Id in TodoId]?: number }

export async function countsFor(req: PayloadRequest, now = Date.now()): Promise<Counts> {
  const read = await readTodos(req, now)
  return Object.fromEntries(read.flatMap(({ id, count }) => (count === null ? [] : [[id, count]])))
}
