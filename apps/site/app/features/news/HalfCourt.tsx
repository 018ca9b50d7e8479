import { type PageId, pathFor } from '@palank/routes'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { MessageKey } from '~/i18n/messages.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { HalfCourtLines } from '~/ui/Court.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './HalfCourt.module.css'

const Court = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <div className={`${styles.court} on-dark ${className ?? ''}`}>
    <HalfCourtLines className={styles.lines} />
    {children}
  </div>
)

type Props = { className?: string | undefined }
type Destination = Extract<PageId, 'news' | 'galleries' | 'videos'>
const destinations: [Destination, MessageKey][] = [
  ['news', 'home.moreNews'],
  ['galleries', 'home.moreGalleries'],
  ['videos', 'home.moreVideos'],
]

function Destinations() {
  const text = useText()
  const language = useLanguage()
  return (
    <nav className={styles.links} aria-label={text('home.more')}>
      {destinations.map(([page, message]) => (
        <SiteLink key={page} to={pathFor(page, language)}>
          <span className="d d5">{text(message)}</span>
          <Icon name="right" />
        </SiteLink>
      ))}
    </nav>
  )
}

/** Links to more stories, in the grid beside a half without a pair. */
export const LinksCourt = ({ className }: Props) => (
  <Court className={className}>
    <Destinations />
  </Court>
)

/** Link to the join form, beside a second half without a pair. */
export function JoinCourt({ className }: Props) {
  const text = useText()
  return (
    <Court className={className}>
      <h3 className={`d d4 ${styles.title}`}>{text('home.joinTitle')}</h3>
      <p className={styles.words}>{text('home.joinText')}</p>
      <ButtonLink to={pathFor('joinUs', useLanguage())} look="light" className={styles.button}>
        {text('home.join')}
      </ButtonLink>
    </Court>
  )
}
