import { pathFor } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { MatchRow } from '~/ui/MatchRow.tsx'
import { MaybeKeptHtml } from '~/ui/MaybeKeptHtml.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './ScheduleList.module.css'
import { type Month, type ScheduleFilters, type ScheduleScreen, schedulePath } from './schedule.ts'
import { useScheduleText } from './schedule-texts.ts'

type ScreenProps = { screen: ScheduleScreen }

const nextId = 'next-match'

const periods: { type: ScheduleFilters['type']; name: 'all' | 'next' | 'prev' }[] = [
  { type: null, name: 'all' },
  { type: 'next', name: 'next' },
  { type: 'prev', name: 'prev' },
]
const venues: { venue: ScheduleFilters['venue']; name: 'anywhere' | 'home' | 'away' }[] = [
  { venue: null, name: 'anywhere' },
  { venue: 'home', name: 'home' },
  { venue: 'away', name: 'away' },
]

function Filters({ screen: { filters, counts, current } }: ScreenProps) {
  const say = useScheduleText()
  const language = useLanguage()
  return (
    <div className={styles.filters}>
      <nav aria-label={say('periods')}>
        {periods.map(({ type, name }) => (
          <SiteLink
            key={name}
            to={schedulePath(language, { ...filters, type }, current)}
            aria-current={filters.type === type ? 'true' : undefined}
          >
            {say(name)} <small>{formatNumber(counts[type ?? 'all'], language)}</small>
          </SiteLink>
        ))}
      </nav>
      <nav aria-label={say('venues')}>
        {venues.map(({ venue, name }) => (
          <SiteLink
            key={name}
            to={schedulePath(language, { ...filters, venue }, current)}
            aria-current={filters.venue === venue ? 'true' : undefined}
          >
            {say(name)}
          </SiteLink>
        ))}
      </nav>
    </div>
  )
}

function MonthSection({ month, next }: { month: Month; next: number | null }) {
  const say = useScheduleText()
  const heading = `month-${month.key}`
  return (
    <section className={styles.month} aria-labelledby={heading}>
      <h2 id={heading} className="d d3">
        {month.name ?? say('putOff')}
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
  const say = useScheduleText()
  const language = useLanguage()
  return (
    <EmptyState
      title={say('soonTitle')}
      text={say('soonText')}
      ways={[
        { to: pathFor('teams', language), name: text('teams.title') },
        { to: pathFor('news', language), name: text('news.title') },
      ]}
    />
  )
}

function Months({ screen: { filters, months, next, failed, current } }: ScreenProps) {
  const text = useText()
  const say = useScheduleText()
  const language = useLanguage()
  if (failed) return <EmptyState title={say('failedTitle')} text={text('matches.failed')} />
  if (months.length === 0) {
    return (
      <EmptyState
        title={say('emptyTitle')}
        text={say('emptyText')}
        ways={[{ to: schedulePath(language, { season: filters.season }, current), name: say('whole') }]}
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
  const say = useScheduleText()
  const language = useLanguage()
  const { filters, team, isNextFar, current } = screen
  if (hasNotBegun(screen)) return <NoMatches />
  return (
    <>
      <Filters screen={screen} />
      {team && (
        <p className={styles.note}>
          {say('onlyTeam', { team: team.name })}{' '}
          <SiteLink to={schedulePath(language, { ...filters, team: null }, current)}>
            {say('everyTeam')}
          </SiteLink>
        </p>
      )}
      {isNextFar && filters.type === null && (
        <p className={styles.note}>
          <a href={`#${nextId}`}>{say('toNext')}</a>
        </p>
      )}
      <Months screen={screen} />
    </>
  )
}
