import { useText } from '~/i18n/LanguageContext.tsx'
import type { ProseGallery as Gallery } from '~/model/rich-text.ts'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import styles from './ProseGallery.module.css'
import { SiteLink } from './SiteLink.tsx'

type Props = { gallery: Gallery; href: string }

/** A strip of a gallery's pictures inside a text; all of it links to the gallery. */
export function ProseGallery({ gallery, href }: Props) {
  const text = useText()
  const { name, pictures, count, lang } = gallery
  const more = count - pictures.length
  return (
    <figure className={styles.gallery}>
      <div className={styles.strip} aria-hidden="true">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures never change places
          <span key={index} className={styles.tile}>
            <Picture
              picture={picture}
              sizes="(min-width: 760px) 170px, 46vw"
              alt=""
              className={styles.picture ?? ''}
            />
            {more > 0 && index === pictures.length - 1 && (
              <span className={`num ${styles.more} on-dark`}>+{more}</span>
            )}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <SiteLink to={href} className={styles.link}>
          <span lang={lang}>{name}</span>
        </SiteLink>
        <span className={styles.count}>
          {text('gallery.pictures', { count })}
          <Icon name="forward" />
        </span>
      </figcaption>
    </figure>
  )
}
