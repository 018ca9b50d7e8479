import { searchPath } from '@palank/routes'
import { Suspense, useId } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { Marked } from './Marked.tsx'
import { PlayersCarousel } from './PlayersCarousel.tsx'
import styles from './SearchResults.module.css'
import type { SearchScreen } from './search.ts'

/** Players, then stories of every kind, newest first. */
export function SearchResults({ screen }: { screen: SearchScreen }) {
  const text = useText()
  const language = useLanguage()
  const heading = useId()
  const { keyword, page, count, stories, players } = screen
  const address = searchPath(language, keyword)
  return (
    <div className={`wrap ${styles.results}`}>
      {/* The key resets the carousel for other players. */}
      {players.length > 0 && (
        <Suspense>
          <PlayersCarousel key={players[0]?.key} players={players} />
        </Suspense>
      )}
      {stories && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className={`d d3 ${styles.title}`}>
            {text('search.storiesTitle')}
          </h2>
          <KeptHtml of={stories}>
            {(items) => (
              <ul className={styles.grid}>
                {items.map((item, index) => (
                  <li key={item.key}>
                    <MediaTile
                      item={item}
                      dense
                      title={<Marked text={item.title} keyword={keyword} />}
                      eager={index === 0 && players.length === 0}
                      sizes="(min-width: 1440px) 313px, (min-width: 1024px) 23vw, 46vw"
                    />
                  </li>
                ))}
              </ul>
            )}
          </KeptHtml>
          <Pager
            page={page}
            count={count}
            hrefOf={(number) => (number === 1 ? address : `${address}?page=${number}`)}
          />
        </section>
      )}
    </div>
  )
}
