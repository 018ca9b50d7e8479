import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { formatNumber } from '~/i18n/format.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import type { MediaItem } from '~/model/media.ts'
import buttons from '~/ui/ButtonLink.module.css'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import tiles from '~/ui/tiles.module.css'
import styles from './VideoList.module.css'
import { useVideoText } from './video-texts.ts'

const sizes = '(min-width: 1440px) 424px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'

/** Up to three tiles in a row; after “more” the first new one gets the focus. */
export function VideoTiles({ items }: { items: MediaItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const lastCount = useRef(items.length)
  useEffect(() => {
    const previous = lastCount.current
    lastCount.current = items.length
    if (items.length > previous)
      list.current?.children[previous]?.querySelector('a')?.focus({ preventScroll: true })
  }, [items.length])
  return (
    <ul ref={list} className={`${tiles.tiles} ${styles.list}`}>
      {items.map((item) => (
        <li key={item.key} className={styles.item}>
          <MediaTile item={item} sizes={sizes} className={styles.tile} />
        </li>
      ))}
    </ul>
  )
}

type MoreProps = {
  shown: number
  /** Null where unknown. */
  total: number | null
  /** The next part of the list; undefined at its end. */
  href: string | undefined
}

/** How many videos are shown, and the link to more, which the script adds in place. */
export function MoreVideos({ shown, total, href }: MoreProps) {
  const say = useVideoText()
  const language = useLanguage()
  const busy = useNavigation().state === 'loading'
  return (
    <div className={styles.more}>
      <p role="status">
        {total === null
          ? say('video.shownSoFar', { shown: formatNumber(shown, language) })
          : say('video.shown', {
              shown: formatNumber(shown, language),
              count: formatNumber(total, language),
            })}
      </p>
      {href && (
        <SiteLink to={href} keepsPlace className={buttons.button} aria-busy={busy}>
          {say('video.more')}
        </SiteLink>
      )}
    </div>
  )
}
