import { pathFor } from '@palank/routes'
import { useId } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { MediaItem } from '~/model/media.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import tiles from '~/ui/tiles.module.css'
import styles from './Suggestions.module.css'

type Props = {
  /** Why there are no results. */
  title: string
  text: string
  latest: MediaItem[]
}

/** In place of results: links to other pages, and the latest news. */
export function Suggestions({ title, text, latest }: Props) {
  const say = useText()
  const language = useLanguage()
  const heading = useId()
  return (
    <div className={`wrap ${styles.suggestions}`}>
      <EmptyState
        title={title}
        text={text}
        ways={[
          { to: pathFor('news', language), name: say('search.toNews') },
          { to: pathFor('information', language), name: say('search.toInformation') },
        ]}
      />
      {latest.length > 0 && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className={`d d3 ${styles.title}`}>
            {say('search.latest')}
          </h2>
          <ul className={tiles.tiles}>
            {latest.map((item) => (
              <li key={item.key}>
                <MediaTile
                  item={item}
                  sizes="(min-width: 1440px) 424px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
