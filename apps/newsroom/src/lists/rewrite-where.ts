import type { Where } from 'payload'
import { showKey } from './filters.ts'
import type { Ids } from './shown-ids.ts'

type Answers = {
  /** Whether the field is one that `search` looks into. */
  isSearched: (field: string) => boolean
  /** The ids that hold the words; undefined leaves the condition to the database. */
  search: (fields: string[], words: string) => Promise<number[] | undefined>
  show: (show: string) => Promise<Ids>
}

type Condition = Record<string, unknown>
const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No document has this id; an empty list is not a condition everywhere. */
const noId = 0

function byIds(ids: Ids): Where {
  const list = 'in' in ids ? ids.in : ids.not_in
  if (list.length === 0) return { id: 'in' in ids ? { equals: noId } : { not_equals: noId } }
  return { id: ids }
}

/** `{ title: { like: 'words' } }`, and nothing else in it. */
function searchOf(condition: unknown, isSearched: Answers['isSearched']): [string, string] | undefined {
  if (!isCondition(condition)) return undefined
  const [[field, operators] = [], ...otherFields] = Object.entries(condition)
  if (!field || otherFields.length > 0 || !isCondition(operators) || !isSearched(field)) return undefined
  const { like, ...others } = operators
  return typeof like === 'string' && Object.keys(others).length === 0 ? [field, like] : undefined
}

/** The search of a list is the same words in one field or another. */
function commonSearch(conditions: unknown[], isSearched: Answers['isSearched']) {
  const searches = conditions.map((condition) => searchOf(condition, isSearched))
  const words = searches[0]?.[1]
  if (words === undefined || searches.some((search) => search?.[1] !== words)) return undefined
  return { words, fields: searches.flatMap((search) => search?.[0] ?? []) }
}

/** A transaction has one connection. */
async function oneByOne<Item>(items: Item[], rewrite: (item: Item) => Promise<Where>): Promise<Where[]> {
  const wheres: Where[] = []
  for (const item of items) wheres.push(await rewrite(item))
  return wheres
}

async function rewriteSearch(answers: Answers, fields: string[], words: string): Promise<Where | undefined> {
  const ids = await answers.search(fields, words)
  return ids && byIds({ in: ids })
}

async function rewriteEntry(key: string, value: unknown, answers: Answers): Promise<Where> {
  const entry = { [key]: value } as Where
  if (key === showKey && isCondition(value)) return byIds(await answers.show(String(value.equals)))
  if ((key === 'and' || key === 'or') && Array.isArray(value)) {
    const common = key === 'or' ? commonSearch(value, answers.isSearched) : undefined
    const found = common && (await rewriteSearch(answers, common.fields, common.words))
    if (found) return found
    return { [key]: await oneByOne(value, (inner) => rewriteWhere(inner, answers)) }
  }
  const search = searchOf(entry, answers.isSearched)
  return (search && (await rewriteSearch(answers, [search[0]], search[1]))) ?? entry
}

/** The query with searches and `show` as ids. */
export async function rewriteWhere(where: Where, answers: Answers): Promise<Where> {
  if (!isCondition(where)) return where
  const entries = await oneByOne(Object.entries(where), ([key, value]) => rewriteEntry(key, value, answers))
  const [only, ...others] = entries
  return others.length > 0 ? { and: entries } : (only ?? where)
}
