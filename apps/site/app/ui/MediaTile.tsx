import type { ReactNode } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { highlightedCategory, type MediaItem } from '~/model/media.ts'
import { CardShare } from './CardShare.tsx'
import { Icon } from './Icon.tsx'
import styles from './MediaTile.module.css'
import { Picture } from './Picture.tsx'
import { PublishTime } from './PublishTime.tsx'
import { SiteLink } from './SiteLink.tsx'
import { Tag } from './Tag.tsx'

const icons = { news: 'news', gallery: 'gallery', video: 'play' } as const

/** The type of the story; for a gallery, the number of pictures. */
function TypeMark({ item }: { item: MediaItem }) {
  const text = useText()
  const { imagesCount: count } = item
  const hasCount = item.type === 'gallery' && count > 0
  return (
    <span className={styles.mark}>
      <Icon name={icons[item.type]} />
      {hasCount ? (
        <span>{text('news.pictures', { count })}</span>
      ) : (
        <span className="vh">{text(`news.type.${item.type}`)}</span>
      )}
    </span>
  )
}

type Props = {
  item: MediaItem
  /** The title with search words marked. */
  title?: ReactNode
  /** With the text on the picture, where there is one. */
  full?: boolean
  /** With a smaller title. */
  dense?: boolean
  /** For the first picture of a page. */
  eager?: boolean
  sizes: string
  className?: string | undefined
}

/** A story as a tile, all of it a link, with a share button on top. */
export function MediaTile({
  item,
  title = item.title,
  full = false,
  dense = false,
  eager = false,
  sizes,
  className,
}: Props) {
  const text = useText()
  const category = highlightedCategory(item)
  const tag = category?.name ?? (item.type === 'news' ? undefined : text(`news.type.${item.type}`))
  // No text on a drawn cover, which has a figure in its place.
  const shape = item.drawn ? styles.drawn : full ? `${styles.full} on-dark` : ''
  const inverted = full && !item.drawn
  return (
    <article className={`${styles.tile} ${shape} ${className ?? ''}`}>
      <div className={styles.frame}>
        <Picture
          picture={item.picture}
          drawn={item.drawn}
          sizes={sizes}
          eager={eager}
          alt=""
          className={styles.picture ?? ''}
        />
        <TypeMark item={item} />
      </div>
      <div className={styles.body}>
        <div className={styles.meta}>
          {tag && (
            <Tag inverted={inverted} lang={category && item.lang}>
              {tag}
            </Tag>
          )}
          <PublishTime date={item.publishDate} text={item.publishText} />
        </div>
        <h3 className={`d ${full ? 'd4' : dense ? 'd6' : 'd5'} ${styles.title}`} lang={item.lang}>
          <SiteLink to={item.link}>{title}</SiteLink>
        </h3>
      </div>
      <CardShare title={item.title} link={item.link} />
    </article>
  )
}
