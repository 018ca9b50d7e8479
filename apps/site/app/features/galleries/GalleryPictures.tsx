import type { Language } from '@palank/routes'
import { type CSSProperties, useRef } from 'react'
import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Lightbox } from '~/ui/Lightbox.tsx'
import { type LightboxPicture, pictureHash } from '~/ui/lightbox.ts'
import { Picture } from '~/ui/Picture.tsx'
import styles from './GalleryPictures.module.css'
import type { GalleryPicture } from './galleries.ts'
import { useOpenPicture } from './use-open-picture.ts'

/** Pictures per row at this place, on a phone and on wider screens; rows alternate. */
const acrossAt = (place: number): [phone: number, wide: number] => [
  place % 3 === 0 ? 1 : 2,
  place % 5 < 2 ? 2 : 3,
]

/** The aspect ratio shared by all pictures, if any; only then can rows differ in height. */
function commonRatio(pictures: GalleryPicture[]): number | undefined {
  const ratios = pictures.map(({ ratio }) => ratio)
  const widest = Math.max(...ratios)
  return widest > 1 && widest - Math.min(...ratios) < 0.01 ? widest : undefined
}

/** In a row of equal height the width follows from the aspect ratio. */
function sizesOf(ratio: number, [phone, wide]: [number, number]): string {
  const share = (width: number, across: number) => Math.round((width * ratio) / (16 / 9) / across)
  return `(min-width: 1440px) ${share(1300, wide)}px, (min-width: 768px) ${share(94, wide)}vw, ${share(96, phone)}vw`
}

type Props = {
  title: string
  pictures: GalleryPicture[]
  walk: LightboxPicture[]
  lang?: Language | undefined
}

/** Pictures in rows of equal height, each a link to the original; with script they open in the lightbox. */
export function GalleryPictures({ title, pictures, walk, lang }: Props) {
  const text = useText()
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const { index, open, move, close } = useOpenPicture(walk, list)
  const common = commonRatio(pictures)
  const numbers = new Map(walk.map(({ id }, place) => [id, place + 1]))
  return (
    <div className={styles.pictures}>
      <ul
        ref={list}
        className={`${styles.rows} ${common ? styles.inTurn : ''}`}
        style={{ '--shape': common } as CSSProperties}
      >
        {pictures.map(({ id, alt, original, ratio, picture }, place) => (
          <li key={id} className={styles.item} style={{ '--ratio': ratio } as CSSProperties}>
            <a
              id={pictureHash(id, language).slice(1)}
              href={original}
              className={styles.link}
              onClick={(event) => open(event, id)}
            >
              <span className="vh">
                {text('gallery.open', { number: formatNumber(numbers.get(id) ?? place + 1, language) })}
              </span>
              <span className={styles.frame} lang={alt ? lang : undefined}>
                <Picture
                  picture={picture}
                  sizes={common ? sizesOf(16 / 9, acrossAt(place)) : sizesOf(ratio, [2, 3])}
                  alt={alt}
                  eager={place === 0}
                  className={styles.picture ?? ''}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {index !== undefined && (
        <Lightbox title={title} pictures={walk} index={index} onMove={move} onClose={close} lang={lang} />
      )}
    </div>
  )
}
