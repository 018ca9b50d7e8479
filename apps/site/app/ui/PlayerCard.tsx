import { useText } from '~/i18n/LanguageContext.tsx'
import type { PictureView } from '~/model/picture.ts'
import { MaybeLink } from './MaybeLink.tsx'
import { Picture } from './Picture.tsx'
import styles from './PlayerCard.module.css'
import { PlayerName } from './PlayerName.tsx'
import { Silhouette } from './Silhouette.tsx'

type Props = {
  player: {
    name: string
    masked: boolean
    link: string | null
    picture: PictureView | null
    number?: string | null
  }
  /** Under the name: the team or the position. */
  note: string
  /** The img element's `sizes`. */
  sizes: string
  /** For the first picture of a page. */
  eager?: boolean
}

/** A player's portrait with number and name; a silhouette where there is no portrait. */
export function PlayerCard({ player, note, sizes, eager = false }: Props) {
  const text = useText()
  const { link, picture, number } = player
  return (
    <MaybeLink to={link} className={`${styles.card} on-dark`}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} eager={eager} alt="" className={styles.portrait ?? ''} />
      ) : (
        <Silhouette number={number} />
      )}
      <span className={styles.words}>
        {number && (
          <span className={`num ${styles.number}`}>
            <span className="vh">{text('player.number')} </span>
            {number}
          </span>
        )}
        <span className={styles.who}>
          <b className="d d6">
            <PlayerName player={player} />
          </b>
          {note && <small>{note}</small>}
        </span>
      </span>
    </MaybeLink>
  )
}
