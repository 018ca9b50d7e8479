import type { Bilingual } from '../src/types.ts'
import { dayAndMonth } from './english.ts'
import { shortDate } from './hungarian.ts'
import { scoreOf } from './match-words.ts'
import type { SeasonView } from './season-view.ts'
import type { Setting, Story } from './story.ts'
import { englishName } from './team-names.ts'
import type { Pair } from './types.ts'

/** Parts of an article body, in both languages. */
export const paragraph = (...sentences: readonly Bilingual[]): Bilingual => ({
  hu: sentences.map(({ hu }) => hu).join(' '),
  en: sentences.map(({ en }) => en).join(' '),
})

export const heading = ({ hu, en }: Bilingual): Bilingual => ({ hu: `## ${hu}`, en: `## ${en}` })

const lines = (items: readonly Bilingual[], mark: (index: number) => string): Bilingual => ({
  hu: items.map(({ hu }, index) => `${mark(index)} ${hu}`).join('\n'),
  en: items.map(({ en }, index) => `${mark(index)} ${en}`).join('\n'),
})
export const numbered = (items: readonly Bilingual[]): Bilingual => lines(items, (index) => `${index + 1}.`)
export const bullets = (items: readonly Bilingual[]): Bilingual => lines(items, () => '-')

/** A note that starts with a bold word. */
export const note = (label: Bilingual, text: Bilingual): Bilingual => ({
  hu: `**${label.hu}** ${text.hu}`,
  en: `**${label.en}** ${text.en}`,
})

export const body = (blocks: readonly Bilingual[]): Bilingual => ({
  hu: blocks.map(({ hu }) => hu).join('\n\n'),
  en: blocks.map(({ en }) => en).join('\n\n'),
})

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export function table(head: readonly Bilingual[], rows: readonly (readonly Bilingual[])[]): Bilingual {
  const render = (language: keyof Bilingual) =>
    [
      row(head.map((cell) => cell[language])),
      `|${'---|'.repeat(head.length)}`,
      ...rows.map((cells) => row(cells.map((cell) => cell[language]))),
    ].join('\n')
  return { hu: render('hu'), en: render('en') }
}

export const same = (text: string | number): Bilingual => ({ hu: String(text), en: String(text) })
export const bilingual = (hu: string, en: string): Bilingual => ({ hu, en })

/** Home side first, as in results. */
function sides(view: SeasonView, setting: Setting) {
  const { match, level } = setting
  const suffix = level === 'u23' ? ' U23' : ''
  const name = (team: string): { full: Bilingual; short: Bilingual } => {
    const club = view.club(team)
    const english = englishName(view.team(team).club)
    return {
      full: bilingual(`${club.name}${suffix}`, `${english.full}${suffix}`),
      short: bilingual(club.short_name, english.short),
    }
  }
  const turn = match.home === setting.ownTeam
  const order = (pair: Pair): Pair => (turn ? pair : { own: pair.opp, opp: pair.own })
  return { home: name(match.home), away: name(match.away), order }
}

/** `**Dunai Sólymok–Kunsági Bikák**, november 14., 18:00, Duna Aréna` */
export function fixtureLine(view: SeasonView, setting: Setting): Bilingual {
  const { home, away } = sides(view, setting)
  const { day, hour, match } = setting
  const { name } = view.arena(match)
  return bilingual(
    `**${home.full.hu}–${away.full.hu}**, ${shortDate(day)}, ${hour}, ${name}`,
    `**${home.full.en} – ${away.full.en}**, ${dayAndMonth(day)}, ${hour}, ${name}`,
  )
}

/** `**Dunai Sólymok–Kunsági Bikák 102–84** (24–23, …)` */
export function resultLine(view: SeasonView, story: Story): Bilingual {
  const { home, away, order } = sides(view, story)
  const final = scoreOf(order(story.final))
  const parts = story.quarters.map((pair) => scoreOf(order(pair))).join(', ')
  const more =
    story.quarters.length > 4 ? bilingual(' – hosszabbítás után', ' after overtime') : bilingual('', '')
  return bilingual(
    `**${home.full.hu}–${away.full.hu} ${final}** (${parts})${more.hu}`,
    `**${home.full.en} – ${away.full.en} ${final}** (${parts})${more.en}`,
  )
}

export function quarterTable(view: SeasonView, story: Story): Bilingual {
  const { home, away, order } = sides(view, story)
  const rows = story.quarters.map((pair, index) => {
    const { own, opp } = order(pair)
    const name =
      index < 4 ? bilingual(`${index + 1}.`, `${index + 1}`) : bilingual('Hosszabbítás', 'Overtime')
    return [name, same(own), same(opp)]
  })
  const { own, opp } = order(story.final)
  return table(
    [bilingual('Negyed', 'Quarter'), home.short, away.short],
    [...rows, [bilingual('Összesen', 'Total'), same(own), same(opp)]],
  )
}

/** The best scorers of both sides; youth games have only points. */
export function leaderTable(view: SeasonView, story: Story, own: number, opp: number): Bilingual {
  const { ownTeam, oppTeam, level } = story
  const short = (team: string) =>
    bilingual(view.club(team).short_name, englishName(view.team(team).club).short)
  const men = [
    ...story.own.slice(0, own).map((game) => ({ game, team: short(ownTeam) })),
    ...story.opp.slice(0, opp).map((game) => ({ game, team: short(oppTeam) })),
  ]
  const full = level === 'senior'
  const head = [bilingual('Játékos', 'Player'), bilingual('Csapat', 'Team'), bilingual('Pont', 'Points')]
  const rest = [bilingual('Lepattanó', 'Rebounds'), bilingual('Gólpassz', 'Assists')]
  return table(
    full ? [...head, ...rest] : head,
    men.map(({ game, team }) => [
      game.man,
      team,
      same(game.points),
      ...(full ? [same(game.rebounds ?? 0), same(game.assists ?? 0)] : []),
    ]),
  )
}
