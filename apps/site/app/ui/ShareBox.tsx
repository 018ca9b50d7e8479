import { useId, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareBox.module.css'
import { type Shared, ShareLinks, ShareWays } from './ShareWays.tsx'
import { useAbsolute } from './use-absolute.ts'
import { useDismiss } from './use-dismiss.ts'
import { useHydrated } from './use-hydrated.ts'

/** Works without script. */
function Details({ title, url }: Shared) {
  const text = useText()
  return (
    <details className={styles.share}>
      <summary className={styles.button}>
        <Icon name="share" />
        {text('share.title')}
      </summary>
      <div className={`${styles.panel} ${styles.above} on-dark`}>
        <ul className={styles.list}>
          <ShareLinks title={title} url={url} />
        </ul>
      </div>
    </details>
  )
}

/** In the top layer: a card may be in a carousel that clips it. */
const showOnTop = (panel: HTMLElement | null) => panel?.showPopover?.()

type BoxProps = Shared & {
  /** With an icon alone as the button and the box as a popover. */
  onCard?: boolean
}

function Box({ title, url, onCard = false }: BoxProps) {
  const text = useText()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useDismiss(open, box, { onEscape: close, onOutside: () => setOpen(false) })
  return (
    <div ref={box} className={onCard ? `${styles.card} on-dark` : styles.share}>
      <button
        ref={button}
        type="button"
        className={onCard ? styles.sign : styles.button}
        aria-label={onCard ? text('share.of', { title }) : undefined}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="share" />
        {!onCard && text('share.title')}
      </button>
      {open && (
        <div
          id={panel}
          ref={onCard ? showOnTop : undefined}
          popover={onCard ? 'manual' : undefined}
          className={`${styles.panel} ${onCard ? styles.beside : styles.above} on-dark`}
        >
          <div className={styles.head}>
            <b>{text('share.title')}</b>
            <button type="button" className={styles.close} aria-label={text('share.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <ShareWays title={title} url={url} />
        </div>
      )}
    </div>
  )
}

/** E6: opened by its button; closed by the icon, Escape, or a click or focus outside. */
export const ShareBox = ({ title, url }: Shared) =>
  useHydrated() ? <Box title={title} url={url} /> : <Details title={title} url={url} />

type CardProps = { title: string; link: string }

const CardBox = ({ title, link }: CardProps) => <Box title={title} url={useAbsolute(link)} onCard />

/** On a card; not rendered without script, since the story's page has the links. */
export const CardShare = (card: CardProps) => useHydrated() && <CardBox {...card} />
