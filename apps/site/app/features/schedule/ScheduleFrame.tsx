import { type ReactNode, Suspense } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { CompetitionOption } from '~/model/competitions.ts'
import { CompetitionSelect } from '~/ui/CompetitionSelect.tsx'
import type { Crumb } from '~/ui/Crumbs.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { SeasonSelector } from '~/ui/SeasonSelector.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './ScheduleFrame.module.css'
import { Subscribe } from './Subscribe.tsx'
import { type ScheduleChoices, schedulePath } from './schedule.ts'

type Props = {
  choices: ScheduleChoices
  /** Competitions with a table and the selected one, in the standings view. */
  table?: { competitions: CompetitionOption[]; selected: number | null } | undefined
  origin: string
  /** From the home page down, without this page. */
  crumbs: Crumb[]
  children: ReactNode
}

const targetId = 'schedule'

/** The head and the filters that the match list and the standings share. */
export function ScheduleFrame({ choices, table, origin, crumbs, children }: Props) {
  const { filters, current, seasons, feeds } = choices
  const standings = table !== undefined
  const { competitions, selected } = table ?? {
    competitions: choices.competitions,
    selected: filters.competition,
  }
  const text = useText()
  const language = useLanguage()
  const keep = {
    ...(standings ? { view: 'standings' } : {}),
    ...(filters.type ? { type: filters.type } : {}),
    ...(filters.venue ? { venue: filters.venue } : {}),
  }
  const same = { season: filters.season, competition: selected }
  const views = [
    { name: text('schedule.title'), href: schedulePath(language, same, current), isShown: !standings },
    {
      name: text('schedule.standings'),
      href: schedulePath(language, { view: 'standings', ...same }, current),
      isShown: standings,
    },
  ]
  const chosen = filters.team ? { kind: 'team' as const, id: filters.team } : undefined
  return (
    <>
      <PageHead title={text(standings ? 'schedule.standings' : 'schedule.title')} crumbs={crumbs}>
        <div className={styles.selects}>
          <Suspense>
            <CompetitionSelect
              name="competition"
              competitions={competitions}
              selected={selected}
              all={standings ? undefined : text('schedule.allCompetitions')}
              targetId={targetId}
              className={styles.competition}
            />
          </Suspense>
          <Suspense>
            <SeasonSelector seasons={seasons} selected={filters.season} keep={keep} targetId={targetId} />
          </Suspense>
        </div>
      </PageHead>
      <div id={targetId} className={`wrap ${styles.body}`}>
        <div className={styles.bar}>
          <nav className={styles.views} aria-label={text('schedule.views')}>
            {views.map(({ name, href, isShown }) => (
              <SiteLink key={href} to={href} aria-current={isShown ? 'page' : undefined}>
                {name}
              </SiteLink>
            ))}
          </nav>
          <Suspense>
            <Subscribe
              feeds={feeds}
              chosen={chosen ?? (selected ? { kind: 'competition', id: selected } : undefined)}
              origin={origin}
            />
          </Suspense>
        </div>
        {children}
      </div>
    </>
  )
}
