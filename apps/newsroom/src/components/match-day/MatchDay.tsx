import { listAddress } from '../../lists/filters.ts'
import { matchDayAddress, viewAddress } from '../../match-day/addresses.ts'
import { type Days, daysAround } from '../../match-day/days.ts'
import type { MatchDay as Day, Shown } from '../../match-day/read-match-day.ts'
import { type Section, sections, stateAt } from '../../match-day/sections.ts'
import { dayRange, longDay } from '../../match-day/words.ts'
import { resultsMissing } from '../../today/filters.ts'
import type { Context } from './context.ts'
import { FocusMatch } from './FocusMatch.tsx'
import { MatchCard } from './MatchCard.tsx'
import { MatchRow } from './MatchRow.tsx'
import { sectionTexts, texts } from './texts.ts'
import { ViewLinks } from './ViewLinks.tsx'
import { WhoseMatches } from './WhoseMatches.tsx'

type Props = { day: Day; shown: Shown; context: Context }

function aside(section: Section, days: Days, { now, language, mayWrite, t }: Context): string {
  if (section === 'today') return longDay(now, language)
  if (section === 'awaiting') return mayWrite ? t(texts.hereInPlace) : ''
  if (section === 'week') return dayRange(days.tomorrow, days.nextMonday, language)
  return section === 'next_week' ? dayRange(days.nextMonday, days.mondayAfter, language) : ''
}

/** The rest of a section, in the table. */
function tableOf(section: Section, now: number): string {
  if (section === 'awaiting') return listAddress('matches', resultsMissing(now).where)
  return viewAddress(section === 'played' ? 'played' : section === 'later' ? 'coming' : 'table', now)
}

function DaySection({ section, day, context }: { section: Section; day: Day; context: Context }) {
  const { now, t } = context
  const { matches, hasMore } = day.sections[section]
  const isToday = section === 'today'
  if (matches.length === 0 && !isToday) return null
  const [next] = (['live', 'scheduled', 'awaiting'] as const).flatMap((state) =>
    matches.filter((match) => stateAt(match, now) === state),
  )
  const words = aside(section, daysAround(now), context)
  return (
    <section
      className={`match-day__section match-day__section--${section}`}
      id={section}
      tabIndex={-1}
      aria-labelledby={`${section}-title`}
    >
      <div className="match-day__head">
        <h2 id={`${section}-title`} className="nr-display">
          {t(sectionTexts[section])}
        </h2>
        {words ? <span>{words}</span> : null}
      </div>
      {matches.length === 0 ? (
        <p className="nr-empty">{t(texts.noneToday)}</p>
      ) : (
        <ul className={isToday ? 'match-day__cards' : 'match-day__rows'}>
          {matches.map((match) =>
            isToday ? (
              <MatchCard key={match.id} match={match} context={context} isNext={match === next} />
            ) : (
              <MatchRow key={match.id} match={match} section={section} context={context} />
            ),
          )}
        </ul>
      )}
      {hasMore ? (
        <a className="nr-link" href={tableOf(section, now)}>
          {t(texts.allInTable)}
        </a>
      ) : null}
    </section>
  )
}

/** One line and one button: for a club without a match, or for a search that finds none. */
function Nothing({ hasAny, context: { mayWrite, t } }: { hasAny: boolean; context: Context }) {
  if (hasAny) {
    return (
      <div className="nr-empty">
        <p>{t(texts.noneFound)}</p>
        <a className="nr-button nr-button--outline" href={matchDayAddress}>
          {t(texts.showAll)}
        </a>
      </div>
    )
  }
  return (
    <div className="nr-empty">
      <p>{t(texts.noneYet)}</p>
      {mayWrite ? (
        <>
          <a className="nr-button nr-button--primary" href={`${matchDayAddress}/create`}>
            {t(texts.addMatch)}
          </a>
          <a className="nr-link" href="/admin/import">
            {t(texts.fromFile)}
          </a>
        </>
      ) : null}
    </div>
  )
}

function whose({ of, teams }: Day, { t }: Context): string {
  if (of === 'own') return t(texts.ownTeams)
  return teams.find(({ id }) => id === of)?.name ?? t(texts.allMatches)
}

export function MatchDay({ day, shown, context }: Props) {
  const { mayWrite, t } = context
  const isEmpty = sections.every((section) => day.sections[section].matches.length === 0)
  const isSearch = shown.search !== ''
  return (
    <main className="nr-page match-day">
      <div className="nr-head">
        <div>
          <h1 className="nr-title">{t(texts.title)}</h1>
          {day.hasAny ? <p>{whose(day, context)}</p> : null}
        </div>
        {mayWrite && day.hasAny ? (
          <div className="nr-actions">
            <a className="nr-button nr-button--outline" href="/admin/import">
              {t(texts.importFile)}
            </a>
            <a className="nr-button nr-button--primary" href={`${matchDayAddress}/create`}>
              {t(texts.newMatch)}
            </a>
          </div>
        ) : null}
      </div>
      {day.hasAny ? (
        <div className="match-day__bar">
          <ViewLinks current="day" counts={day.counts} context={context} />
          <WhoseMatches teams={day.teams} of={day.of} search={shown.search} />
        </div>
      ) : null}
      {isEmpty && (isSearch || !day.hasAny) ? (
        <Nothing hasAny={day.hasAny} context={context} />
      ) : (
        sections
          .filter((section) => !(isSearch && day.sections[section].matches.length === 0))
          .map((section) => <DaySection key={section} section={section} day={day} context={context} />)
      )}
      <FocusMatch />
    </main>
  )
}
