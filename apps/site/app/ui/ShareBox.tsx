import { useId, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareBox.module.css'
import { type Shared, ShareLinks, ShareWays } from './ShareWays.tsx'
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

type PanelProps = Shared & { onClose: () => void }

/** What an open share box shows. */
export function SharePanel({ title, url, onClose }: PanelProps) {
  const text = useText()
  return (
    <>
      <div className={styles.head}>
        <b>{text('share.title')}</b>
        <button type="button" className={styles.close} aria-label={text('share.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ShareWays title={title} url={url} />
    </>
  )
}

function Box({ title, url }: Shared) {
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
    <div ref={box} className={styles.share}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="share" />
        {text('share.title')}
      </button>
      {open && (
        <div id={panel} className={`${styles.panel} ${styles.above} on-dark`}>
          <SharePanel title={title} url={url} onClose={close} />
        </div>
      )}
    </div>
  )
}

/** E6: opened by its button; closed by the icon, Escape, or a click or focus outside. */
export const ShareBox = ({ title, url }: Shared) =>
  useHydrated() ? <Box title={title} url={url} /> : <Details title={title} url={url} />
