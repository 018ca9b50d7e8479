import { useBrand } from '~/brand/BrandContext.tsx'
import { isPlural, withArticle } from '~/i18n/hungarian-words.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Court } from '~/ui/Court.tsx'
import styles from './Welcome.module.css'

/** “The Otters are here”, in the number of the club's word. */
function useHeadline(): string {
  const text = useText()
  const language = useLanguage()
  const { name, shout } = useBrand()
  if (language !== 'hu') return text('home.welcomeMany', { club: name[language] })
  return text(isPlural(shout) ? 'home.welcomeMany' : 'home.welcomeOne', { club: withArticle(shout) })
}

type Props = {
  /** What the page below already has. */
  has: { matches: boolean; news: boolean }
  /** Highlighted stories lie over the lower edge. */
  overlaid?: boolean
}

/** The top of the home page until the first leading story. */
export function Welcome({ has, overlaid = false }: Props) {
  const text = useText()
  const { crest } = useBrand()
  const headline = useHeadline()
  const lead = has.news ? 'home.welcomeText' : has.matches ? 'home.welcomeMatches' : 'home.welcomeNew'
  return (
    <div className={`${styles.welcome} on-dark`} data-plain="" data-overlaid={overlaid ? '' : undefined}>
      <Court className={styles.lines} />
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h1 className="d d1">{headline}</h1>
          <p>{text(lead)}</p>
        </div>
        <img src={crest.src} width={crest.width} height={crest.height} alt="" fetchPriority="high" />
      </div>
    </div>
  )
}
