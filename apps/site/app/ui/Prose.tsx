import type { Language } from '@palank/routes'
import { useMemo } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Html } from './Html.tsx'
import { Icon } from './Icon.tsx'
import styles from './Prose.module.css'
import { type ProsePart, type ProseVideo, proseParts } from './prose.ts'
import { SiteLink } from './SiteLink.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const sizes = '(min-width: 760px) 680px, 92vw'

type Props = {
  /** Cleaned where it came in; see the api's clean-html. */
  html: string
  /** The language it is written in, which need not be the page's. */
  language: Language
  /** Those of its videos that can be played here; any other is a link to its own page. */
  videos?: ProseVideo[] | undefined
}

function Part({ part, videos }: { part: ProsePart; videos: ProseVideo[] }) {
  const text = useText()
  if (part.kind === 'html') return <Html html={part.html} className={styles.part} />
  const video = videos.find(({ id }) => id === part.id)
  if (!video) {
    return (
      <SiteLink to={part.href} className={styles.video}>
        <Icon name="play" />
        <span>{text('reading.video')}</span>
      </SiteLink>
    )
  }
  const { title, youtubeId, picture, lang } = video
  return (
    <figure>
      <VideoPlayer
        title={title}
        youtubeId={youtubeId}
        address={part.href}
        picture={picture}
        sizes={sizes}
        lang={lang}
      />
      <figcaption className={styles.caption}>
        <SiteLink to={part.href} lang={lang}>
          {title}
        </SiteLink>
      </figcaption>
    </figure>
  )
}

/** An editor's text as it is read: headings, lists, quotations, tables, pictures and videos. */
export function Prose({ html, language, videos = [] }: Props) {
  const text = useText()
  const shown = useLanguage()
  const parts = useMemo(() => proseParts(html, (number) => text('reading.table', { number })), [html, text])
  return (
    <div className={styles.prose} lang={language === shown ? undefined : language}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
        <Part key={place} part={part} videos={videos} />
      ))}
    </div>
  )
}
