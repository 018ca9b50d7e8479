import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './Crumbs.module.css'
import { SiteLink } from './SiteLink.tsx'

export type Crumb = { name: string; href: string }

type Props = {
  /** From the home page down, without the current page. */
  above: Crumb[]
  current: string
  /** Of `current`, where it is not the page's language. */
  lang?: string | undefined
}

export function Crumbs({ above, current, lang }: Props) {
  const text = useText()
  return (
    <nav aria-label={text('reading.crumbs')}>
      <ol className={styles.crumbs}>
        {above.map(({ name, href }) => (
          <li key={href}>
            <SiteLink to={href}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
