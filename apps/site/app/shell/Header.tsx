import { matchPath, type PageId, pathFor } from '@palank/routes'
import { useLocation } from 'react-router'
import { useBrand } from '~/brand/BrandContext.tsx'
import { useText } from '~/i18n/LanguageContext.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { FloatingSearch } from './FloatingSearch.tsx'
import styles from './Header.module.css'
import { LanguageSelector } from './LanguageSelector.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MenuLink } from './MenuLink.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { SearchForm } from './SearchForm.tsx'
import type { ShellView } from './shell.ts'
import { useIsErrorPage } from './use-is-error-page.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Screens that start with a full-width picture, which the header overlays. */
const pagesWithPicture: (PageId | undefined)[] = ['home', 'article']

/** Error pages start with a picture too. */
function useOverPicture(): boolean {
  const { pathname } = useLocation()
  const isErrorPage = useIsErrorPage()
  return isErrorPage || pagesWithPicture.includes(matchPath(pathname)?.page)
}

type Props = { view: Pick<ShellView, 'language' | 'main' | 'extension'> }

export function Header({ view: { language, main, extension } }: Props) {
  const text = useText()
  const { crest, wordmark, secondary, name, shortName } = useBrand()
  const over = useOverPicture()
  const solid = useScrolledPast(120)
  return (
    <header className={`on-dark ${styles.header}`} data-over={over} data-solid={solid}>
      <div className={styles.utility}>
        <div className="wrap">
          {secondary && (
            <img
              className={styles.secondary}
              src={secondary.src}
              width={secondary.width}
              height={secondary.height}
              alt={secondary.alt[language]}
              loading="lazy"
            />
          )}
          {extension.length > 0 && (
            <nav className={styles.extension} aria-label={text('shell.extraMenu')}>
              <ul className={styles.extensionList}>
                {extension.map((entry) => (
                  <li key={entry.id}>
                    <MenuLink entry={entry} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.language}>
            <LanguageSelector />
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <div className="wrap">
          <SiteLink
            className={styles.logo}
            to={pathFor('home', language)}
            aria-label={text('shell.home', { club: name[language] })}
          >
            <img className={styles.crest} src={crest.src} width={crest.width} height={crest.height} alt="" />
            {wordmark ? (
              <img
                className={styles.wordmark}
                src={wordmark.src}
                width={wordmark.width}
                height={wordmark.height}
                alt=""
              />
            ) : (
              <span className="d d5">{shortName[language]}</span>
            )}
          </SiteLink>
          <MainMenu entries={main} />
          <SearchForm language={language} className={styles.search} landmark />
          <FloatingSearch language={language}>
            <MobileMenu main={main} extension={extension} />
          </FloatingSearch>
        </div>
      </div>
    </header>
  )
}
