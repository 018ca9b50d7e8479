import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareBox.module.css'
import { type ShareTarget, shareLinks } from './share-links.ts'
import { useHydrated } from './use-hydrated.ts'
import { useLeaving } from './use-leaving.ts'

const shapes = {
  facebook: 'M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7H17l.6-4h-4.1V9c0-.7.3-1 .9-1z',
  x: 'M3 3h5.6l4.2 6L18 3h2.6l-6.7 7.6L21.5 21h-5.6l-4.6-6.5L5.6 21H3l7.2-8.2zm3.6 2L16.9 19h1.6L8.1 5z',
}

const Mark = ({ target }: { target: ShareTarget }) =>
  target === 'mail' ? (
    <Icon name="mail" />
  ) : (
    <svg className="i i--fill" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[target]} fillRule="evenodd" />
    </svg>
  )

type Props = {
  title: string
  /** Absolute: it is what others will follow. */
  url: string
}

function Links({ title, url }: Props) {
  const text = useText()
  return shareLinks(title, url).map(({ target, href }) => (
    <li key={target}>
      <a href={href} rel="noopener">
        <Mark target={target} />
        {text(`share.${target}`)}
      </a>
    </li>
  ))
}

/** The links, copying, and the device's own way of sharing where it has one; the result of copying is said. */
function Ways({ title, url }: Props) {
  const text = useText()
  const [copied, setCopied] = useState<boolean>()
  // The clipboard is not there on a page without a secure address.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  // Whoever turns away from the device's own dialog has nothing to be told.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <>
      <ul className={styles.list}>
        <Links title={title} url={url} />
        <li>
          <button type="button" onClick={copy}>
            <Icon name="link" />
            {text('share.copy')}
          </button>
        </li>
        {'share' in navigator && (
          <li>
            <button type="button" onClick={share}>
              <Icon name="share" />
              {text('share.device')}
            </button>
          </li>
        )}
      </ul>
      <p className={styles.said} role="status">
        {copied !== undefined && text(copied ? 'share.copied' : 'share.notCopied')}
      </p>
    </>
  )
}

const Panel = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={`${styles.panel} on-dark`}>
    {children}
  </div>
)

/** Until the script comes the browser itself opens the links. */
function Details({ title, url }: Props) {
  const text = useText()
  return (
    <details className={styles.share}>
      <summary className={styles.button}>
        <Icon name="share" />
        {text('share.title')}
      </summary>
      <Panel>
        <ul className={styles.list}>
          <Links title={title} url={url} />
        </ul>
      </Panel>
    </details>
  )
}

/** E6: closed until its button is pressed; the icon, Escape and whatever happens outside close it. */
export function ShareBox({ title, url }: Props) {
  const text = useText()
  const hydrated = useHydrated()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useLeaving(open, box, { onEscape: close, onOutside: () => setOpen(false) })
  if (!hydrated) return <Details title={title} url={url} />
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
        <Panel id={panel}>
          <div className={styles.head}>
            <b>{text('share.title')}</b>
            <button type="button" className={styles.close} aria-label={text('share.close')} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <Ways title={title} url={url} />
        </Panel>
      )}
    </div>
  )
}
