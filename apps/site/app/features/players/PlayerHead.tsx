import type { CSSProperties, ReactNode } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import { positionText } from '~/model/roster.ts'
import { Court } from '~/ui/Court.tsx'
import { type Crumb, Crumbs } from '~/ui/Crumbs.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Silhouette } from '~/ui/Silhouette.tsx'
import styles from './PlayerHead.module.css'
import type { PlayerPageView, PlayerView } from './player.ts'

/** Length of the longest unbreakable part, so that the name can be scaled to its column. */
const lettersOf = (...names: string[]): number =>
  Math.max(4, ...names.flatMap((name) => name.split(/[\s-]+/)).map((part) => part.length))

/** In the order of the language, the last name larger. */
function Name({ player: { lastName, firstName } }: { player: PlayerView }) {
  const language = useLanguage()
  const last = <span className={styles.last}>{lastName}</span>
  const first = firstName && <small className={styles.first}>{firstName}</small>
  const style = { '--letters': lettersOf(lastName) } as CSSProperties
  return (
    <h1 className={`d ${styles.name}`} style={style}>
      {language === 'hu' ? (
        <>
          {last} {first}
        </>
      ) : (
        <>
          {first} {last}
        </>
      )}
    </h1>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)

/** The dark head of a player's page: portrait, breadcrumbs, name and facts. */
export function PlayerHead({ view, crumbs }: { view: PlayerPageView; crumbs: Crumb[] }) {
  const text = useText()
  const { player } = view
  const { number, position, height, birthYear } = player
  return (
    <section className={`${styles.head} on-dark`}>
      <Court />
      <div className={`wrap ${styles.columns}`}>
        {player.picture ? (
          <Picture
            picture={player.picture}
            sizes="(min-width: 768px) 460px, 100vw"
            eager
            className={styles.portrait ?? ''}
          />
        ) : (
          <Silhouette number={number} className={styles.portrait ?? ''} />
        )}
        <div className={styles.words}>
          <Crumbs above={crumbs} current={player.name} />
          <Name player={player} />
          <dl className={styles.facts}>
            <Fact name={text('player.number')}>{number ?? unknown}</Fact>
            <Fact name={text('player.position')}>
              {position ? <span className={styles.position}>{positionText(position, text)}</span> : unknown}
            </Fact>
            <Fact name={text('player.height')}>
              {height ? text('player.centimetres', { count: height }) : unknown}
            </Fact>
            <Fact name={text('player.birthYear')}>{birthYear ?? unknown}</Fact>
          </dl>
        </div>
      </div>
    </section>
  )
}
