import { pathFor } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { MessageKey } from '~/i18n/messages.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { MatchRow } from '~/ui/MatchRow.tsx'
import { MaybeKeptHtml } from '~/ui/MaybeKeptHtml.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './ScheduleList.module.css'
import { type Month, type ScheduleFilters, type ScheduleScreen, schedulePath } from './schedule.ts'

type ScreenProps = { screen: ScheduleScreen }

const nextId = 'next-match'

const periods: { type: ScheduleFilters['type']; name: MessageKey }[] = [
  { type: null, name: 'schedule.all' },
  { type: 'next', name: 'schedule.next' },
  { type: 'prev', name: 'schedule.prev' },
]
const venues: { venue: ScheduleFilters['venue']; name: MessageKey }[] = [
  { venue: null, name: 'schedule.anywhere' },
  { venue: 'home', name: 'schedule.home' },
  { venue: 'away', name: 'schedule.away' },
]

function Filters({ screen: { filters, counts, current } }: ScreenProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className={styles.filters}>
      <nav aria-label={text('schedule.periods')}>
        {periods.map(({ type, name }) => (
          <SiteLink
            key={name}
            to={schedulePath(language, { ...filters, type }, current)}
            aria-current={filters.type === type ? 'true' : undefined}
          >
            {text(name)} <small>{formatNumber(counts[type ?? 'all'], language)}</small>
          </SiteLink>
        ))}
      </nav>
      <nav aria-label={text('schedule.venues')}>
        {venues.map(({ venue, name }) => (
          <SiteLink
            key={name}
            to={schedulePath(language, { ...filters, venue }, current)}
            aria-current={filters.venue === venue ? 'true' : undefined}
          >
            {text(name)}
          </SiteLink>
        ))}
      </nav>
    </div>
  )
}

function MonthSection({ month, next }: { month: Month; next: number | null }) {
  const text = useText()
  const heading = `month-${month.key}`
  return (
    <section className={styles.month} aria-labelledby={heading}>
      <h2 id={heading} className="d d3">
        {month.name ?? text('schedule.putOff')}
      </h2>
      <ul className={styles.matches}>
        {month.matches.map((match) => (
          <li key={match.id} id={match.id === next ? nextId : undefined}>
            <MatchRow match={match} next={match.id === next} withMonth={month.name === null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The season's first match is not known yet, whatever the filters. */
const hasNotBegun = ({ filters, counts, failed, current }: ScheduleScreen): boolean => {
  const { season, competition, team, venue } = filters
  return !failed && counts.all === 0 && season >= current && !competition && !team && !venue
}

function NoMatches() {
  const text = useText()
  const language = useLanguage()
  return (
    <EmptyState
      title={text('schedule.soonTitle')}
      text={text('schedule.soonText')}
      ways={[
        { to: pathFor('teams', language), name: text('teams.title') },
        { to: pathFor('news', language), name: text('news.title') },
      ]}
    />
  )
}

function Months({ screen: { filters, months, next, failed, current } }: ScreenProps) {
  const text = useText()
  const language = useLanguage()
  if (failed) return <EmptyState title={text('schedule.failedTitle')} text={text('matches.failed')} />
  if (months.length === 0) {
    return (
      <EmptyState
        title={text('schedule.emptyTitle')}
        text={text('schedule.emptyText')}
        ways={[
          { to: schedulePath(language, { season: filters.season }, current), name: text('schedule.whole') },
        ]}
      />
    )
  }
  return months.map(({ key, month }) => (
    <MaybeKeptHtml key={key} of={month}>
      {(value) => <MonthSection month={value} next={next} />}
    </MaybeKeptHtml>
  ))
}

/** The selected matches by month. */
export function ScheduleList({ screen }: ScreenProps) {
  const text = useText()
  const language = useLanguage()
  const { filters, team, isNextFar, current } = screen
  if (hasNotBegun(screen)) return <NoMatches />
  return (
    <>
      <Filters screen={screen} />
      {team && (
        <p className={styles.note}>
          {text('schedule.onlyTeam', { team: team.name })}{' '}
          <SiteLink to={schedulePath(language, { ...filters, team: null }, current)}>
            {text('schedule.everyTeam')}
          </SiteLink>
        </p>
      )}
      {isNextFar && filters.type === null && (
        <p className={styles.note}>
          <a href={`#${nextId}`}>{text('schedule.toNext')}</a>
        </p>
      )}
      <Months screen={screen} />
    </>
  )
}
