import type { Language } from '@palank/routes'
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './Lightbox.module.css'
import { LightboxThumbs } from './LightboxThumbs.tsx'
import { type LightboxPicture, largeView, placeByKey, placesNear } from './lightbox.ts'
import { Picture } from './Picture.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = {
  title: string
  pictures: readonly LightboxPicture[]
  index: number
  onMove: (index: number) => void
  /** After it was closed by its button, by Escape or by the browser. */
  onClose: () => void
  /** Of the title and the names, where it is not the page's language. */
  lang?: Language | undefined
}

type ArrowProps = { to: 'previous' | 'next'; end: boolean; onClick: () => void }

/** Stays at the ends, so that the focus is not lost. */
function Arrow({ to, end, onClick }: ArrowProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={text(`lightbox.${to}`)}
      aria-disabled={end}
      onClick={end ? undefined : onClick}
    >
      <Icon name={to === 'next' ? 'right' : 'left'} />
    </button>
  )
}

/** One picture at a time over the whole screen; the two beside it are rendered to preload them. */
export function Lightbox({ title, pictures, index, onMove, onClose, lang }: Props) {
  const text = useText()
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const count = pictures.length
  const current = pictures[index]

  // Before the thumbnails measure themselves: a closed dialog has no width.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])
  // On the document: after a click beside the controls nothing has the focus.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const place = placeByKey(event.key, index, count)
      if (place === undefined) return
      event.preventDefault()
      onMove(place)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [index, count, onMove])
  const step = (by: 1 | -1) => {
    if (pictures[index + by]) onMove(index + by)
  }
  const swipe = useSwipe(step)

  if (!current) return null
  const counter = { number: formatNumber(index + 1, language), count: formatNumber(count, language) }
  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} on-dark`}
      aria-label={text('lightbox.label', { title })}
      tabIndex={-1}
      onClose={onClose}
    >
      <div className={styles.head}>
        <div className={styles.words} aria-live="polite" aria-atomic="true">
          <p className={`num ${styles.counter}`}>{text('lightbox.counter', counter)}</p>
          <p className={styles.name} lang={lang}>
            {current.name || title}
          </p>
        </div>
        <a className={styles.tool} href={current.original} download={current.fileName}>
          <span className="vh">{text('lightbox.download')}</span>
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4v11M7 11l5 5 5-5M4 20h16" />
          </svg>
        </a>
        <button
          type="button"
          className={styles.tool}
          aria-label={text('lightbox.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.stage}>
        {count > 1 && <Arrow to="previous" end={index === 0} onClick={() => step(-1)} />}
        <div className={styles.frame} {...swipe}>
          {placesNear(index, count, 1).map((place) => {
            const picture = pictures[place]
            if (!picture) return null
            return (
              <div
                key={picture.id}
                className={styles.slide}
                style={{ '--away': place - index } as CSSProperties}
                aria-hidden={place === index ? undefined : true}
                lang={lang}
              >
                <Picture picture={largeView(picture)} sizes="100vw" eager className={styles.picture ?? ''} />
              </div>
            )
          })}
        </div>
        {count > 1 && <Arrow to="next" end={index === count - 1} onClick={() => step(1)} />}
      </div>
      {count > 1 && <LightboxThumbs pictures={pictures} index={index} onMove={onMove} lang={lang} />}
    </dialog>
  )
}
