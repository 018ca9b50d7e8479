import { formatNumber } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './Pager.module.css'
import { pagesShown } from './pager.ts'
import { SiteLink } from './SiteLink.tsx'

type Props = { page: number; count: number; hrefOf: (page: number) => string }

/** The pages of a list by their numbers, each a link of its own; nothing where there is but one. */
export function Pager({ page, count, hrefOf }: Props) {
  const text = useText()
  const language = useLanguage()
  if (count < 2) return null
  const named = (number: number) => text('pager.page', { number: formatNumber(number, language) })
  return (
    <nav className={styles.pager} aria-label={text('pager.label')}>
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} aria-label={text('pager.previous')}>
          <Icon name="left" />
        </SiteLink>
      )}
      {pagesShown(page, count).map((shown, place, all) =>
        shown === 'gap' ? (
          <span key={`after-${all[place - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <SiteLink
            key={shown}
            to={hrefOf(shown)}
            aria-label={named(shown)}
            aria-current={shown === page ? 'page' : undefined}
          >
            {formatNumber(shown, language)}
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
