import type { Language } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import {
  embedKey,
  noEmbeds,
  type ProseEmbeds,
  type ProseVideo,
  type RichTextPart,
} from '~/model/rich-text.ts'
import { Html } from './Html.tsx'
import { Icon } from './Icon.tsx'
import styles from './Prose.module.css'
import { ProseGallery } from './ProseGallery.tsx'
import { ProseMatch } from './ProseMatch.tsx'
import { SiteLink } from './SiteLink.tsx'
import { VideoPlayer } from './VideoPlayer.tsx'

const sizes = '(min-width: 760px) 680px, 92vw'

type Props = {
  parts: RichTextPart[]
  /** The language of the text, which may differ from the page's. */
  language: Language
  /** The items that can be drawn here; any other is a link to its own page. */
  embeds?: ProseEmbeds | undefined
}

const links = {
  video: { icon: 'play', name: 'reading.video' },
  gallery: { icon: 'gallery', name: 'reading.gallery' },
  match: { icon: 'forward', name: 'reading.match' },
} as const

function Video({ video, href }: { video: Omit<ProseVideo, 'id'>; href: string }) {
  const { title, youtubeId, picture, lang } = video
  return (
    <figure>
      <VideoPlayer
        title={title}
        youtubeId={youtubeId}
        address={href}
        picture={picture}
        sizes={sizes}
        lang={lang}
      />
      <figcaption className={styles.caption}>
        <SiteLink to={href} lang={lang}>
          {title}
        </SiteLink>
      </figcaption>
    </figure>
  )
}

function Part({ part, embeds }: { part: RichTextPart; embeds: ProseEmbeds }) {
  const text = useText()
  if (part.kind === 'html') return <Html html={part.html} className={styles.part} />
  const { href } = part
  if (part.kind === 'youtube') {
    const { youtubeId, title } = part
    const video = { youtubeId, title: title || text('reading.video'), picture: null, lang: undefined }
    return <Video video={video} href={href} />
  }
  const { kind, id } = part
  if (embeds.gone.includes(embedKey(part))) return null
  const isThis = (item: { id: number }) => item.id === id
  const video = kind === 'video' && embeds.videos.find(isThis)
  if (video) return <Video video={video} href={href} />
  const gallery = kind === 'gallery' && embeds.galleries.find(isThis)
  if (gallery) return <ProseGallery gallery={gallery} href={href} />
  const match = kind === 'match' && embeds.matches.find(isThis)
  if (match) return <ProseMatch match={match} />
  const { icon, name } = links[kind]
  return (
    <SiteLink to={href} className={styles.item}>
      <Icon name={icon} />
      <span>{text(name)}</span>
    </SiteLink>
  )
}

/** An editor's text: headings, lists, quotations, tables, pictures, and what is embedded. */
export function Prose({ parts, language, embeds = noEmbeds }: Props) {
  const pageLanguage = useLanguage()
  return (
    <div className={styles.prose} lang={language === pageLanguage ? undefined : language}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Part key={index} part={part} embeds={embeds} />
      ))}
    </div>
  )
}
