import type { Language } from '@palank/routes'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import styles from './FloatingSearch.module.css'
import { SearchForm } from './SearchForm.tsx'

/** The id that opens the search box by `:target` when there is no script. */
const searchAnchor = 'search'

/** Below 768 px: an icon that opens a strip with the search box under the header. */
export function FloatingSearch({ language, children }: { language: Language; children: ReactNode }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])
  useDismiss(open, strip, {
    onEscape: () => {
      if (strip.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    },
  })
  return (
    <>
      <div className={styles.buttons}>
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
        <a className={styles.anchor} href={`#${searchAnchor}`} aria-label={text('search.open')}>
          <Icon name="search" />
        </a>
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
