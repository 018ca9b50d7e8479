import type { Bilingual } from '../src/types.ts'
import * as block from './blocks.ts'
import type { Group } from './facts.ts'
import type { Said } from './phraser.ts'
import type { ReportWriter } from './report-writer.ts'

/** The first sentence is separate, because it must differ from recent ones. */
export type Shape = (writer: ReportWriter, first: Bilingual) => Bilingual[]

const context: Group[] = ['cup', 'run', 'past', 'table', 'crowd']
const texts = (...items: ({ text: Said } | null)[]): Said[] => items.flatMap((item) => item?.text ?? [])

const anchor = ({ say, story }: ReportWriter) => say(story.won ? 'anchor-won' : 'anchor-lost')
const result = ({ view, story }: ReportWriter) => block.resultLine(view, story)
const some = (...sentences: Said[]): Bilingual[] =>
  sentences.length > 0 ? [block.paragraph(...sentences)] : []

/** The top scorer, sometimes with the next ones. */
function scorers(writer: ReportWriter): Said[] {
  const star = writer.star()
  return star.length > 0 ? [...star, ...texts(writer.tell('pair'))] : []
}

const flash: Shape = (writer, first) => [
  block.paragraph(first, anchor(writer)),
  block.paragraph(...texts(writer.tell('quarter')), ...writer.star(), ...texts(writer.tell('play', 'men'))),
  block.paragraph(...writer.rival(), ...texts(writer.tell(...context), writer.tell('next'))),
  result(writer),
]

const classic: Shape = (writer, first) => {
  const { first: early, second: late } = writer.quarters()
  return [
    block.paragraph(first, anchor(writer)),
    block.paragraph(...early),
    block.paragraph(...late),
    block.paragraph(...scorers(writer), ...writer.rival()),
    ...some(...texts(writer.tell('play'), writer.tell(...context), writer.tell('next'))),
    result(writer),
  ]
}

const halves: Shape = (writer, first) => {
  const { first: early, second: late } = writer.quarters()
  // Chosen first, so that other players' figures do not exclude theirs.
  const best = [...writer.star(), ...writer.rival()]
  return [
    block.paragraph(first, anchor(writer)),
    block.heading(writer.phraser.label('first-half')),
    block.paragraph(...early),
    block.heading(writer.phraser.label('second-half')),
    block.paragraph(...late),
    block.heading(writer.phraser.label('people')),
    block.paragraph(...best, ...texts(writer.tell('men'))),
    ...some(
      ...texts(writer.tell('play'), writer.tell(...context), writer.tell(...context), writer.tell('next')),
    ),
    result(writer),
  ]
}

/** Exactly five: a group without facts is replaced by another one. */
const moments: Shape = (writer, first) => {
  const lead = anchor(writer)
  const items = [
    ...texts(writer.tell('quarter')),
    ...scorers(writer).slice(0, 1),
    ...writer.rival(),
    ...texts(writer.tell('play', 'men'), writer.tell(...context), writer.tell('men', 'play')),
  ]
  while (items.length < 5) {
    const more = texts(writer.tell('play', 'men', 'quarter', ...context))
    if (more.length === 0) break
    items.push(...more)
  }
  return [
    block.paragraph(first, lead),
    ...(items.length >= 5 ? [block.heading(writer.phraser.label('moments'))] : []),
    block.numbered(items.slice(0, 5)),
    ...some(...items.slice(5), ...texts(writer.tell('next'))),
    result(writer),
  ]
}

const numbers: Shape = (writer, first) => {
  const { view, story } = writer
  const opening = block.paragraph(first, anchor(writer))
  const star = writer.star()
  return [
    opening,
    block.heading(writer.phraser.label('numbers')),
    block.quarterTable(view, story),
    block.paragraph(...texts(writer.tell('quarter'), writer.tell('play')), ...star),
    block.leaderTable(view, story, 3, 2),
    ...some(
      ...texts(writer.tell('men'), writer.tell(...context), writer.tell(...context), writer.tell('next')),
    ),
  ]
}

const otherSide: Shape = (writer, first) => [
  block.paragraph(first, ...writer.rival(), anchor(writer)),
  block.paragraph(...texts(writer.tell('quarter'), writer.tell('play'))),
  block.paragraph(...scorers(writer), ...texts(writer.tell('men'))),
  ...some(...texts(writer.tell(...context), writer.tell(...context), writer.tell('next'))),
  result(writer),
]

const notebook: Shape = (writer, first) => {
  const lead = anchor(writer)
  const noted = [
    writer.tell('quarter'),
    writer.tell('star'),
    writer.tell('play'),
    writer.tell('rival'),
    writer.tell('men'),
    writer.tell(...context),
    writer.tell('next'),
  ].flatMap((item) => item ?? [])
  return [
    block.paragraph(first, lead),
    block.heading(writer.phraser.label('notebook')),
    ...noted.map(({ text, group }) => {
      const label = group === 'pair' ? 'note-men' : (`note-${group}` as const)
      return block.note(writer.phraser.label(label), text)
    }),
    result(writer),
  ]
}

const questions: Shape = (writer, first) => {
  const { first: early, second: late } = writer.quarters()
  const meaning = some(
    ...texts(writer.tell('cup', 'table', 'run'), writer.tell('past', 'run', 'crowd'), writer.tell('next')),
  )
  return [
    block.paragraph(first, anchor(writer)),
    block.heading(writer.phraser.label('where')),
    block.paragraph(...early.slice(-1), ...late, ...texts(writer.tell('play'))),
    block.heading(writer.phraser.label('who')),
    block.paragraph(...scorers(writer), ...texts(writer.tell('men'))),
    block.heading(writer.phraser.label('others')),
    block.paragraph(...writer.rival()),
    ...(meaning.length > 0 ? [block.heading(writer.phraser.label('meaning')), ...meaning] : []),
    result(writer),
  ]
}

export const shapes = {
  flash,
  classic,
  halves,
  moments,
  numbers,
  'other-side': otherSide,
  notebook,
  questions,
} satisfies Record<string, Shape>
export type ShapeName = keyof typeof shapes

/** Shapes that cover all quarters. */
export const telling: ShapeName[] = ['classic', 'halves', 'questions', 'numbers']
