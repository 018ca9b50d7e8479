import { useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { hasCookie, setCookie } from './cookies.ts'
import styles from './Popup.module.css'
import type { PopupView } from './shell.ts'

const popupCookie = 'welcome_popup'
const daySeconds = 24 * 60 * 60

/** The welcome picture, once a day; it is closed by script, so only script opens it. */
export function Popup({ popup }: { popup: PopupView | null }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const id = popup?.id

  useEffect(() => {
    if (id === undefined || hasCookie(document, popupCookie)) return
    setCookie(document, popupCookie, String(id), daySeconds, location.protocol === 'https:')
    setOpen(true)
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
