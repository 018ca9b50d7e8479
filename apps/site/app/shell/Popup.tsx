import { useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { hasCookie, setCookie } from './cookies.ts'
import { afterFirstSign, scrolledBefore } from './first-sign.ts'
import styles from './Popup.module.css'
import type { PopupView } from './shell.ts'

const popupCookie = 'welcome_popup'
const daySeconds = 24 * 60 * 60

/** Open dialogs, menus and lists, and a field that has the focus. */
const busy =
  ':is(dialog[open], :popover-open, header details[open], header [data-open="true"], input:focus, select:focus, textarea:focus)'

/** Calls back if the reader tapped, pressed a key or scrolled before hydration. */
function onSignBeforeHydration(callback: () => void): () => void {
  const [entry] = performance.getEntriesByType('navigation')
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined
  if (scrolledBefore({ scrollY, hash: location.hash, navigation })) callback()
  const observer = new PerformanceObserver(callback)
  observer.observe({ type: 'first-input', buffered: true })
  return () => observer.disconnect()
}

/** The welcome picture, once a day, at the reader's first sign; it is closed by script, so only script opens it. */
export function Popup({ popup }: { popup: PopupView | null }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const id = popup?.id

  useEffect(() => {
    if (id === undefined || hasCookie(document, popupCookie)) return
    const reader = { events: window, isBusy: () => document.querySelector(busy) !== null }
    const wait = afterFirstSign(reader, () => {
      // Another tab may have shown it since.
      if (hasCookie(document, popupCookie)) return
      setCookie(document, popupCookie, String(id), daySeconds, location.protocol === 'https:')
      setOpen(true)
    })
    const stopObserving = onSignBeforeHydration(wait.sign)
    return () => {
      wait.stop()
      stopObserving()
    }
  }, [id])
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])

  if (!popup || !open) return null
  const picture = (
    <Picture picture={popup.picture} className={styles.picture ?? ''} sizes="min(520px, 100vw)" eager />
  )
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text('popup.label')}
      onClose={() => setOpen(false)}
    >
      <button type="button" className={styles.close} aria-label={text('popup.close')} onClick={close}>
        <Icon name="close" />
      </button>
      {popup.href ? (
        <SiteLink to={popup.href} onClick={close}>
          {picture}
        </SiteLink>
      ) : (
        picture
      )}
    </dialog>
  )
}
