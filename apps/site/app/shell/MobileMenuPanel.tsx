import { useState } from 'react'
import { useBrand } from '~/brand/BrandContext.tsx'
import { useClubLanguages, useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { fixedLinks } from './fixed-links.ts'
import { HomeInLanguage, ThisPageInLanguage, useTwins } from './LanguageLinks.tsx'
import { Lockup } from './Lockup.tsx'
import { MenuLink } from './MenuLink.tsx'
import styles from './MobileMenu.module.css'
import { levelAt } from './menu-level.ts'
import type { MenuEntry } from './shell.ts'

type Props = { main: MenuEntry[]; extension: MenuEntry[]; onClose: () => void }

const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** One level of the menu at a time; `stack` holds the ids of the opened entries. */
export function MobileMenuPanel({ main, extension, onClose }: Props) {
  const text = useText()
  const language = useLanguage()
  const { name } = useBrand()
  const club = useClubLanguages()
  const twins = useTwins()
  const [stack, setStack] = useState<string[]>([])
  /** The entry to focus after going back. */
  const [returnedFrom, setReturnedFrom] = useState<string>()
  const { parent, above, entries } = levelAt(main, stack)
  const size = parent ? 'd d5' : 'd d4'
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Lockup alt={name[language]} />
        <button type="button" className={styles.close} aria-label={text('shell.closeMenu')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.level} aria-label={text('shell.mainMenu')} key={stack.join('/')}>
        {parent && (
          <>
            <button
              type="button"
              className={styles.back}
              ref={returnedFrom ? undefined : focusOnMount}
              onClick={() => {
                setReturnedFrom(stack.at(-1))
                setStack(stack.slice(0, -1))
              }}
            >
              <Icon name="left" />
              {above ? text('shell.backTo', { name: above }) : text('shell.back')}
            </button>
            <MenuLink entry={parent} className={`d d3 ${styles.current}`} onClick={onClose}>
              <Icon name="right" />
            </MenuLink>
          </>
        )}
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.children.length > 0 ? (
                <button
                  type="button"
                  className={size}
                  ref={returnedFrom === entry.id ? focusOnMount : undefined}
                  onClick={() => {
                    setReturnedFrom(undefined)
                    setStack([...stack, entry.id])
                  }}
                >
                  {entry.name}
                  <Icon name="forward" />
                </button>
              ) : (
                <MenuLink entry={entry} className={size} onClick={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.extra}>
        <ul className={styles.fixed}>
          {fixedLinks(language, text).map(({ id, name, href }) => (
            <li key={id}>
              <SiteLink to={href} onClick={onClose}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul className={styles.extension}>
          {extension.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} onClick={onClose} />
            </li>
          ))}
          {club
            .filter((other) => other !== language)
            .map((other) => (
              <li key={other}>
                <HomeInLanguage language={other} />
              </li>
            ))}
          {twins.map((twin) => (
            <li key={twin.href}>
              <ThisPageInLanguage twin={twin} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
