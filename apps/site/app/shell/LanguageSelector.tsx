import { useRef } from 'react'
import { useClubLanguages, useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { languageNames } from '~/i18n/language-names.ts'
import { Icon } from '~/ui/Icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import { Flag, HomeInLanguage, ThisPageInLanguage, useTwins } from './LanguageLinks.tsx'
import styles from './LanguageSelector.module.css'

/** The selected language comes first. A club with one language has no selector. */
export function LanguageSelector() {
  const text = useText()
  const selected = useLanguage()
  const club = useClubLanguages()
  const twins = useTwins()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  // The browser opens <details> on its own, so there is no state to follow.
  useDismiss(true, details, {
    onEscape: () => {
      if (details.current?.open && details.current.contains(document.activeElement)) {
        details.current.querySelector('summary')?.focus()
      }
      close()
    },
    onOutside: close,
  })
  if (club.length < 2) return null
  return (
    <details ref={details} className={styles.selector}>
      <summary className={styles.button}>
        <span className="vh">{text('language.choose')}: </span>
        <Flag language={selected} />
        {languageNames[selected].name}
        <Icon name="down" />
      </summary>
      <ul className={styles.list}>
        {[selected, ...club.filter((language) => language !== selected)].map((language) => (
          <li key={language}>
            <HomeInLanguage language={language} />
          </li>
        ))}
        {twins.map((twin) => (
          <li key={twin.href}>
            <ThisPageInLanguage twin={twin} className={styles.twin} />
          </li>
        ))}
      </ul>
    </details>
  )
}
