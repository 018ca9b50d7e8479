import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'
import { Icon } from './Icon.tsx'

/** A dialog: the browser keeps the focus inside, and Escape closes it. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const { text } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      // An open dialog that is taken away leaves the focus nowhere.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog ref={dialog} className="cs-sheet" aria-labelledby={heading} onClose={onClose}>
      <div className="cs-sheet__head">
        <h2 className="cs-display cs-display--5" id={heading}>
          {title}
        </h2>
        <button type="button" aria-label={text(texts.close)} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
