import { formatMonth, formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { MessageKey } from '~/i18n/messages.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { MatchRow } from '~/ui/MatchRow.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './ScheduleList.module.css'
import { type Month, type ScheduleAsked, type ScheduleView, schedulePath } from './schedule.ts'

type ViewProps = { view: ScheduleView }

const nextId = 'next-match'

const periods: { type: ScheduleAsked['type']; name: MessageKey }[] = [
  { type: null, name: 'schedule.all' },
  { type: 'next', name: 'schedule.next' },
  { type: 'prev', name: 'schedule.prev' },
]
const venues: { venue: ScheduleAsked['venue']; name: MessageKey }[] = [
  { venue: null, name: 'schedule.anywhere' },
  { venue: 'home', name: 'schedule.home' },
  { venue: 'away', name: 'schedule.away' },
]

function Filters({ view: { asked, counts, current } }: ViewProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <div className={styles.filters}>
      <nav aria-label={text('schedule.periods')}>
        {periods.map(({ type, name }) => (
          <SiteLink
            key={name}
            to={schedulePath(language, { ...asked, type }, current)}
            aria-current={asked.type === type ? 'true' : undefined}
          >
            {text(name)} <small>{formatNumber(counts[type ?? 'all'], language)}</small>
          </SiteLink>
        ))}
      </nav>
      <nav aria-label={text('schedule.venues')}>
        {venues.map(({ venue, name }) => (
          <SiteLink
            key={name}
            to={schedulePath(language, { ...asked, venue }, current)}
            aria-current={asked.venue === venue ? 'true' : undefined}
          >
            {text(name)}
          </SiteLink>
        ))}
      </nav>
    </div>
  )
}

function MonthOf({ month, next }: { month: Month; next: number | null }) {
  const text = useText()
  const language = useLanguage()
  const heading = `month-${month.key}`
  return (
    <section className={styles.month} aria-labelledby={heading}>
      <h2 id={heading} className="d d3">
        {month.date ? formatMonth(month.date, language) : text('schedule.putOff')}
      </h2>
      <ul className={styles.matches}>
        {month.matches.map((match) => (
          <li key={match.id} id={match.id === next ? nextId : undefined}>
            <MatchRow match={match} next={match.id === next} withMonth={month.date === null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Months({ view: { asked, months, next, failed, current } }: ViewProps) {
  const text = useText()
  const language = useLanguage()
  if (failed) return <EmptyState title={text('schedule.failedTitle')} text={text('matches.failed')} />
  if (months.length === 0) {
    return (
      <EmptyState title={text('schedule.emptyTitle')} text={text('schedule.emptyText')}>
        <ButtonLink to={schedulePath(language, { season: asked.season }, current)}>
          {text('schedule.whole')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return months.map((month) => <MonthOf key={month.key} month={month} next={next} />)
}

/** The club's matches by month, as far as they are asked for. */
export function ScheduleList({ view }: ViewProps) {
  const text = useText()
  const language = useLanguage()
  const { asked, team, months, next, current } = view
  const isFar = months[0] && next !== null && !months[0].matches.some(({ id }) => id === next)
  return (
    <>
      <Filters view={view} />
      {team && (
        <p className={styles.note}>
          {text('schedule.onlyTeam', { team: team.name })}{' '}
          <SiteLink to={schedulePath(language, { ...asked, team: null }, current)}>
            {text('schedule.everyTeam')}
          </SiteLink>
        </p>
      )}
      {isFar && asked.type === null && (
        <p className={styles.note}>
          <a href={`#${nextId}`}>{text('schedule.toNext')}</a>
        </p>
      )}
      <Months view={view} />
    </>
  )
}
