import { injuries } from '../season/own-club.ts'
import { randomOf } from '../season/random.ts'
import { missingSince } from '../season/simulate.ts'
import type { World } from '../season/types.ts'
import type { ClubId } from '../src/types.ts'
import { momentOf } from './budapest.ts'
import type { Absence } from './find-facts.ts'
import { createPhraser } from './phraser.ts'
import { previewMoment, reportMoment } from './publish-time.ts'
import { type SeasonView, viewOf } from './season-view.ts'
import { settingOf, storyOf } from './story.ts'
import type { ComposedArticle } from './types.ts'
import { writePreview } from './write-preview.ts'
import { writeReport } from './write-report.ts'
import { longStretches, monthsOf, writeRoundUp } from './write-round-up.ts'

type Job = { moment: number; key: string; write: () => ComposedArticle | null }

function absenceOf(view: SeasonView, club: ClubId, day: string): Absence {
  return { man: view.man(injuries[club].player), since: missingSince(club, day) }
}

/** Reports, previews and round-ups of the newest two seasons, oldest first; deterministic. */
export function composeReports(world: World, club: ClubId, day: string): ComposedArticle[] {
  const view = viewOf(world, club)
  // The demo may be loaded just after midnight, and future articles would be hidden.
  const limit = momentOf(day, '00:00')
  const absence = absenceOf(view, club, day)
  const phraser = createPhraser(club)
  const chanceOf = (key: string) => (name: string) => randomOf(club, key, name)()

  const jobs = view.ownMatches.flatMap((match): Job[] => {
    const chance = chanceOf(match.key)
    const setting = settingOf(view, match)
    const before = previewMoment(match, chance)
    const preview: Job = {
      moment: before,
      key: `preview ${match.key}`,
      write: () => writePreview(view, phraser, setting, before, absence),
    }
    const story = storyOf(view, match)
    const after = story ? reportMoment(match, chance, limit) : Number.POSITIVE_INFINITY
    const report: Job[] = story
      ? [
          {
            moment: after,
            key: `report ${match.key}`,
            write() {
              phraser.begin(`report ${match.key}`)
              return writeReport(view, phraser, story, after, absence)
            },
          },
        ]
      : []
    return [preview, ...report]
  })
  const sums = [...monthsOf(view, limit), ...longStretches(view, limit)].map(
    ({ stretch, day: from }): Job => {
      const key = `round-up ${stretch.key}`
      const moment = momentOf(from, `09:${String(10 + Math.floor(chanceOf(key)('minute') * 45))}`)
      return { moment, key, write: () => writeRoundUp(view, phraser, stretch, moment) }
    },
  )
  return [...jobs, ...sums]
    .filter(({ moment }) => moment <= limit)
    .sort((a, b) => a.moment - b.moment || (a.key < b.key ? -1 : 1))
    .flatMap(({ write }) => write() ?? [])
}
