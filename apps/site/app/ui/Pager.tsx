import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './Pager.module.css'
import { pagesShown } from './pager.ts'
import { SiteLink } from './SiteLink.tsx'

type Props = { page: number; count: number; hrefOf: (page: number) => string }

/** Links to the pages of a list; nothing for a single page. */
export function Pager({ page, count, hrefOf }: Props) {
  const text = useText()
  const language = useLanguage()
  if (count < 2) return null
  const labelOf = (number: number) => text('pager.page', { number: formatNumber(number, language) })
  return (
    <nav className={styles.pager} aria-label={text('pager.label')}>
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} aria-label={text('pager.previous')}>
          <Icon name="left" />
        </SiteLink>
      )}
      {pagesShown(page, count).map((entry, place, all) =>
        entry === 'gap' ? (
          <span key={`after-${all[place - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <SiteLink
            key={entry}
            to={hrefOf(entry)}
            aria-label={labelOf(entry)}
            aria-current={entry === page ? 'page' : undefined}
          >
            {formatNumber(entry, language)}
          </SiteLink>
        ),
      )}
      {page < count && (
        <SiteLink to={hrefOf(page + 1)} aria-label={text('pager.next')}>
          <Icon name="right" />
        </SiteLink>
      )}
    </nav>
  )
}
