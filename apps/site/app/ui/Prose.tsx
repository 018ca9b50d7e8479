import type { Language } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { ProseVideo, RichTextPart } from '~/model/rich-text.ts'
import { Html } from './Html.tsx'
import { Icon } from './Icon.tsx'
import styles from './Prose.module.css'
import { SiteLink } from './SiteLink.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const sizes = '(min-width: 760px) 680px, 92vw'

type Props = {
  parts: RichTextPart[]
  /** The language of the text, which may differ from the page's. */
  language: Language
  /** The videos that can be played here; any other is a link to its own page. */
  videos?: ProseVideo[] | undefined
}

function Part({ part, videos }: { part: RichTextPart; videos: ProseVideo[] }) {
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

/** An editor's text: headings, lists, quotations, tables, pictures and videos. */
export function Prose({ parts, language, videos = [] }: Props) {
  const pageLanguage = useLanguage()
  return (
    <div className={styles.prose} lang={language === pageLanguage ? undefined : language}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Part key={index} part={part} videos={videos} />
      ))}
    </div>
  )
}
