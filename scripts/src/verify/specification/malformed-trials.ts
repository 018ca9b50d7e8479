import { calls } from './calls.ts'
import { type Language, languages, type Wire } from './content/language.ts'
import {
  type Corruption,
  corruptionsOf,
  type FieldPath,
  fieldPathsIn,
  replaceAt,
  valueAt,
} from './corruption.ts'
import { type Case, type CheckedScreen, casesOf, type Mark } from './malformed-cases.ts'

/** Malformed answers of one call, and what the screens must show all the same. */
export type Trial = {
  call: string
  without: string | undefined
  description: string
  corrupt: (answer: Wire) => unknown
  screens: CheckedScreen[]
  /** What a screen must hold, and whether it may be an error page instead. */
  expected: (screen: CheckedScreen) => { marks: Mark[]; mayFail: boolean }
  /** The same faults one by one, to find the one that breaks a screen. */
  parts: Trial[]
}

/** A field and the value put into it. */
type Fault = { path: FieldPath; corruption: Corruption }

const params: Record<string, Record<Language, string>> = {
  'article/find/{}': { hu: 'hosszabbitasban-nyert', en: 'win-in-overtime' },
  'page/find/{}': { hu: 'klubtortenet', en: 'history-of-the-club' },
  'schedule/find/{}': { hu: '101', en: '101' },
  'player/find/{}': { hu: '31', en: '31' },
  'competition/season/{}/list': { hu: '2025', en: '2025' },
}

/** The correct answer of a call. */
function sampleOf(call: string, language: Language): Wire {
  const query = new URLSearchParams(call === 'search/find' ? { keyword: 'Básty' } : {})
  const answer = calls[call]?.({ language, params: [params[call]?.[language] ?? '1'], query, now: 0 })
  if (!answer) throw new Error(`the specification back end does not answer ${call}`)
  return answer
}

/** A required field is also lost with the object that contains it. */
const breaksRequired = ({ path }: Fault, required: string[]) =>
  required.some((field) => field === path.join('.') || field.startsWith(`${path.join('.')}.`))

const describeFault = ({ call, at }: Case, { path, corruption }: Fault) =>
  `${call} ${[...at, ...path].join('.') || 'answer'} = ${corruption.description}`

function trialOf(testCase: Case, faults: Fault[]): Trial {
  const { call, at, required, copies, single = false, without, screens } = testCase
  const isFatal = (fault: Fault, { needs = [] }: CheckedScreen) =>
    breaksRequired(fault, [...required, ...needs])

  function corrupt(answer: Wire): unknown {
    const item = valueAt(answer, at)
    if (item === undefined) return answer
    const list = valueAt(answer, at.slice(0, -1))
    if (!copies || !Array.isArray(list))
      return faults.reduce<unknown>(
        (result, { path, corruption }) => replaceAt(result, [...at, ...path], corruption.value),
        answer,
      )
    const malformed = faults.map(({ path, corruption }, copy) =>
      replaceAt(copies.make(structuredClone(item as Wire), copy), path, corruption.value),
    )
    list.unshift(...malformed)
    return answer
  }

  return {
    call,
    without,
    corrupt,
    screens,
    description: `${describeFault(testCase, faults[0] as Fault)}${faults.length > 1 ? ` and ${faults.length - 1} more` : ''}`,
    expected: (screen) => ({
      marks: [
        ...screen.others,
        ...faults.flatMap((fault, copy) => (isFatal(fault, screen) ? [] : screen.own(copy))),
      ],
      mayFail: single && faults.some((fault) => isFatal(fault, screen)),
    }),
    parts: faults.length > 1 ? faults.map((fault) => trialOf(testCase, [fault])) : [],
  }
}

const chunks = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

function trialsOfCase(testCase: Case, language: Language): Trial[] {
  const item = valueAt(sampleOf(testCase.call, language), testCase.at)
  const faults = fieldPathsIn(item)
    .filter((path) => path.length === 1 || !testCase.skip?.includes(String(path[0])))
    .flatMap((path) => corruptionsOf(valueAt(item, path)).map((corruption) => ({ path, corruption })))
  if (testCase.copies)
    return chunks(faults, testCase.copies.together).map((chunk) => trialOf(testCase, chunk))
  const needed = testCase.screens.flatMap(({ needs = [] }) => needs)
  const isFatal = (fault: Fault) => breaksRequired(fault, [...testCase.required, ...needed])
  // Faults that must not remove the item are tried together, level by level.
  const harmless = faults.filter((fault) => !isFatal(fault))
  const together = Map.groupBy(harmless, ({ path, corruption }) => `${path.length} ${corruption.description}`)
  return [...faults.filter(isFatal).map((fault) => [fault]), ...together.values()].map((group) =>
    trialOf(testCase, group),
  )
}

/** Calls whose failure must not break a page. */
const optionalCalls = ['menu/list', 'setting/list', 'sponsor/list', 'banner/list', 'banner/popup']

/** Faults of the answer itself, its data and its paging. */
function trialsOfCall(first: Case, language: Language): Trial[] {
  const { call, without, screens } = first
  const sample = sampleOf(call, language)
  const paths: FieldPath[] = [[], ['data'], ['meta'], ['meta', 'last_page']]
  const answerCase: Case = {
    call,
    at: [],
    required: ['', 'data'],
    ...(without ? { without } : {}),
    ...(optionalCalls.includes(call) ? {} : { single: true }),
    screens: screens
      .slice(0, 1)
      .map((screen) => ({ ...screen, others: [], ...(first.copies ? noMark : {}) })),
  }
  return paths
    .filter((path) => valueAt(sample, path) !== undefined)
    .flatMap((path) => corruptionsOf(valueAt(sample, path)).map((corruption) => ({ path, corruption })))
    .filter(({ path, corruption }) => path[0] === 'meta' || corruption.isBasic)
    .map((fault) => trialOf(answerCase, [fault]))
}
const noMark = { own: () => [] }

/** Every field of every call with every wrong value, the languages in turn. */
export function malformedTrials(): Trial[] {
  const [hu = [], en = []] = languages.map((language) => {
    const cases = casesOf(language)
    const byCall = [...Map.groupBy(cases, ({ call }) => call).values()]
    return [
      ...cases.flatMap((testCase) => trialsOfCase(testCase, language)),
      ...byCall.flatMap(([first]) => (first ? trialsOfCall(first, language) : [])),
    ]
  })
  return hu.map((trial, index) => (index % 2 === 0 ? trial : (en[index] ?? trial)))
}
