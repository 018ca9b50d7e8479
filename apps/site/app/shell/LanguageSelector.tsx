import { useRef } from 'react'
import { useClubLanguages, useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { useDismiss } from '~/ui/use-dismiss.ts'
import { Flag, HomeInLanguage, ThisPageInLanguage, useTwins } from './LanguageLinks.tsx'
import styles from './LanguageSelector.module.css'

/** Closed until it is pressed; the selected language stands on top. Where there is nothing to choose there is none. */
export function LanguageSelector() {
  const text = useText()
  const selected = useLanguage()
  const club = useClubLanguages()
  const twins = useTwins()
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (box.current) box.current.open = false
  }
  // The browser opens it without asking, so the way out is watched all the time.
  useDismiss(true, box, {
    onEscape: () => {
      if (box.current?.open && box.current.contains(document.activeElement)) {
        box.current.querySelector('summary')?.focus()
      }
      close()
    },
    onOutside: close,
  })
  if (club.length < 2) return null
  return (
    <details ref={box} className={styles.selector}>
      <summary className={styles.button}>
        <span className="vh">{text('language.choose')}: </span>
        <Flag language={selected} />
        {text('language.name')}
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
