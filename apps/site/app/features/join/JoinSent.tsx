import { fixedPages, pathFor } from '@palank/routes'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { Court } from '~/ui/Court.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import formStyles from './JoinForm.module.css'
import styles from './JoinSent.module.css'
import { useJoinText } from './join-texts.ts'
import { splitAtLink } from './text-with-link.ts'

/** Confirms the registration, with a link to the training times. */
export function SentText({ id, children }: { id?: string; children: ReactNode }) {
  const text = useJoinText()
  const language = useLanguage()
  const { before, link, after } = splitAtLink(text('joinUs.sentText'))
  return (
    <>
      <div className={`on-dark ${styles.top}`}>
        <Court className={styles.court ?? ''} />
        <h2 className="d d2" id={id}>
          {text('joinUs.sentTitle')}
        </h2>
      </div>
      <div className={styles.bottom}>
        <p>
          {before}
          <SiteLink to={pathFor('page', language, { slug: fixedPages.trainingTimes[language] })}>
            {link}
          </SiteLink>
          {after}
        </p>
        {children}
      </div>
    </>
  )
}

/** A modal dialog, closed by OK or Escape. */
export function SentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useJoinText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const ok = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open || dialog.current?.open) return
    dialog.current?.showModal()
    // By default a dialog focuses its first link; Enter should mean OK.
    ok.current?.focus()
  }, [open])
  if (!open) return null
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <SentText id={titleId}>
        <button ref={ok} type="button" className={formStyles.button} onClick={() => dialog.current?.close()}>
          {text('joinUs.ok')}
        </button>
      </SentText>
    </dialog>
  )
}
