import type { Bilingual } from '../src/types.ts'
import * as block from './blocks.ts'
import { classify } from './classify.ts'
import {
  lostPictures,
  type Picture,
  pictures,
  picturesOfFacts,
  wonPictures,
  youthPictures,
} from './covers.ts'
import { type Fact, fact } from './facts.ts'
import { type Absence, findFacts } from './find-facts.ts'
import { enMatch, huMatch } from './match-words.ts'
import { ofMatch } from './phrasebook.ts'
import type { Phraser } from './phraser.ts'
import { type ShapeName, shapes, telling } from './report-shapes.ts'
import { reportWriter } from './report-writer.ts'
import { endOf, type SeasonView, startOf } from './season-view.ts'
import { type Story, settingOf } from './story.ts'
import { englishName } from './team-names.ts'
import type { ComposedArticle } from './types.ts'
import { wordCount } from './words.ts'

/** A little more than the minimum, because both languages must reach it. */
export const fewestWords = 95
const day = 24 * 60 * 60_000

/** The team's next match, unless it is far away or not drawn yet. */
function nextFact(view: SeasonView, { match, ownTeam }: Story, moment: number): Fact[] {
  const next = view.ownMatches.find(
    (other) => startOf(other) > startOf(match) && [other.home, other.away].includes(ownTeam),
  )
  if (!next || startOf(next) - endOf(match) > 21 * day) return []
  const setting = settingOf(view, next)
  if (setting.neutral || !view.isDrawn(next, moment)) return []
  const club = view.club(setting.oppTeam)
  const english = englishName(club.key)
  return [
    fact(setting.home ? 'next-home' : 'next-away', 'next', 3, {
      day: setting.day,
      hour: setting.hour,
      arena: view.arena(next).name,
      short: { hu: club.short_name, en: english.short },
      full: { hu: club.name, en: english.full },
      cup: setting.competition === 'cup',
    }),
  ]
}

function leadKind({ kind, won, margin }: Story) {
  const close = kind.startsWith('thriller') || (kind.startsWith('overtime') && margin <= 5)
  if (close) return won ? 'lead-close-won' : 'lead-close-lost'
  return won ? 'lead-won' : 'lead-lost'
}

function coverOf(phraser: Phraser, story: Story, facts: readonly Fact[], injured: boolean): Picture {
  const { level, won, match } = story
  if (level === 'u23') return phraser.turn('youth-cover', youthPictures, 3)
  if (match.round === 'Döntő' && won) return 'kupa'
  const fitting = facts.flatMap(({ kind }) => picturesOfFacts[kind] ?? [])
  const usual = won ? wonPictures : lostPictures
  // These pictures show the injured player.
  const hisOwn: Picture[] = injured ? ['blokk', 'lepattano', 'unneples'] : []
  const list = [...new Set([...fitting, ...usual])].filter((picture) => !hisOwn.includes(picture))
  return phraser.turn('cover', list, 4)
}

/** Youth titles name the age group, because a list of titles shows nothing else; names stay capitalized. */
export function markYouth(
  title: Bilingual,
  youth: boolean,
  names: Record<keyof Bilingual, string[]>,
): Bilingual {
  const mark = (language: keyof Bilingual) => {
    const text = title[language]
    if (!youth || text.includes('U23')) return text
    if (text.includes(':')) return `${text} (U23)`
    const named = names[language].some((name) => text.startsWith(name))
    return `U23: ${named ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
  }
  return { hu: mark('hu'), en: mark('en') }
}

/** With little data besides the score, the report describes the quarters. */
function shapesFor({ kind }: Story, facts: readonly Fact[]): ShapeName[] {
  const known = facts.filter(({ group }) => !['star', 'pair', 'rival', 'next'].includes(group))
  // The losing side does not mention the trophy.
  const all = (Object.keys(shapes) as ShapeName[]).filter(
    (name) => kind !== 'cup-won' || name !== 'other-side',
  )
  return known.length >= 6 ? all : all.filter((name) => telling.includes(name))
}

export function writeReport(
  view: SeasonView,
  phraser: Phraser,
  story: Story,
  moment: number,
  absence: Absence | null,
): ComposedArticle {
  const youth = story.level === 'u23'
  const words = { hu: huMatch(view, story), en: enMatch(view, story) }
  const facts = [...findFacts(view, story, moment, absence), ...nextFact(view, story, moment)]
  const writer = reportWriter(view, phraser, story, words, facts)
  const shape: ShapeName = phraser.turn('shape', shapesFor(story, facts), 8)
  const title = phraser.head(ofMatch(`title/${story.kind}`, words))
  const lead = phraser.say(ofMatch(leadKind(story), words))
  const first = phraser.head(
    ofMatch(shape === 'other-side' ? (story.won ? 'view-won' : 'view-lost') : `opener/${story.kind}`, words),
  )
  writer.remember(first)
  const blocks = shapes[shape](writer, first)
  const extra: Bilingual[] = []
  const renderBody = () => block.body([...blocks, block.paragraph(...extra)])
  while (Math.min(wordCount(renderBody().hu), wordCount(renderBody().en)) < fewestWords) {
    const more = writer.tell('play', 'men', 'quarter', 'run', 'past', 'table', 'crowd', 'next')
    if (!more) break
    extra.push(more.text)
  }
  // With little other data the report goes quarter by quarter.
  if (Math.min(wordCount(renderBody().hu), wordCount(renderBody().en)) < fewestWords) {
    const { first: early, second: late } = writer.quarters()
    blocks.splice(1, 0, block.paragraph(...early, ...late))
  }
  if (extra.length > 0) blocks.splice(-1, 0, block.paragraph(...extra))
  const body = block.body(blocks)
  const injured = absence !== null && story.day >= absence.since
  const cover = coverOf(phraser, story, facts, injured)
  const named = [...story.own, ...story.opp].filter(({ man }) => body.hu.includes(man.hu))
  return {
    key: `tudositas-${story.match.key}`,
    kind: youth ? 'youth-report' : 'report',
    publishedAt: new Date(moment).toISOString(),
    match: story.match.key,
    about: [story.match.key],
    title: markYouth(title, youth, {
      hu: [words.hu.star, words.hu.rival],
      en: [words.en.star, words.en.rival, words.en.weekday],
    }),
    lead: { hu: lead.hu, en: lead.en },
    body,
    cover: `img/${cover}.webp`,
    coverAlt: pictures[cover],
    ...classify(view.own, {
      youth,
      home: story.home,
      people: named.map(({ man }) => man.key),
      injury: absence !== null && body.hu.includes(absence.man.hu) && injured,
    }),
    highlight: 'no',
    related: [],
    documents: [],
    made: { shape, title: title.pattern, first: first.pattern },
  }
}
