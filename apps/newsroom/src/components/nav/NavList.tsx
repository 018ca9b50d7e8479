'use client'
import { Link, useTranslation } from '@payloadcms/ui'
import { textFor } from '../../bilingual.ts'
import { isAt, type Place, shownCount } from '../../nav/places.ts'
import type { Counts } from '../../today/counts.ts'
import { LineIcon } from './LineIcon.tsx'
import { countTexts, texts } from './texts.ts'

type NavEntry = Place & { htmlId: string; href: string; label: string }
export type NavGroup = { id: string; label?: string | undefined; entries: NavEntry[] }

type EntryProps = { entry: NavEntry; pathname: string; counts: Counts; hasIds: boolean }

function Entry({ entry, pathname, counts, hasIds }: EntryProps) {
  const { i18n } = useTranslation()
  const { htmlId, href, label, icon, count } = entry
  const figure = count && shownCount(counts[count])
  return (
    <li>
      <Link
        className="nr-nav__link"
        href={href}
        id={hasIds ? htmlId : undefined}
        prefetch={false}
        aria-current={isAt(pathname, href) ? 'page' : undefined}
      >
        <LineIcon name={icon} />
        <span className="nr-nav__label">{label}</span>{' '}
        {figure && (
          <span className="nr-nav__count">
            {figure}
            <span className="nr-hidden"> {textFor({ i18n }, countTexts[count])}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

type Props = { groups: NavGroup[]; pathname: string; counts: Counts; hasIds: boolean }

/** The groups of the navigation; what is seldom needed stands behind "More", open where the person is in it. */
export function NavList({ groups, ...more }: Props) {
  const { i18n } = useTranslation()
  const entry = (one: NavEntry) => <Entry key={one.id} entry={one} {...more} />
  return groups.map(({ id, label, entries }) => {
    const rare = entries.filter(({ isRare }) => isRare)
    const isInRare = rare.some(({ href }) => isAt(more.pathname, href))
    return (
      <div className="nr-nav__group" key={id}>
        {label && <h2>{label}</h2>}
        <ul>{entries.filter(({ isRare }) => !isRare).map(entry)}</ul>
        {rare.length > 0 && (
          <details key={String(isInRare)} open={isInRare}>
            <summary className="nr-nav__link">
              <LineIcon name="more" />
              <span className="nr-nav__label">
                {textFor({ i18n }, texts.more)}
                {label && <span className="nr-hidden">: {label}</span>}
              </span>
            </summary>
            <ul>{rare.map(entry)}</ul>
          </details>
        )}
      </div>
    )
  })
}
