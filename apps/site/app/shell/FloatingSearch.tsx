import type { Language } from '@palank/routes'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import styles from './FloatingSearch.module.css'
import { SearchForm } from './SearchForm.tsx'
import { useTargetOpen } from './use-target-open.ts'

/** The id that opens the search box by `:target` until hydration. */
const searchAnchor = 'search'

/** Below 768 px: an icon that opens a strip with the search box under the header. */
export function FloatingSearch({ language, children }: { language: Language; children: ReactNode }) {
  const text = useText()
  const [open, setOpen] = useTargetOpen(searchAnchor, '(max-width: 767px)')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])
  useDismiss(open ?? false, strip, {
    onEscape: () => {
      if (strip.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    },
  })
  return (
    <>
      <div className={styles.buttons}>
        {open === undefined ? (
          <a className={styles.toggle} href={`#${searchAnchor}`} aria-label={text('search.open')}>
            <Icon name="search" />
          </a>
        ) : (
          <button
            ref={button}
            type="button"
            className={styles.toggle}
            aria-label={text(open ? 'search.close' : 'search.open')}
            aria-expanded={open}
            aria-controls={searchAnchor}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'search'} />
          </button>
        )}
        {children}
      </div>
      <div ref={strip} id={searchAnchor} className={styles.strip} data-open={open}>
        <SearchForm
          language={language}
          className={styles.box}
          landmark
          input={input}
          onSearch={() => setOpen(false)}
        />
      </div>
    </>
  )
}
