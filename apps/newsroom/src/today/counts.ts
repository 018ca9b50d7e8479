import { isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { hasRole } from '../access/roles.ts'
import { filterMinors, readMinors } from '../children/overview.ts'
import { countScheduled } from '../publishing/scheduled.ts'
import {
  drafts,
  type Filtered,
  newApplicants,
  resultsMissing,
  withoutAlt,
  withoutEnglish,
} from './filters.ts'

/** More are not counted. */
export const mostCounted = 100

/** Undefined is what the person has nothing to do with, null what could not be counted. */
export type Counts = {
  resultsMissing?: number | null
  drafts?: number | null
  scheduled?: number | null
  withoutEnglish?: number | null
  withoutAlt?: number | null
  newApplicants?: number | null
  consentsMissing?: number | null
}

/** As many rows as the list shows, with the person's own rights. */
async function count(req: PayloadRequest, { collection, where }: Filtered): Promise<number> {
  const { versions, admin } = req.payload.collections[collection].config
  const hasDrafts = Boolean(versions?.drafts)
  const base = (await admin.baseFilter?.({ req, limit: mostCounted, page: 1, sort: 'id' })) as Where | null
  const { docs } = await req.payload.find({
    collection,
    where: base ? { and: [where, base] } : where,
    draft: hasDrafts,
    depth: 0,
    limit: mostCounted,
    pagination: false,
    sort: 'id',
    select: {} as never,
    overrideAccess: false,
    // The Local API changes the locale of its request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return docs.length
}

const countMinors = async (req: PayloadRequest): Promise<number> =>
  filterMinors(await readMinors(req), 'missing').length

/** One that fails leaves the others as they are. */
async function attempt(req: PayloadRequest, name: string, work: Promise<number>): Promise<number | null> {
  try {
    return Math.min(await work, mostCounted)
  } catch (error) {
    req.payload.logger.error({ err: error, count: name }, 'a to-do could not be counted')
    return null
  }
}

/** What waits for the person, by role. Each is one query of at most `mostCounted` rows. */
export async function countsFor(req: PayloadRequest, now = Date.now()): Promise<Counts> {
  const { user } = req
  const isEditor = hasRole(user, 'editor')
  const works: Partial<Record<keyof Counts, Promise<number>>> = {
    ...(hasRole(user, 'statistician', 'editor') && { resultsMissing: count(req, resultsMissing(now)) }),
    ...(isEditor && {
      drafts: count(req, drafts()),
      scheduled: countScheduled(req.payload, new Date(now)),
      withoutEnglish: count(req, withoutEnglish(now)),
      withoutAlt: count(req, withoutAlt()),
    }),
    ...(hasRole(user, 'registrar') && { newApplicants: count(req, newApplicants()) }),
    ...(hasRole(user, 'child_protection') && { consentsMissing: countMinors(req) }),
  }
  const counted = await Promise.all(
    Object.entries(works).map(async ([name, work]) => [name, await attempt(req, name, work)]),
  )
  return Object.fromEntries(counted)
}
