import {
  drafts,
  listAddress,
  newApplicants,
  withoutAgeGroup,
  withoutAlt,
  withoutBirthYear,
  withoutEnglish,
} from '../lists/filters.ts'
import { awaitingAddress } from '../match-day/addresses.ts'
import { mostCounted, type ReadTodo, type TodoId } from './counts.ts'

/** Somebody waits for these. */
const urgent: ReadonlySet<TodoId> = new Set(['resultsMissing', 'newApplicants', 'consentsMissing'])

const filtered = ({ collection, where }: ReturnType<typeof drafts>) => listAddress(collection, where)

/** The list of what was counted. */
export const hrefOf = (id: TodoId): string =>
  ({
    resultsMissing: awaitingAddress,
    drafts: filtered(drafts()),
    scheduled: '/admin/scheduled',
    withoutEnglish: filtered(withoutEnglish()),
    withoutAlt: filtered(withoutAlt()),
    newApplicants: filtered(newApplicants()),
    consentsMissing: '/admin/children?show=missing',
    ageGroupsMissing: filtered(withoutAgeGroup()),
    birthYearsMissing: filtered(withoutBirthYear()),
  })[id]

/** One-time tasks, shown only while there is something to do. */
const passing: ReadonlySet<TodoId> = new Set(['ageGroupsMissing', 'birthYearsMissing'])

export const todosToShow = (todos: readonly ReadTodo[]): ReadTodo[] =>
  todos.filter(({ id, count }) => count !== 0 || !passing.has(id))

/** The first urgent one that is not empty; only one. */
export const firstUrgent = (todos: readonly ReadTodo[]): TodoId | undefined =>
  todos.find(({ id, count }) => urgent.has(id) && count !== null && count > 0)?.id

export const figureOf = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count)
