import { useLocation } from 'react-router'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { fixedLinks } from './fixed-links.ts'
import styles from './SideNav.module.css'

/** Links to the five fixed pages at the right edge, from 1800 px; narrower screens have them in the menu. */
export function SideNav() {
  const text = useText()
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <nav className={`on-dark ${styles.side}`} aria-label={text('shell.fixedLinks')}>
      <ul className={styles.list}>
        {fixedLinks(language, text).map(({ id, name, href }) => (
          <li key={id}>
            <SiteLink to={href} aria-current={href === pathname ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
