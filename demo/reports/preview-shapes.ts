import type { Bilingual } from '../src/types.ts'
import * as block from './blocks.ts'
import { decimal as enDecimal } from './english.ts'
import type { Outlook, Pace } from './find-preview.ts'
import { decimal as huDecimal } from './hungarian.ts'
import { ofPreview, ofSetting, type SettingWords } from './phrasebook.ts'
import type { Phraser, Said } from './phraser.ts'
import type { PreviewData, PreviewKind } from './preview-facts.ts'

export type PreviewWriter = {
  phraser: Phraser
  outlook: Outlook
  names: { own: Bilingual; opp: Bilingual }
  /** A sentence for each of these kinds that has a fact. */
  tell: (...kinds: PreviewKind[]) => Said[]
  anchor: () => Said
}

export function previewWriter(
  phraser: Phraser,
  outlook: Outlook,
  words: SettingWords,
  names: PreviewWriter['names'],
): PreviewWriter {
  const usedKinds = new Set<PreviewKind>()
  const men = new Set<string>()
  const one = <K extends PreviewKind>(kind: K): Said[] => {
    const data = outlook[kind] as PreviewData[K] | undefined
    if (!data || usedKinds.has(kind)) return []
    const who = 'who' in data ? (data.who as { key: string }).key : null
    // A player is mentioned once, even if he is the best at two things.
    if (who !== null && men.has(`${who}`)) return []
    if (who !== null) men.add(who)
    usedKinds.add(kind)
    return [phraser.say(ofPreview(kind, words, data))]
  }
  return {
    phraser,
    outlook,
    names,
    tell: (...kinds) => kinds.flatMap((kind) => one(kind)),
    anchor: () => phraser.say(ofSetting('preview-anchor', words)),
  }
}

const own: PreviewKind[] = ['form-good', 'form-mixed', 'form-bad']
const rival: PreviewKind[] = ['rival-form-good', 'rival-form-mixed', 'rival-form-bad']
const met: PreviewKind[] = ['met-won', 'met-lost']
const run: PreviewKind[] = ['run-won', 'run-lost']
const practical: PreviewKind[] = ['practical-home', 'practical-away', 'practical-youth']

const some = (...sentences: Said[]): Bilingual[] =>
  sentences.length > 0 ? [block.paragraph(...sentences)] : []

export type PreviewShape = (writer: PreviewWriter, first: Bilingual) => Bilingual[]

const form: PreviewShape = ({ tell, anchor }, first) => [
  block.paragraph(first, anchor()),
  block.paragraph(...tell(...own, ...run, 'scoring')),
  block.paragraph(...tell(...rival, 'rival-scoring', 'watch-rival')),
  block.paragraph(...tell('watch-points', 'preview-absent', 'places')),
  ...some(...tell(...met, ...practical)),
]

const history: PreviewShape = ({ tell, anchor, phraser }, first) => [
  block.paragraph(first, anchor()),
  ...some(...tell(...met, 'places', ...run)),
  block.heading(phraser.label('watch')),
  block.paragraph(...tell('watch-points', 'watch-second', 'watch-rival', 'preview-absent')),
  block.heading(phraser.label('form')),
  block.paragraph(...tell(...own, ...rival)),
  ...some(...tell(...practical)),
]

const people: PreviewShape = ({ tell, anchor, phraser }, first) => {
  const opening = block.paragraph(first, anchor())
  const men = tell('watch-points', 'watch-second', 'watch-rebounds', 'watch-assists', 'watch-rival')
  return [
    opening,
    block.heading(phraser.label('watch')),
    block.bullets(men),
    block.paragraph(...tell(...own, 'preview-absent', ...rival)),
    block.paragraph(...tell(...met, 'places', ...practical)),
  ]
}

function compared({ outlook, names }: PreviewWriter): Bilingual {
  const { own: ours, opp: theirs } = outlook.averages
  const line = (hu: string, en: string, figure: (pace: Pace) => Bilingual) => [
    block.bilingual(hu, en),
    figure(ours),
    figure(theirs),
  ]
  const decimals = (value: number) => block.bilingual(huDecimal(value), enDecimal(value))
  const { places } = outlook
  return block.table(
    [block.bilingual('Mutató', 'Figure'), names.own, names.opp],
    [
      ...(places
        ? [
            [
              block.bilingual('Helyezés', 'Place'),
              block.bilingual(`${places.own}.`, `${places.own}`),
              block.bilingual(`${places.opp}.`, `${places.opp}`),
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
  const { tell, anchor, phraser } = writer
  return [
    block.paragraph(first, anchor()),
    block.heading(phraser.label('compare')),
    compared(writer),
    block.paragraph(...tell(...own, ...rival)),
    block.paragraph(...tell('watch-points', 'watch-rival', 'preview-absent')),
    ...some(...tell(...met, ...run, ...practical)),
  ]
}

const questions: PreviewShape = ({ tell, anchor, phraser }, first) => [
  block.paragraph(first),
  block.heading(phraser.label('form')),
  block.paragraph(...tell(...own, ...run, 'watch-points', 'watch-assists', 'preview-absent')),
  block.heading(phraser.label('rival')),
  block.paragraph(...tell(...rival, 'watch-rival', 'rival-scoring', ...met)),
  block.heading(phraser.label('practical')),
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
