/** Hungarian suffixes, articles and numbers, as far as match reports need them. */

export type Case = 'acc' | 'dat' | 'ins' | 'abl' | 'ade' | 'all' | 'del' | 'sub' | 'ine' | 'sup' | 'pos'

type Harmony = 'back' | 'front' | 'round'

/** Back, front and front rounded forms of a suffix; the last two may be equal. */
const endings: Record<Exclude<Case, 'acc' | 'ins' | 'sup'>, Record<Harmony, string>> = {
  dat: { back: 'nak', front: 'nek', round: 'nek' },
  abl: { back: 'tól', front: 'től', round: 'től' },
  ade: { back: 'nál', front: 'nél', round: 'nél' },
  all: { back: 'hoz', front: 'hez', round: 'höz' },
  del: { back: 'ról', front: 'ről', round: 'ről' },
  sub: { back: 'ra', front: 're', round: 're' },
  ine: { back: 'ban', front: 'ben', round: 'ben' },
  pos: { back: 'é', front: 'é', round: 'é' },
}

/** Exceptions to vowel harmony. */
const irregular: Record<string, Harmony> = { Olivér: 'front', Győző: 'round' }

function harmonyOf(word: string): Harmony {
  const known = irregular[word.split(/[ -]/).at(-1) ?? '']
  if (known) return known
  const vowels = (word.split(/[ -]/).at(-1) ?? '').toLowerCase().match(/[aáeéiíoóöőuúüű]/g) ?? []
  const last = vowels.at(-1) ?? 'e'
  if ('aáoóuú'.includes(last)) return 'back'
  if ('öőüű'.includes(last)) return 'round'
  // e is a front vowel; i, í and é are neutral, so the vowels before them decide.
  if (last === 'e') return 'front'
  return vowels.some((vowel) => 'aáoóuú'.includes(vowel)) ? 'back' : 'front'
}

const vowelEnd = /[aáeéiíoóöőuúüű]$/i
const long = (word: string) => word.replace(/a$/, 'á').replace(/e$/, 'é')
const digraph = /(cs|dz|gy|ly|ny|sz|ty|zs)$/

function instrumental(word: string, harmony: Harmony): string {
  const tail = harmony === 'back' ? 'al' : 'el'
  if (vowelEnd.test(word)) return `${long(word)}v${tail}`
  const [pair] = digraph.exec(word) ?? []
  if (pair) return `${word.slice(0, -pair.length)}${pair[0]}${pair}${tail}`
  const last = word.at(-1) ?? ''
  // A hyphen avoids three equal letters in a row.
  return word.at(-2) === last ? `${word}-${last}${tail}` : `${word}${last}${tail}`
}

const linking: Record<Harmony, string> = { back: 'o', front: 'e', round: 'ö' }
const joinsDirectly = /[aáeéiíoóöőuúüű](ny|ly|sz|zs|[jlnrsz])$/i

function accusative(word: string, harmony: Harmony, plural: boolean): string {
  if (vowelEnd.test(word)) return `${long(word)}t`
  if (plural) return `${word}${harmony === 'back' ? 'a' : 'e'}t`
  return joinsDirectly.test(word) ? `${word}t` : `${word}${linking[harmony]}t`
}

/** Place names with a changing stem. */
const onPlace: Record<string, string> = { Tiszahalom: 'Tiszahalmon', Jászhalom: 'Jászhalmon' }

function superessive(word: string, harmony: Harmony): string {
  if (onPlace[word]) return onPlace[word]
  return vowelEnd.test(word) ? `${long(word)}n` : `${word}${linking[harmony]}n`
}

/** A name with a suffix; `plural` for team names in the plural. */
export function inflect(word: string, grammaticalCase: Case, plural = false): string {
  const harmony = harmonyOf(word)
  if (grammaticalCase === 'acc') return accusative(word, harmony, plural)
  if (grammaticalCase === 'ins') return instrumental(word, harmony)
  if (grammaticalCase === 'sup') return superessive(word, harmony)
  return long(word) + endings[grammaticalCase][harmony]
}

const units = ['nulla', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
const tens = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven']

/** The last word of a spoken number, which determines the suffix. */
function lastPart(value: number): string {
  if (value === 0) return 'nulla'
  if (value % 10) return units[value % 10] ?? ''
  if (value % 100) return tens[(value % 100) / 10] ?? ''
  return value % 1000 ? 'száz' : 'ezer'
}

const numberAccusative: Record<string, string> = {
  nulla: 't',
  kettő: 't',
  három: 'at',
  öt: 'öt',
  hat: 'ot',
  nyolc: 'at',
  húsz: 'at',
  harminc: 'at',
  hatvan: 'at',
  nyolcvan: 'at',
  száz: 'at',
}

function numberEnding(value: number, grammaticalCase: Case): string {
  const part = lastPart(value)
  if (grammaticalCase === 'acc') return numberAccusative[part] ?? 'et'
  const harmony: Harmony = part === 'öt' || part === 'kettő' ? 'round' : harmonyOf(part)
  const back = harmony === 'back' || part === 'harminc'
  if (grammaticalCase === 'ins') {
    const [last = ''] = vowelEnd.test(part) ? ['v'] : (digraph.exec(part) ?? [part.at(-1)])
    return `${last}${back ? 'al' : 'el'}`
  }
  if (grammaticalCase === 'sup') return vowelEnd.test(part) ? 'n' : `${linking[harmony]}n`
  return endings[grammaticalCase][back ? 'back' : harmony]
}

/** `84` → `84-gyel`; `102–84` → `102–84-re`. */
export function withEnding(number: number | string, grammaticalCase: Case): string {
  const last = Number(String(number).split('–').at(-1))
  return `${number}-${numberEnding(last, grammaticalCase)}`
}

/** `38–45` → `38–45-ös`, as in “a 38–45-ös állás”. */
export function asAdjective(number: number | string): string {
  const part = lastPart(Number(String(number).split('–').at(-1)))
  const special: Record<string, string> = { öt: 'ös', hat: 'os', nulla: 's' }
  return `${number}-${special[part] ?? (harmonyOf(part) === 'back' ? 'as' : 'es')}`
}

/** Whether a text or number starts with a vowel when spoken. */
export function startsWithVowel(text: string): boolean {
  const [digits] = /^\d[\d ]*/.exec(text.replace(/^[^\p{L}\d]+/u, '')) ?? []
  if (!digits) return /^[^\p{L}\d]*[aáeéiíoóöőuúüű]/iu.test(text)
  const number = digits.replaceAll(' ', '')
  // Egy, öt and ezer; also ötven, ötszáz and ötezer, but not tíz, száz and tízezer.
  return number.startsWith('5') || (number.startsWith('1') && number.length % 3 === 1)
}

export const az = (text: string): string => `${startsWithVowel(text) ? 'az' : 'a'} ${text}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A number in words before a noun: két, tizenkét. */
export function inWords(value: number): string {
  const unit = value % 10 === 2 ? 'két' : (units[value % 10] ?? '')
  if (value < 10) return unit
  if (value > 99) return String(value)
  const ten = Math.floor(value / 10)
  if (value % 10 === 0) return tens[ten] ?? ''
  const front = ten === 1 ? 'tizen' : ten === 2 ? 'huszon' : (tens[ten] ?? '')
  return front + unit
}

const ordinals = [
  'nulladik',
  'első',
  'második',
  'harmadik',
  'negyedik',
  'ötödik',
  'hatodik',
  'hetedik',
  'nyolcadik',
  'kilencedik',
  'tizedik',
  'tizenegyedik',
  'tizenkettedik',
  'tizenharmadik',
  'tizennegyedik',
  'tizenötödik',
  'tizenhatodik',
  'tizenhetedik',
  'tizennyolcadik',
  'tizenkilencedik',
  'huszadik',
]
export const ordinal = (value: number): string => ordinals[value] ?? `${value}.`

export const months = [
  'január',
  'február',
  'március',
  'április',
  'május',
  'június',
  'július',
  'augusztus',
  'szeptember',
  'október',
  'november',
  'december',
]
/** Sunday first, as in Date. */
const weekdays = ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat']
const onWeekdays = ['vasárnap', 'hétfőn', 'kedden', 'szerdán', 'csütörtökön', 'pénteken', 'szombaton']

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
export const monthOf = (day: string): string => months[dateOf(day).getUTCMonth()] ?? ''
/** `novemberben` */
export const inMonth = (day: string): string => inflect(monthOf(day), 'ine')
export const onWeekday = (day: string): string => onWeekdays[dateOf(day).getUTCDay()] ?? ''
export const weekdayName = (day: string): string => weekdays[dateOf(day).getUTCDay()] ?? ''

/** `2026-11-14` → `november 14-én`; the first of a month is „elseje”. */
export function onDate(day: string): string {
  const date = dateOf(day).getUTCDate()
  if (date === 1) return `${monthOf(day)} 1-jén`
  // Másodika, but tizenkettedike.
  const back = date === 2 || ['három', 'hat', 'nyolc', 'húsz', 'harminc'].includes(lastPart(date))
  return `${monthOf(day)} ${date}-${back ? 'án' : 'én'}`
}

/** `november 14.` */
export const shortDate = (day: string): string => `${monthOf(day)} ${dateOf(day).getUTCDate()}.`

export const decimal = (value: number): string => value.toFixed(1).replace('.', ',')

/** `2416` → `2 416`. */
export const grouped = (value: number): string => String(value).replace(/(\d)(?=(\d{3})+$)/g, '$1 ')
