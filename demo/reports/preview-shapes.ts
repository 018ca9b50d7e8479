import type { Both } from '../src/types.ts'
import * as block from './blocks.ts'
import type { Desk, Said } from './desk.ts'
import { decimal as enDecimal } from './english.ts'
import type { Outlook, Pace } from './find-preview.ts'
import { decimal as huDecimal } from './hungarian.ts'
import { ofPreview, ofSetting, type SettingWords } from './phrasebook.ts'
import type { PreviewData, PreviewKind } from './preview-facts.ts'

export type PreviewWriter = {
  desk: Desk
  outlook: Outlook
  names: { own: Both; opp: Both }
  /** Each of these that there is something to say of, once. */
  tell: (...kinds: PreviewKind[]) => Said[]
  anchor: () => Said
}

export function previewWriter(
  desk: Desk,
  outlook: Outlook,
  words: SettingWords,
  names: PreviewWriter['names'],
): PreviewWriter {
  const told = new Set<PreviewKind>()
  const men = new Set<string>()
  const one = <K extends PreviewKind>(kind: K): Said[] => {
    const data = outlook[kind] as PreviewData[K] | undefined
    if (!data || told.has(kind)) return []
    const who = 'who' in data ? (data.who as { key: string }).key : null
    // A man is told of once, be he the best at two things.
    if (who !== null && men.has(`${who}`)) return []
    if (who !== null) men.add(who)
    told.add(kind)
    return [desk.say(ofPreview(kind, words, data))]
  }
  return {
    desk,
    outlook,
    names,
    tell: (...kinds) => kinds.flatMap((kind) => one(kind)),
    anchor: () => desk.say(ofSetting('preview-anchor', words)),
  }
}

const own: PreviewKind[] = ['form-good', 'form-mixed', 'form-bad']
const rival: PreviewKind[] = ['rival-form-good', 'rival-form-mixed', 'rival-form-bad']
const met: PreviewKind[] = ['met-won', 'met-lost']
const run: PreviewKind[] = ['run-won', 'run-lost']
const practical: PreviewKind[] = ['practical-home', 'practical-away', 'practical-youth']

const some = (...sentences: Said[]): Both[] => (sentences.length > 0 ? [block.paragraph(...sentences)] : [])

export type PreviewShape = (writer: PreviewWriter, first: Both) => Both[]

const form: PreviewShape = ({ tell, anchor }, first) => [
  block.paragraph(first, anchor()),
  block.paragraph(...tell(...own, ...run, 'scoring')),
  block.paragraph(...tell(...rival, 'rival-scoring', 'watch-rival')),
  block.paragraph(...tell('watch-points', 'preview-absent', 'places')),
  ...some(...tell(...met, ...practical)),
]

const history: PreviewShape = ({ tell, anchor, desk }, first) => [
  block.paragraph(first, anchor()),
  ...some(...tell(...met, 'places', ...run)),
  block.heading(desk.label('watch')),
  block.paragraph(...tell('watch-points', 'watch-second', 'watch-rival', 'preview-absent')),
  block.heading(desk.label('form')),
  block.paragraph(...tell(...own, ...rival)),
  ...some(...tell(...practical)),
]

const people: PreviewShape = ({ tell, anchor, desk }, first) => {
  const opening = block.paragraph(first, anchor())
  const men = tell('watch-points', 'watch-second', 'watch-rebounds', 'watch-assists', 'watch-rival')
  return [
    opening,
    block.heading(desk.label('watch')),
    block.bullets(men),
    block.paragraph(...tell(...own, 'preview-absent', ...rival)),
    block.paragraph(...tell(...met, 'places', ...practical)),
  ]
}

function compared({ outlook, names }: PreviewWriter): Both {
  const { own: ours, opp: theirs } = outlook.averages
  const line = (hu: string, en: string, figure: (pace: Pace) => Both) => [
    block.both(hu, en),
    figure(ours),
    figure(theirs),
  ]
  const decimals = (value: number) => block.both(huDecimal(value), enDecimal(value))
  const { places } = outlook
  return block.table(
    [block.both('Mutató', 'Figure'), names.own, names.opp],
    [
      ...(places
        ? [
            [
              block.both('Helyezés', 'Place'),
              block.both(`${places.own}.`, `${places.own}`),
              block.both(`${places.opp}.`, `${places.opp}`),
            ],
          ]
        : []),
      line('Mérkőzés', 'Games', ({ games }) => block.same(games)),
      line('Győzelem', 'Wins', ({ wins }) => block.same(wins)),
      line('Dobott pont átlagban', 'Points scored a game', ({ scored }) => decimals(scored)),
      line('Kapott pont átlagban', 'Points allowed a game', ({ conceded }) => decimals(conceded)),
    ],
  )
}

const compare: PreviewShape = (writer, first) => {
  const { tell, anchor, desk } = writer
  return [
    block.paragraph(first, anchor()),
    block.heading(desk.label('compare')),
    compared(writer),
    block.paragraph(...tell(...own, ...rival)),
    block.paragraph(...tell('watch-points', 'watch-rival', 'preview-absent')),
    ...some(...tell(...met, ...run, ...practical)),
  ]
}

const questions: PreviewShape = ({ tell, anchor, desk }, first) => [
  block.paragraph(first),
  block.heading(desk.label('form')),
  block.paragraph(...tell(...own, ...run, 'watch-points', 'watch-assists', 'preview-absent')),
  block.heading(desk.label('rival')),
  block.paragraph(...tell(...rival, 'watch-rival', 'rival-scoring', ...met)),
  block.heading(desk.label('practical')),
  block.paragraph(anchor(), ...tell(...practical)),
]

const brief: PreviewShape = ({ tell, anchor }, first) => [
  block.paragraph(first, ...tell(...met)),
  block.paragraph(...tell(...own, 'watch-points')),
  block.paragraph(...tell(...rival, 'watch-rival', 'preview-absent'), anchor()),
]

export const previewShapes = { form, history, people, compare, questions, brief } satisfies Record<
  string,
  PreviewShape
>
export type PreviewShapeName = keyof typeof previewShapes
