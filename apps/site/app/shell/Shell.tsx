import type { Language } from '@palank/routes'
import { createContext, type ReactNode, useEffect, useRef } from 'react'
import { useClubLanguages, useText } from '~/i18n/LanguageContext.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { CardShareBox } from './CardShareBox.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveNow } from './LiveNow.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import styles from './Shell.module.css'
import { SideNav } from './SideNav.tsx'
import type { PageShell } from './shell.ts'
import { storeLanguage } from './stored-language.ts'

/** Whether there is already a header, a footer and a main element. */
export const InsideShell = createContext(false)

/** The script in the head stores the first page's language; this stores it after a client-side navigation. */
function useStoredLanguage(language: Language) {
  const stored = useRef(language)
  const club = useClubLanguages()
  useEffect(() => {
    if (stored.current === language) return
    stored.current = language
    storeLanguage(language, club)
  }, [language, club])
}

export function Shell({ view, children }: { view: PageShell; children: ReactNode }) {
  const text = useText()
  const content = useRef<HTMLElement>(null)
  useStoredLanguage(view.language)
  return (
    <InsideShell value={true}>
      <a className="skip" href="#content">
        {text('shell.skip')}
      </a>
      <RouteProgress />
      <LiveNow />
      <Header view={view} />
      <main id="content" className={`main ${styles.content}`} tabIndex={-1} ref={content}>
        {children}
      </main>
      <KeptHtml of={view.footer}>{(footer) => <Footer view={footer} />}</KeptHtml>
      <SideNav />
      <CardShareBox />
      <PageAnnouncer content={content} />
    </InsideShell>
  )
}
