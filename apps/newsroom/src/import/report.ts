import { type Bilingual, bilingual } from '../bilingual.ts'
import type { Language } from './issue.ts'
import type { Counts, Message, Outcome } from './outcome.ts'

const words = {
  matches: bilingual('mérkőzések', 'matches'),
  lines: bilingual('játékossorok', 'box-score lines'),
  added: bilingual('új', 'added'),
  changed: bilingual('változik', 'changed'),
  unchanged: bilingual('változatlan', 'unchanged'),
  kept: bilingual('kézi javítás marad', 'kept by hand'),
  left_out: bilingual('kimarad', 'left out'),
  players: bilingual('új játékos', 'new players'),
  arenas: bilingual('új csarnok', 'new arenas'),
  ignored: bilingual('figyelmen kívül hagyott oszlopok', 'ignored columns'),
  errors: bilingual('Hibák', 'Errors'),
  warnings: bilingual('Figyelmeztetések', 'Warnings'),
  changes: bilingual('Változások', 'Changes'),
  blocked: bilingual(
    'A hibák miatt semmi sem íródott be. Javítsd a fájlt, vagy kérd a hibátlan sorokat: --partial',
    'Because of the errors nothing is written. Correct the file, or ask for the rows without one: --partial',
  ),
  preview: bilingual(
    'Előnézet: semmi sem íródott be. Beírás: --apply',
    'Preview: nothing is written. To write: --apply',
  ),
  applied: bilingual('Beírva.', 'Written.'),
  nothing: bilingual('Nincs mit beírni.', 'There is nothing to write.'),
} satisfies Record<string, Bilingual>

const actions = ['added', 'changed', 'unchanged', 'kept', 'left_out'] as const

function ending({ applied, blocked, writes }: Outcome): keyof typeof words {
  if (blocked) return 'blocked'
  if (writes === 0) return 'nothing'
  return applied ? 'applied' : 'preview'
}

/** The outcome as lines of text, every error with its row. */
export function reportText(outcome: Outcome, language: Language): string {
  const textOf = (name: keyof typeof words) => words[name][language]
  const counts = (name: 'matches' | 'lines', of: Counts) =>
    `${textOf(name)}: ${actions.map((action) => `${textOf(action)} ${of[action]}`).join(', ')}`
  const list = (title: string, items: string[]) =>
    items.length > 0 ? ['', `${title} (${items.length})`, ...items.map((item) => `  ${item}`)] : []
  const messages = (all: Message[]) => all.map(({ place, text }) => `${place}: ${text}`)
  const { matches, lines, newPlayers, newArenas } = outcome.counts
  const ignored = outcome.files.filter((file) => file.ignored.length > 0)
  // Additions are only counted: a season of them would bury the corrections.
  const changeLines = outcome.rows.flatMap(({ place, title, changes, kept }) => [
    ...changes.map(({ field, from, to }) => `${place}: ${title}: ${field}: ${from} → ${to}`),
    ...kept.map(({ field, from, to }) => `${place}: ${title}: ${field}: ${from} (${textOf('kept')}; ${to})`),
  ])
  return [
    counts('matches', matches),
    counts('lines', lines),
    `${textOf('players')}: ${newPlayers}, ${textOf('arenas')}: ${newArenas}`,
    ...ignored.map((file) => `${file.name}: ${textOf('ignored')}: ${file.ignored.join(', ')}`),
    ...list(textOf('changes'), changeLines),
    ...list(textOf('warnings'), messages(outcome.warnings)),
    ...list(textOf('errors'), messages(outcome.errors)),
    '',
    textOf(ending(outcome)),
    '',
  ].join('\n')
}
