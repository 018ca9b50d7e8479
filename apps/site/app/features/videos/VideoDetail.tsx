import { searchPath } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { FallbackNote } from '~/ui/FallbackNote.tsx'
import { PublishTime } from '~/ui/PublishTime.tsx'
import { ShareBox } from '~/ui/ShareBox.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { Tag } from '~/ui/Tag.tsx'
import { VideoPlayer } from '~/ui/VideoPlayer.tsx'
import styles from './VideoDetail.module.css'
import { useVideoText } from './video-texts.ts'
import type { VideoView } from './videos.ts'

const sizes = '(min-width: 1440px) 860px, (min-width: 1024px) 60vw, (min-width: 640px) 92vw, 100vw'

type Props = {
  video: VideoView
  /** Absolute, for sharing; without it there is no share button. */
  url?: string | undefined
}

/** The player and the text beside it. */
export function VideoDetail({ video, url }: Props) {
  const text = useText()
  const say = useVideoText()
  const language = useLanguage()
  const {
    title,
    lead,
    publishDate,
    publishText,
    picture,
    drawn,
    youtubeId,
    address,
    categories,
    tags,
    lang,
  } = video
  return (
    <div className={styles.detail}>
      <div className={styles.screen}>
        <VideoPlayer
          key={video.id}
          title={title}
          youtubeId={youtubeId}
          address={address}
          picture={picture}
          drawn={drawn}
          sizes={sizes}
          eager
          lang={lang}
        />
        {youtubeId && <p className={styles.note}>{say('video.notice')}</p>}
        {!youtubeId && address && (
          <p className={styles.note}>
            <a href={address} rel="noopener">
              {text('video.external')}
            </a>
          </p>
        )}
      </div>
      <div className={styles.about}>
        <FallbackNote language={lang} />
        <div className={styles.meta}>
          {categories.map(({ name, slug }) => (
            <Tag key={slug} lang={lang}>
              {name}
            </Tag>
          ))}
          <PublishTime date={publishDate} text={publishText} />
        </div>
        {lead && (
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
        )}
        {tags.length > 0 && (
          <nav aria-label={say('video.tags')}>
            <ul className={styles.tags}>
              {tags.map(({ name, slug }) => (
                <li key={slug}>
                  <SiteLink to={searchPath(language, name)} lang={lang}>
                    #{name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {url && <ShareBox title={title} url={url} />}
      </div>
    </div>
  )
}
