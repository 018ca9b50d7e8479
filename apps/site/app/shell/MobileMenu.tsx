import { useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useHydrated } from '~/ui/use-hydrated.ts'
import { menuAnchor } from './MainMenu.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuPanel } from './MobileMenuPanel.tsx'
import type { MenuEntry } from './shell.ts'

/** From this width the header shows the main menu. */
const desktop = '(min-width: 1024px)'

/** The menu button and its dialog, below 1024 px. Until hydration a link opens the main menu by `:target`. */
export function MobileMenu({ main, extension }: { main: MenuEntry[]; extension: MenuEntry[] }) {
  const text = useText()
  const hydrated = useHydrated()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    // The wide layout hides the dialog; left open, it would block the page.
    const list = matchMedia(desktop)
    const closeIfDesktop = () => list.matches && dialog.current?.close()
    list.addEventListener('change', closeIfDesktop)
    return () => list.removeEventListener('change', closeIfDesktop)
  }, [open])

  return (
    <>
      {hydrated ? (
        <button
          type="button"
          className={styles.burger}
          aria-label={text('shell.openMenu')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
        </button>
      ) : (
        <a className={styles.burger} href={`#${menuAnchor}`} aria-label={text('shell.openMenu')}>
          <Icon name="menu" />
        </a>
      )}
      <dialog
        ref={dialog}
        className={`on-dark ${styles.dialog}`}
        aria-label={text('shell.menu')}
        onClose={() => setOpen(false)}
      >
        {open && (
          <>
            <button
              type="button"
              className={styles.overlay}
              tabIndex={-1}
              aria-hidden="true"
              onClick={close}
            />
            <MobileMenuPanel main={main} extension={extension} onClose={close} />
          </>
        )}
      </dialog>
    </>
  )
}
