import { basePath, type CallName, callTable } from '@palank/contract/calls'
import fc from 'fast-check'

export type FuzzRequest = { url: string; headers: Record<string, string> }

const splitList = (texts: string) => texts.split(' ¦ ')
const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\n',
  '\r\n\r\n',
  '\u202e',
  '\ufeff',
  '\uffff',
  '\u0301',
  '\\',
  '\\\\',
  "\\'",
  '`',
  ...splitList(
    `😀 ¦ 👩‍👩‍👧 ¦ ŉ ¦ ʼ ¦ İ ¦ ﬀ ¦ ǆ ¦ １ ¦ ' ¦ '' ¦ " ¦ $1 ¦ $$ ¦ % ¦ _ ¦ ; ¦ -- ¦ /* ¦ :* ¦ & ¦ | ¦ ! ¦ () ¦ <-> ¦ ' & !'x`,
  ),
  ...splitList(
    `' or '1'='1 ¦ '; drop table articles; -- ¦ x') union select * from users -- ¦ '; select pg_sleep(9); --`,
  ),
  ...splitList(
    '../../etc/passwd ¦ .. ¦ . ¦ / ¦ // ¦ ? ¦ # ¦ <script> ¦ {{7*7}} ¦ %s%n ¦ file:/// ¦ http://x/ ¦ [] ¦ {}',
  ),
  ...splitList(
    'null ¦ undefined ¦ true ¦ NaN ¦ Infinity ¦ [object Object] ¦ __proto__ ¦ constructor ¦ hasOwnProperty',
  ),
  ...splitList(
    '0 ¦ -0 ¦ -1 ¦ +1 ¦ 1.5 ¦ 1e3 ¦ 1e999 ¦ 0x10 ¦ 0b1 ¦ 1_000 ¦ 00000000001 ¦ 101 ¦ 100000 ¦ 100001',
  ),
  ...splitList('2147483647 ¦ 2147483648 ¦ 9007199254740993 ¦ 99999999999999999999'),
  '9'.repeat(400),
  'x'.repeat(100),
  'x'.repeat(201),
  'ő'.repeat(2_001),
  'szó '.repeat(500),
  'a'.repeat(12_000),
]
// Sent as they are: valid and invalid percent-encodings.
const escapes = splitList(
  '% ¦ %% ¦ %zz ¦ %0 ¦ %00 ¦ %2e%2e ¦ %2F ¦ %5c ¦ %ED%A0%80 ¦ %ED%A0%BD%ED%B8%80 ¦ %FF ¦ %C0%AF ¦ %E0%A4 ¦ %u0041 ¦ %25 ¦ + ¦ %F4%90%80%80',
)

const utf16 = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes))
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: utf16 },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...oddTexts), fc.string(), fc.constantFrom(...oddTexts))
      .map((parts) => parts.join('')),
  },
)

const number = (max: number) => fc.integer({ min: 1, max }).map(String)
const words = fc.constantFrom(
  'révész',
  'hír',
  'galéria',
  'video',
  'teljes',
  'news',
  'Üres GALÉRIA',
  'a',
  'hir 5',
  'nincs',
)
const languages = fc.constantFrom('hu', 'en', 'hu_HU', 'en-GB')
const plausible = new Map<string, fc.Arbitrary<string>>(
  Object.entries({
    lang: languages,
    page: number(4),
    per_page: number(100),
    id: fc.oneof(number(2), number(2), number(9), fc.constantFrom('teljes-hir', 'whole-news', 'puszta')),
    slug: fc.oneof(number(4), fc.constantFrom('rolunk', 'about-us', 'hazirend', 'keszul')),
    keyword: fc.oneof(
      words,
      fc.tuple(words, hostile).map((parts) => parts.join(' ')),
    ),
    'filters[category]': fc.constantFrom('merkozes', 'match', 'jobs', 'nincs'),
    'filters[highlight]': fc.constantFrom('highlight', 'slider', 'no'),
    'clubs[0]': number(3),
    season: fc.constantFrom('2024', '2025', '2026'),
    limit: number(100),
    type: fc.constantFrom('prev', 'next'),
    competitionId: number(5),
    competitionTeamId: number(12),
    'filters[visible]': fc.constant('1'),
  }),
)

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const valueFor = (key: string) =>
  fc.oneof(
    { weight: 12, arbitrary: (plausible.get(key) ?? words).map(encode) },
    { weight: 3, arbitrary: hostile.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom(...escapes) },
    { weight: 1, arbitrary: hostile.map((text) => text.replace(/[/?#&\\\s]/g, '')) },
  )

const unknownKeys = splitList(
  'page[] ¦ page[0] ¦ filters[category][] ¦ filters ¦ filters[ ¦ __proto__ ¦ constructor[prototype] ¦ keyword[$ne] ¦  ¦ lang%20',
)

/** Mostly a parameter of the call; sometimes an unknown one, which must be ignored or rejected. */
const pairOf = (keys: string[]) =>
  fc
    .oneof(
      { weight: 8, arbitrary: fc.constantFrom(...keys) },
      { weight: 1, arbitrary: fc.constantFrom(...unknownKeys) },
      { weight: 1, arbitrary: hostile },
    )
    .chain((key) => valueFor(key).map((value) => `${encode(key)}=${value}`))

const headersOf = (secret: string) =>
  fc.record(
    {
      authorization: fc.oneof(
        { weight: 30, arbitrary: fc.constant(secret) },
        { weight: 1, arbitrary: hostile },
      ),
      'x-localization': fc.oneof({ weight: 4, arbitrary: languages }, { weight: 1, arbitrary: hostile }),
      accept: hostile,
      'accept-encoding': hostile,
      'if-none-match': hostile,
      'x-forwarded-for': hostile,
    },
    { requiredKeys: ['authorization'] },
  )

/** Mostly valid requests, so that the invalid part of one gets past the first checks. */
export function fuzzRequests(name: CallName, secret: string): fc.Arbitrary<FuzzRequest> {
  const { path, params, query } = callTable[name]
  const segments = fc.record(Object.fromEntries(Object.keys(params.shape).map((key) => [key, valueFor(key)])))
  const pairs = fc.array(pairOf(Object.keys(query.shape)), { maxLength: 4 })
  return fc.tuple(segments, pairs, headersOf(secret)).map(([values, queryPairs, headers]) => ({
    url: `${basePath}${path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')}?${queryPairs.join('&')}`,
    headers: headers as Record<string, string>,
  }))
}
