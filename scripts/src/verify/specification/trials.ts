import { calls } from './calls.ts'
import { type Language, languages, type Wire } from './content/language.ts'
import { type Place, placesIn, type Spoiling, spoilAt, spoilingsOf, valueAt } from './spoil.ts'
import { type Case, casesOf, type Mark, type Shown } from './spoiled-cases.ts'

/** Answers of one call with something wrong in them, and what the screens have to be nevertheless. */
export type Trial = {
  call: string
  without: string | undefined
  said: string
  spoil: (answer: Wire) => unknown
  screens: Shown[]
  /** What a screen must hold, and whether it may be an error page instead. */
  expected: (screen: Shown) => { marks: Mark[]; mayFail: boolean }
  /** One by one, to tell which it was. */
  parts: Trial[]
}

/** A field and what stands in its place. */
type Fault = { place: Place; spoiling: Spoiling }

const params: Record<string, Record<Language, string>> = {
  'article/find/{}': { hu: 'hosszabbitasban-nyert', en: 'win-in-overtime' },
  'page/find/{}': { hu: 'klubtortenet', en: 'history-of-the-club' },
  'schedule/find/{}': { hu: '101', en: '101' },
  'player/find/{}': { hu: '31', en: '31' },
  'competition/season/{}/list': { hu: '2025', en: '2025' },
}

/** What a call answers when all is well. */
function sampleOf(call: string, language: Language): Wire {
  const query = new URLSearchParams(call === 'search/find' ? { keyword: 'Básty' } : {})
  const answer = calls[call]?.({ language, params: [params[call]?.[language] ?? '1'], query, now: 0 })
  if (!answer) throw new Error(`the plain back end does not answer ${call}`)
  return answer
}

/** Spoiling what holds a required field spoils the field. */
const costs = ({ place }: Fault, required: string[]) =>
  required.some((field) => field === place.join('.') || field.startsWith(`${place.join('.')}.`))

const saidOf = ({ call, at }: Case, { place, spoiling }: Fault) =>
  `${call} ${[...at, ...place].join('.') || 'answer'} = ${spoiling.said}`

function trialOf(one: Case, faults: Fault[]): Trial {
  const { call, at, required, copies, single = false, without, screens } = one
  const isCostly = (fault: Fault, { needs = [] }: Shown) => costs(fault, [...required, ...needs])

  function spoil(answer: Wire): unknown {
    const item = valueAt(answer, at)
    if (item === undefined) return answer
    const list = valueAt(answer, at.slice(0, -1))
    if (!copies || !Array.isArray(list))
      return faults.reduce<unknown>(
        (whole, { place, spoiling }) => spoilAt(whole, [...at, ...place], spoiling.put),
        answer,
      )
    const spoiled = faults.map(({ place, spoiling }, copy) =>
      spoilAt(copies.make(structuredClone(item as Wire), copy), place, spoiling.put),
    )
    list.unshift(...spoiled)
    return answer
  }

  return {
    call,
    without,
    spoil,
    screens,
    said: `${saidOf(one, faults[0] as Fault)}${faults.length > 1 ? ` and ${faults.length - 1} more` : ''}`,
    expected: (screen) => ({
      marks: [
        ...screen.others,
        ...faults.flatMap((fault, copy) => (isCostly(fault, screen) ? [] : screen.own(copy))),
      ],
      mayFail: single && faults.some((fault) => isCostly(fault, screen)),
    }),
    parts: faults.length > 1 ? faults.map((fault) => trialOf(one, [fault])) : [],
  }
}

/** As many at a time as can be told apart. */
const chunks = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

function ofCase(one: Case, language: Language): Trial[] {
  const item = valueAt(sampleOf(one.call, language), one.at)
  const faults = placesIn(item)
    .filter((place) => place.length === 1 || !one.skip?.includes(String(place[0])))
    .flatMap((place) => spoilingsOf(valueAt(item, place)).map((spoiling) => ({ place, spoiling })))
  if (one.copies) return chunks(faults, one.copies.together).map((some) => trialOf(one, some))
  const needed = one.screens.flatMap(({ needs = [] }) => needs)
  const isCostly = (fault: Fault) => costs(fault, [...one.required, ...needed])
  // What the item can do without is spoiled together, level by level: none of it may cost the item.
  const harmless = faults.filter((fault) => !isCostly(fault))
  const together = Map.groupBy(harmless, ({ place, spoiling }) => `${place.length} ${spoiling.said}`)
  return [...faults.filter(isCostly).map((fault) => [fault]), ...together.values()].map((some) =>
    trialOf(one, some),
  )
}

/** What surrounds a page must never cost it. */
const optionalCalls = ['menu/list', 'setting/list', 'sponsor/list', 'banner/list', 'banner/popup']

/** The answer itself, its data, and what it says of its pages. */
function ofCall(first: Case, language: Language): Trial[] {
  const { call, without, screens } = first
  const sample = sampleOf(call, language)
  const places: Place[] = [[], ['data'], ['meta'], ['meta', 'last_page']]
  const whole: Case = {
    call,
    at: [],
    required: ['', 'data'],
    ...(without ? { without } : {}),
    ...(optionalCalls.includes(call) ? {} : { single: true }),
    screens: screens
      .slice(0, 1)
      .map((screen) => ({ ...screen, others: [], ...(first.copies ? noMark : {}) })),
  }
  return places
    .filter((place) => valueAt(sample, place) !== undefined)
    .flatMap((place) => spoilingsOf(valueAt(sample, place)).map((spoiling) => ({ place, spoiling })))
    .filter(({ place, spoiling }) => place[0] === 'meta' || spoiling.isOfAnyKind)
    .map((fault) => trialOf(whole, [fault]))
}
const noMark = { own: () => [] }

/** Every field of every call spoiled in every way, the languages in turn. */
export function trials(): Trial[] {
  const [hu = [], en = []] = languages.map((language) => {
    const cases = casesOf(language)
    const byCall = [...Map.groupBy(cases, ({ call }) => call).values()]
    return [
      ...cases.flatMap((one) => ofCase(one, language)),
      ...byCall.flatMap(([first]) => (first ? ofCall(first, language) : [])),
    ]
  })
  return hu.map((trial, index) => (index % 2 === 0 ? trial : (en[index] ?? trial)))
}
