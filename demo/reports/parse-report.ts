import { clubNames, monthNames, notPeople, shortNames } from './lexicon.ts'
import type { Language } from './types.ts'

export type Score = [number, number]
export type Stat = 'points' | 'rebounds' | 'assists' | 'steals' | 'blocks' | 'threes' | 'turnovers'
/** A number with a decimal is an average. */
export type Figure = { stat: Stat; value: number; average: boolean }
export type Result = { home: string; away: string; score: Score; periods: Score[] }

/** The figures found in a text. */
export type Parsed = {
  /** All scores. */
  scores: Score[]
  /** Club keys from lines with both names and from quarter tables. */
  results: Result[]
  players: ({ name: string } & Figure)[]
  /** Figures in sentences without a player. */
  team: Figure[]
  dates: { month: number; day: number }[]
  hours: string[]
  rounds: number[]
  crowds: number[]
  /** Keys of the clubs mentioned. */
  clubs: string[]
}

const statWords: Record<Language, [RegExp, Stat][]> = {
  hu: [
    [/^pont/, 'points'],
    [/^lepattanó/, 'rebounds'],
    [/^gólpassz/, 'assists'],
    [/^labdaszerzés/, 'steals'],
    [/^blokk/, 'blocks'],
    [/^hármas/, 'threes'],
    [/^(eladott|eladás|labdaeladás|labdát)/, 'turnovers'],
  ],
  en: [
    [/^points?$/, 'points'],
    [/^rebounds?$/, 'rebounds'],
    [/^assists?$/, 'assists'],
    [/^steals?$/, 'steals'],
    [/^blocks?$/, 'blocks'],
    [/^threes$/, 'threes'],
    [/^(turnovers?|times)$/, 'turnovers'],
  ],
}

const plain = (markdown: string) =>
  markdown
    .replaceAll('**', '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(## |- |\d+\. )/gm, '')

const pair = (text: string): Score => {
  const [one = 0, other = 0] = text.split('–').map(Number)
  return [one, other]
}
const score = /(?<![\d–])\d{1,3}–\d{1,3}(?![\d–])/g
const scoresOf = (text: string): Score[] => (text.match(score) ?? []).map(pair)

/** Consecutive capitalized words; of three, the first one starts the sentence. */
function namesIn(sentence: string, language: Language): { name: string; at: number }[] {
  const text = sentence.replace(notPeople[language], (found) => '_'.repeat(found.length))
  const word = "\\p{Lu}[\\p{L}'’-]*\\p{Ll}[\\p{L}'’-]*"
  return [...text.matchAll(new RegExp(`${word}(?: ${word})+`, 'gu'))].map((run) => {
    const words = run[0].split(' ')
    const skipped = words.slice(0, -2).join(' ')
    const name = words.slice(-2).join(' ').replace(/’s$/, '')
    return { name, at: run.index + (skipped ? skipped.length + 1 : 0) }
  })
}

type Placed = Figure & { at: number }

function figuresIn(sentence: string, language: Language): Placed[] {
  const text = sentence.replace(score, (found) => '_'.repeat(found.length))
  const found = [...text.matchAll(/(?<![\d.,_])(\d{1,4}(?:[.,]\d)?)[ -](\p{L}+)/gu)].flatMap(
    (match): Placed[] => {
      const [, number = '', word = ''] = match
      const stat = statWords[language].find(([pattern]) => pattern.test(word))?.[1]
      if (!stat) return []
      const average = /[.,]/.test(number)
      return [{ stat, average, value: Number(number.replace(',', '.')), at: match.index }]
    },
  )
  // A single number in brackets after a name is the player's points.
  const bracketed = [...text.matchAll(/(?<=\p{L} )\((\d{1,2})\)/gu)].map(
    (match): Placed => ({ stat: 'points', average: false, value: Number(match[1]), at: match.index }),
  )
  return [...found, ...bracketed]
}

/** A figure belongs to the last player named before it, else to the first one after it. */
function readSentence(sentence: string, language: Language, parsed: Parsed): void {
  const names = namesIn(sentence, language)
  for (const { at, ...figure } of figuresIn(sentence, language)) {
    const owner = names.findLast((name) => name.at < at) ?? names[0]
    if (owner) parsed.players.push({ name: owner.name, ...figure })
    else parsed.team.push(figure)
  }
}

function readResult(line: string, language: Language, parsed: Parsed): void {
  const names = [...clubNames[language].keys()].join('|')
  const found = new RegExp(`(${names})(?: U23)? ?– ?(${names})(?: U23)? (\\d+–\\d+)(.*)`, 'u').exec(line)
  if (!found) return
  const [, home = '', away = '', final = '', rest = ''] = found
  const key = (name: string) => clubNames[language].get(name) ?? ''
  parsed.results.push({ home: key(home), away: key(away), score: pair(final), periods: scoresOf(rest) })
}

function readTable(rows: string[][], language: Language, parsed: Parsed): void {
  const [head = [], , ...lines] = rows
  const [first = ''] = head
  if (/^(Negyed|Quarter)$/.test(first)) {
    const [, home = '', away = ''] = head
    const key = (name: string) => shortNames[language].get(name) ?? ''
    const scores = lines.map(([, one, other]): Score => [Number(one), Number(other)])
    parsed.results.push({
      home: key(home),
      away: key(away),
      score: scores.at(-1) ?? [0, 0],
      periods: scores.slice(0, -1),
    })
    parsed.scores.push(...scores)
  }
  if (/^(Játékos|Player)$/.test(first))
    for (const [name = '', , ...figures] of lines)
      for (const [index, stat] of (['points', 'rebounds', 'assists'] as const).entries())
        if (figures[index] !== undefined)
          parsed.players.push({ name, stat, value: Number(figures[index]), average: false })
  if (/^(Mutató|Figure)$/.test(first))
    for (const cells of lines)
      for (const cell of cells.slice(1))
        if (/^\d+[.,]\d$/.test(cell))
          parsed.team.push({ stat: 'points', value: Number(cell.replace(',', '.')), average: true })
}

/** Parses the figures out of a composed article, to compare them with the match data. */
export function parseReport(markdown: string, language: Language): Parsed {
  const parsed: Parsed = {
    scores: [],
    results: [],
    players: [],
    team: [],
    dates: [],
    hours: [],
    rounds: [],
    crowds: [],
    clubs: [],
  }
  for (const block of markdown.split(/\n{2,}/)) {
    const lines = block.split('\n')
    if (lines.every((line) => line.startsWith('|'))) {
      const cells = (line: string) =>
        line
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.trim())
      readTable(lines.map(cells), language, parsed)
    } else {
      for (const line of plain(block).split('\n')) {
        readResult(line, language, parsed)
        for (const sentence of line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d„“])/u))
          readSentence(sentence, language, parsed)
      }
    }
  }
  const text = plain(markdown)
  const months = monthNames[language]
  const date =
    language === 'hu'
      ? new RegExp(`(?<month>${months.join('|')}) (?<day>\\d{1,2})(?![\\d–])`, 'giu')
      : new RegExp(`(?<day>\\d{1,2}) (?<month>${months.join('|')})`, 'gu')
  const dates = [...text.matchAll(date)].map(({ groups }) => ({
    month: months.findIndex((name) => name.toLowerCase() === groups?.month?.toLowerCase()) + 1,
    day: Number(groups?.day),
  }))
  const round = language === 'hu' ? /(\d+)\. forduló/g : /round (\d+)/g
  const crowd = language === 'hu' ? /(\d{1,3}(?: \d{3})*) néző/g : /(\d{1,3}(?:,\d{3})*) spectators/g
  const numbers = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replace(/[ ,]/g, '')))
  const hours = [...text.matchAll(/(?<!\d)(\d{1,2}):(\d{2})|(\d{1,2}) órakor/g)].map(
    ([, hour, minutes, whole]) => `${(hour ?? whole ?? '').padStart(2, '0')}:${minutes ?? '00'}`,
  )
  const named = [...shortNames[language]].filter(([name]) => text.includes(name)).map(([, key]) => key)
  parsed.scores.push(...scoresOf(text))
  return { ...parsed, dates, hours, rounds: numbers(round), crowds: numbers(crowd), clubs: named }
}
