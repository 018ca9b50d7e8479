import { en } from '@payloadcms/translations/languages/en'
import { deepMergeSimple } from '@payloadcms/translations/utilities'
import { beforeAll, describe, expect, test } from 'vitest'
import { targetKinds } from '../link-targets/kinds.ts'
import { payloadTexts } from '../refusals/payload-texts.ts'
import { editor } from '../rich-text/editor.ts'
import { ownTexts } from '../testing/own-texts.ts'
import { hungarian } from './hungarian.ts'
import { languages } from './languages.ts'
import { lexicalWords } from './lexical.ts'

type Texts = { [key: string]: string | Texts }
type Translations = { hu: Texts; en: Texts }

function flat(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}:`),
  )
}

/** What the text editor with our features adds to the catalogue. */
async function editorTranslations(): Promise<Translations> {
  const collections = ['media', 'videos', 'matches', 'galleries', ...targetKinds].map((slug) => ({
    slug,
    fields: [],
    upload: {},
  }))
  const config = { collections, blocks: [], i18n: { translations: {} }, localization: false }
  const { i18n } = await editor({ config: config as never, isRoot: true, parentIsLocalized: false })
  return deepMergeSimple(config.i18n.translations, i18n ?? {})
}

/** By key: the English of Payload, and what a Hungarian reads. */
const english = new Map<string, string>()
const texts = new Map<string, string>()

beforeAll(async () => {
  const ofEditor = await editorTranslations()
  for (const one of [en.translations, ofEditor.en])
    for (const [key, text] of flat(one)) english.set(key, text)
  for (const one of [languages.hu.translations, ofEditor.hu, payloadTexts.hu])
    for (const [key, text] of flat(one as Texts)) texts.set(key, text)
}, 60_000)

/** The same in both languages. */
const same = new Set(['lexical:link:label'])

/** Letters, which may hold markup. */
const letters = new Set(['authentication:newAccountCreated'])

/** End like a formal imperative and are none. */
const notFormal = /^(vissza|össze|cseréje|ideje|kódja|legyen|tartalmazza|látszódjon|kerüljön|készüljön)$/iu

const formalWords =
  /(?<!\p{L})(ön|önnek|kérjük|kérem|biztos benne|szeretn[eé]|kíván\w*|készül, hogy|sajnáljuk|üdvözöljük)(?!\p{L})/iu
const formalVerb =
  /\p{L}+(?:ssza|ssze|sszon|sszen|zza|zze|zzon|zzen|tsa|tse|tson|tsen|jon|jen|jön|gyon|gyen|ja|je)(?!\p{L})/giu
const leftOver =
  /(?<!\p{L})(piszkozat|dokumentum|payload|entitás|lokalizáció|érvénytelen|helyszín|területkód|undefined)/iu

const wrong = (isWrong: (text: string, key: string) => unknown) =>
  [...texts].filter(([key, text]) => isWrong(text, key)).map(([key, text]) => `${key}: ${text}`)

const placeholders = (text: string) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name)

describe("Payload's catalogue and the editor's, as a Hungarian reads them", () => {
  test('every text is there, and is not the English one', () => {
    expect(english.size).toBeGreaterThan(500)
    const missing = [...english.keys()].filter((key) => !texts.has(key))
    expect(missing).toEqual([])
    expect(wrong((text, key) => text === english.get(key) && !same.has(key))).toEqual([])
    expect([...same].filter((key) => texts.get(key) !== english.get(key))).toEqual([])
  })

  test('every text of ours replaces one of theirs', () => {
    const ours = [...flat(hungarian), ...flat(lexicalWords.hu), ...flat(payloadTexts.hu)].map(([key]) => key)
    expect(ours.filter((key) => !english.has(key))).toEqual([])
  })

  test('no angle brackets or square brackets, and no line breaks', () => {
    const withoutParts = (text: string) => text.replace(/<\/?\d>/g, '')
    expect(wrong((text, key) => /[<>[\]\n]/.test(withoutParts(text)) && !letters.has(key))).toEqual([])
  })

  test('informal, and without the words of programmers', () => {
    expect(wrong((text) => formalWords.test(text))).toEqual([])
    const verbs = (text: string) => (text.match(formalVerb) ?? []).filter((word) => !notFormal.test(word))
    expect(wrong((text) => verbs(text).length > 0)).toEqual([])
    expect(wrong((text) => leftOver.test(text))).toEqual([])
  })

  test('nothing beside a value that depends on it: no article, no suffix, no number before a label', () => {
    expect(
      wrong((text) => /(?<!\p{L})(a|az|a\(z\)|egy|ebben|ennek)\s+["„]?(<\d>)?\{\{/iu.test(text)),
    ).toEqual([])
    expect(wrong((text) => /\}\}["”]?(<\/\d>)?\s?-/u.test(text))).toEqual([])
    expect(wrong((text) => /\{\{count\}\}(<\/\d>)?\s(<\d>)?\{\{label/.test(text))).toEqual([])
  })

  test('only values that the English has too', () => {
    const unknown = (text: string, key: string) => {
      const known = new Set(placeholders(english.get(key) ?? ''))
      return placeholders(text).some((name) => !known.has(name))
    }
    expect(wrong(unknown)).toEqual([])
  })
})

test('our own texts are informal too, and hold no article for two cases', () => {
  const texts = ownTexts()
  expect(texts.length).toBeGreaterThan(1000)
  // Pages of a new club, for its visitors.
  const ofScreens = texts.filter(({ file }) => !file.startsWith('starter/'))
  expect(ofScreens.filter(({ text }) => formalWords.test(text) || /a\(z\)/i.test(text))).toEqual([])
})
