import { calendarPath } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import styles from './Subscribe.module.css'
import type { Feed } from './schedule.ts'

type Props = {
  feeds: Feed[]
  /** The selected competition or team; its calendar comes first. */
  chosen?: Pick<Feed, 'kind' | 'id'> | undefined
  origin: string
}

/** The calendars of the season, to subscribe by `webcal:` or to download. */
export function Subscribe({ feeds, chosen, origin }: Props) {
  const text = useText()
  const language = useLanguage()
  if (feeds.length === 0) return null
  const isChosen = (feed: Feed) => feed.kind === chosen?.kind && feed.id === chosen.id
  const ordered = [...feeds.filter(isChosen), ...feeds.filter((feed) => !isChosen(feed))]
  return (
    <details className={styles.subscribe}>
      <summary>
        <Icon name="calendar" />
        {text('calendar.subscribe')}
      </summary>
      <div className={styles.panel}>
        <p>{text('calendar.text')}</p>
        <ul className={styles.feeds}>
          {ordered.map(({ kind, id, name }) => {
            const path = calendarPath(kind, id, language)
            const label = text(kind === 'team' ? 'calendar.team' : 'calendar.competition', { name })
            return (
              <li key={path}>
                <b>{label}</b>
                <a href={new URL(path, origin).href.replace(/^https?:/, 'webcal:')}>
                  {text('calendar.open')}
                  <span className="vh">{`: ${label}`}</span>
                </a>
                <a href={path} download="">
                  {text('calendar.file')}
                  <span className="vh">{`: ${label}`}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </details>
  )
}
