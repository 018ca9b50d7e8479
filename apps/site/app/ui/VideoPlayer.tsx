import type { Language } from '@palank/routes'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { DrawnCoverView } from '~/model/drawn-cover.ts'
import type { PictureView } from '~/model/picture.ts'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { useHydrated } from './use-hydrated.ts'
import styles from './VideoPlayer.module.css'

type Props = {
  title: string
  /** Without it the video is only linked. */
  youtubeId: string | null | undefined
  /** The video's own page. */
  address: string | null | undefined
  picture: PictureView | null
  drawn?: DrawnCoverView | null | undefined
  sizes: string
  /** For the first picture of a page. */
  eager?: boolean
  /** Of the title, where it is not the page's language. */
  lang?: Language | undefined
  className?: string | undefined
}

const embed = (id: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`

function Frame({ youtubeId, title, lang }: { youtubeId: string; title: string; lang: Language | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that had the focus is removed.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={embed(youtubeId)}
      title={title}
      lang={lang}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin"
    />
  )
}

/** The club's own picture and a play button; YouTube is loaded only when it is pressed. */
export function VideoPlayer(props: Props) {
  const { title, youtubeId, address, picture, drawn, sizes, eager = false, lang, className } = props
  const text = useText()
  const hydrated = useHydrated()
  const [playingId, setPlayingId] = useState<string>()
  const box = `${styles.player} ${className ?? ''} on-dark`
  if (youtubeId && playingId === youtubeId) {
    return (
      <div className={box}>
        <Frame youtubeId={youtubeId} title={title} lang={lang} />
      </div>
    )
  }
  const label = (key: 'video.play' | 'video.external') => (
    <span className="vh">
      {text(key)}: <span lang={lang}>{title}</span>
    </span>
  )
  const mark = (icon: 'play' | 'external') => (
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
  )
  const canPlay = youtubeId && hydrated
  return (
    <div className={box}>
      <Picture
        picture={picture}
        drawn={drawn}
        sizes={sizes}
        eager={eager}
        alt=""
        className={styles.picture ?? ''}
      />
      {canPlay && (
        <button type="button" className={styles.cover} onClick={() => setPlayingId(youtubeId)}>
          {label('video.play')}
          {mark('play')}
        </button>
      )}
      {!canPlay && address && (
        <a className={styles.cover} href={address} rel="noopener">
          {label(youtubeId ? 'video.play' : 'video.external')}
          {mark(youtubeId ? 'play' : 'external')}
        </a>
      )}
    </div>
  )
}
