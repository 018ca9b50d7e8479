import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Court } from '~/ui/Court.tsx'
import formStyles from './JoinForm.module.css'
import styles from './JoinSent.module.css'

/** What is said once a form is stored; the way on stands below. */
export function SentText({ id, children }: { id?: string; children: ReactNode }) {
  const text = useText()
  return (
    <>
      <div className={`on-dark ${styles.top}`}>
        <Court className={styles.court ?? ''} />
        <h2 className="d d2" id={id}>
          {text('joinUs.sentTitle')}
        </h2>
      </div>
      <div className={styles.bottom}>
        <p>{text('joinUs.sentText')}</p>
        {children}
      </div>
    </>
  )
}

/** Opens over the page while `open`, and is closed by OK or Escape. */
export function SentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
  }, [open])
  if (!open) return null
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <SentText id={titleId}>
        <button type="button" className={formStyles.button} onClick={() => dialog.current?.close()}>
          {text('joinUs.ok')}
        </button>
      </SentText>
    </dialog>
  )
}
