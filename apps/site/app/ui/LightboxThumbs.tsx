import type { Language } from '@palank/routes'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './LightboxThumbs.module.css'
import { type LightboxPicture, placesNear, thumbView } from './lightbox.ts'
import { Picture } from './Picture.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

/** More thumbnails to either side than the widest screen shows. */
const reach = 12

type Props = {
  pictures: readonly LightboxPicture[]
  index: number
  onMove: (index: number) => void
  lang?: Language | undefined
}

/** A strip of any length; only the thumbnails near the current one are rendered. */
export function LightboxThumbs({ pictures, index, onMove, lang }: Props) {
  const text = useText()
  const still = useReducedMotion()
  const strip = useRef<HTMLDivElement>(null)
  const lastIndex = useRef<number>(undefined)
  const [middle, setMiddle] = useState(index)
  const count = pictures.length

  // Scrolls the current thumbnail into the middle, and moves the focus with it if the strip has the focus.
  useEffect(() => {
    const box = strip.current
    if (!box) return
    const far = lastIndex.current === undefined || Math.abs(lastIndex.current - index) > reach
    lastIndex.current = index
    const left = ((index + 0.5) * box.scrollWidth) / count - box.clientWidth / 2
    box.scrollTo({ left, behavior: far || still ? 'instant' : 'smooth' })
    const current = box.querySelector<HTMLElement>('[aria-current]')
    if (box.contains(document.activeElement)) current?.focus({ preventScroll: true })
  }, [index, count, still])

  const updateMiddle = () => {
    const box = strip.current
    if (box) setMiddle(Math.round(((box.scrollLeft + box.clientWidth / 2) / box.scrollWidth) * count - 0.5))
  }
  const places = new Set([...placesNear(middle, count, reach), ...placesNear(index, count, reach)])
  return (
    <div ref={strip} className={styles.strip} onScroll={updateMiddle}>
      <ul
        className={styles.list}
        style={{ '--count': count } as CSSProperties}
        aria-label={text('lightbox.thumbnails')}
      >
        {[...places]
          .sort((one, other) => one - other)
          .map((place) => {
            const picture = pictures[place]
            if (!picture) return null
            const current = place === index
            return (
              <li key={picture.id} className={styles.item} style={{ '--place': place } as CSSProperties}>
                <button
                  type="button"
                  tabIndex={current ? 0 : -1}
                  aria-current={current ? 'true' : undefined}
                  onClick={() => onMove(place)}
                >
                  <span className="vh">{text('lightbox.thumbnail', { number: place + 1 })}</span>
                  {picture.name && (
                    <span className="vh" lang={lang}>
                      : {picture.name}
                    </span>
                  )}
                  <Picture
                    picture={thumbView(picture)}
                    sizes="150px"
                    alt=""
                    className={styles.picture ?? ''}
                  />
                </button>
              </li>
            )
          })}
      </ul>
    </div>
  )
}
