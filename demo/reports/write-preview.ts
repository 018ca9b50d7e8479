import type { Bilingual } from '../src/types.ts'
import * as block from './blocks.ts'
import { classify } from './classify.ts'
import { awayPictures, homePictures, pictures, youthPictures } from './covers.ts'
import type { Absence } from './find-facts.ts'
import { findOutlook } from './find-preview.ts'
import { ofSetting } from './phrasebook.ts'
import type { Phraser } from './phraser.ts'
import type { PreviewKind } from './preview-facts.ts'
import { type PreviewShapeName, previewShapes, previewWriter } from './preview-shapes.ts'
import type { SeasonView } from './season-view.ts'
import { enSetting, huSetting } from './setting-words.ts'
import type { Setting } from './story.ts'
import { englishName } from './team-names.ts'
import type { ComposedArticle } from './types.ts'
import { wordCount } from './words.ts'
import { fewestWords, markYouth } from './write-report.ts'

const shortOf = (view: SeasonView, team: string): Bilingual => ({
  hu: view.club(team).short_name,
  en: englishName(view.team(team).club).short,
})

/** Facts to extend a short preview, before its last paragraph. */
const spare: PreviewKind[] = [
  'scoring',
  'rival-scoring',
  'places',
  'watch-rebounds',
  'watch-assists',
  'practical-home',
  'practical-away',
  'practical-youth',
]

/** Null when too little is known: at the start of a season, or before the opponent is known. */
export function writePreview(
  view: SeasonView,
  phraser: Phraser,
  setting: Setting,
  moment: number,
  absence: Absence | null,
): ComposedArticle | null {
  const outlook = view.isDrawn(setting.match, moment) ? findOutlook(view, setting, moment, absence) : null
  if (!outlook) return null
  phraser.begin(`preview ${setting.match.key}`)
  const youth = setting.level === 'u23'
  const words = { hu: huSetting(view, setting), en: enSetting(view, setting) }
  const writer = previewWriter(phraser, outlook, words, {
    own: shortOf(view, setting.ownTeam),
    opp: shortOf(view, setting.oppTeam),
  })
  const place = setting.competition === 'cup' ? 'cup' : setting.home ? 'home' : 'away'
  const shape: PreviewShapeName = phraser.turn(
    'preview-shape',
    Object.keys(previewShapes) as PreviewShapeName[],
    8,
  )
  const title = phraser.head(ofSetting(`preview-title-${place}`, words))
  const lead = phraser.say(ofSetting('preview-lead', words))
  const first = phraser.head(ofSetting(`preview-${place}`, words))
  const blocks = previewShapes[shape](writer, first)
  const extra: Bilingual[] = []
  const renderBody = () => block.body([...blocks, block.paragraph(...extra)])
  for (const kind of spare) {
    if (Math.min(wordCount(renderBody().hu), wordCount(renderBody().en)) >= fewestWords) break
    extra.push(...writer.tell(kind))
  }
  if (extra.length > 0) blocks.splice(-1, 0, block.paragraph(...extra))
  // The full names of both teams come at the end, unless the text already has them.
  const named = (team: string) => block.body(blocks).hu.includes(view.club(team).short_name)
  if (!named(setting.oppTeam) || !(youth || named(setting.ownTeam)))
    blocks.push(block.fixtureLine(view, setting))
  const body = block.body(blocks)
  const cover = youth
    ? phraser.turn('youth-cover', youthPictures, 3)
    : phraser.turn('preview-cover', setting.home ? homePictures : awayPictures, 4)
  const people = view.averagesAt(setting.ownTeam, moment).filter(({ man }) => body.hu.includes(man.hu))
  return {
    key: `beharangozo-${setting.match.key}`,
    kind: youth ? 'youth-preview' : 'preview',
    publishedAt: new Date(moment).toISOString(),
    match: setting.match.key,
    about: [setting.match.key],
    title: markYouth(title, youth, {
      hu: [words.hu.onPlace],
      en: [words.en.weekday],
    }),
    lead: { hu: lead.hu, en: lead.en },
    body,
    cover: `img/${cover}.webp`,
    coverAlt: pictures[cover],
    ...classify(view.own, {
      youth,
      home: setting.home,
      people: people.map(({ man }) => man.key),
      injury: 'preview-absent' in outlook && absence !== null && body.hu.includes(absence.man.hu),
    }),
    highlight: 'no',
    related: [],
    documents: [],
    made: { shape, title: title.pattern, first: first.pattern },
  }
}
