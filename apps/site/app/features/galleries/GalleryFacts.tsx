import { useText } from '~/i18n/LanguageContext.tsx'
import { PublishTime } from '~/ui/PublishTime.tsx'
import { Tag } from '~/ui/Tag.tsx'
import styles from './GalleryFacts.module.css'
import type { GalleryView } from './galleries.ts'

/** Categories, date and number of pictures. */
export function GalleryFacts({ gallery }: { gallery: GalleryView }) {
  const text = useText()
  const { categories, imagesCount: count, lang, publishDate, publishText } = gallery
  return (
    <div className={styles.facts}>
      {categories.map(({ name, slug }) => (
        <Tag key={slug} lang={lang}>
          {name}
        </Tag>
      ))}
      <PublishTime date={publishDate} text={publishText} />
      {count > 0 && <span>{text('gallery.pictures', { count })}</span>}
    </div>
  )
}
