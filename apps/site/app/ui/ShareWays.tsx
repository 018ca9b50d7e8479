import { useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareBox.module.css'
import { type ShareTarget, shareLinks } from './share-links.ts'

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

export type Shared = {
  title: string
  /** Absolute. */
  url: string
}

export function ShareLinks({ title, url }: Shared) {
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

/** Links, copying, and the device's own sharing where it has one. */
export function ShareWays({ title, url }: Shared) {
  const text = useText()
  const [copied, setCopied] = useState<boolean>()
  // Without HTTPS there is no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  // Rejects when the visitor cancels.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <>
      <ul className={styles.list}>
        <ShareLinks title={title} url={url} />
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
      <p className={styles.status} role="status">
        {copied !== undefined && text(copied ? 'share.copied' : 'share.notCopied')}
      </p>
    </>
  )
}
