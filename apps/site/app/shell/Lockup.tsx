import { useBrand } from '~/brand/BrandContext.tsx'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import styles from './Lockup.module.css'

type Props = { alt: string; lazy?: boolean }

/** The club's lockup; crest and short name side by side where it has none. */
export function Lockup({ alt, lazy = false }: Props) {
  const { lockup, crest, shortName } = useBrand()
  const language = useLanguage()
  const loading = lazy ? 'lazy' : undefined
  if (lockup) return <img {...lockup} alt={alt} loading={loading} />
  return (
    <span className={styles.lockup}>
      <img {...crest} alt="" loading={loading} />
      <span className="d d5">{shortName[language]}</span>
    </span>
  )
}
