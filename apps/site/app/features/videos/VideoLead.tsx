import { CardShare } from '~/ui/CardShare.tsx'
import { PublishTime } from '~/ui/PublishTime.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { Tag } from '~/ui/Tag.tsx'
import { VideoPlayer } from '~/ui/VideoPlayer.tsx'
import styles from './VideoLead.module.css'
import type { PlayedVideo } from './videos.ts'

const sizes = '(min-width: 1440px) 860px, (min-width: 1024px) 60vw, (min-width: 640px) 92vw, 100vw'

/** The newest video with a player; the title links to its page. */
export function VideoLead({ video }: { video: PlayedVideo }) {
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
    fullLink,
    lang,
  } = video
  return (
    <article className={`${styles.lead} on-dark`}>
      <VideoPlayer
        title={title}
        youtubeId={youtubeId}
        address={address}
        picture={picture}
        drawn={drawn}
        sizes={sizes}
        eager
        lang={lang}
        className={styles.player}
      />
      <div className={styles.body}>
        <div className={styles.meta}>
          {categories.map(({ name, slug }) => (
            <Tag key={slug} inverted lang={lang}>
              {name}
            </Tag>
          ))}
          <PublishTime date={publishDate} text={publishText} />
        </div>
        <h2 className={`d d4 ${styles.title}`} lang={lang}>
          <SiteLink to={fullLink}>{title}</SiteLink>
        </h2>
        {lead && (
          <p className={styles.words} lang={lang}>
            {lead}
          </p>
        )}
        <CardShare title={title} link={fullLink} />
      </div>
    </article>
  )
}
