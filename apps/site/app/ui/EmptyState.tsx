import { pathFor } from '@palank/routes'
import { useBrand } from '~/brand/BrandContext.tsx'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Court } from './Court.tsx'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  text: string
  /** Where to go from here, the best first. */
  ways?: { to: string; name: string }[]
  className?: string | undefined
}

/** In place of an empty list. */
export function EmptyState({ title, text, ways = [], className }: Props) {
  const { crest } = useBrand()
  return (
    <div className={`${styles.empty} on-dark ${className ?? ''}`}>
      <Court className={styles.lines} />
      <div>
        <h2 className="d d3">{title}</h2>
        <p>{text}</p>
        {ways.length > 0 && (
          <div className={styles.ways}>
            {ways.map(({ to, name }, place) => (
              <ButtonLink key={to} to={to} look={place === 0 ? 'light' : 'line'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      <img src={crest.src} width={crest.width} height={crest.height} alt="" loading="lazy" />
    </div>
  )
}

/** Until the club's first story, on the home page and in the news. */
export function NoNews({ className }: Pick<Props, 'className'>) {
  const text = useText()
  const language = useLanguage()
  return (
    <EmptyState
      title={text('news.soonTitle')}
      text={text('news.soonText')}
      ways={[
        { to: pathFor('teams', language), name: text('teams.title') },
        { to: pathFor('joinUs', language), name: text('joinUs.title') },
      ]}
      className={className}
    />
  )
}
