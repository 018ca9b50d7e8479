import { useText } from '~/i18n/LanguageContext.tsx'
import type { PictureView } from '~/model/picture.ts'
import { Picture } from './Picture.tsx'
import styles from './PlayerCard.module.css'
import { SiteLink } from './SiteLink.tsx'

type Props = {
  player: { name: string; link: string; picture: PictureView | null; number?: string | null }
  /** Under the name: the team or the position. */
  note: string
  /** The img element's `sizes`. */
  sizes: string
  /** For the first picture of a page. */
  eager?: boolean
}

/** A player's portrait with number and name; the club's crest where there is no portrait. */
export function PlayerCard({ player, note, sizes, eager = false }: Props) {
  const text = useText()
  const { name, link, picture, number } = player
  return (
    <SiteLink to={link} className={`${styles.card} on-dark`}>
      <Picture picture={picture} sizes={sizes} eager={eager} alt="" className={styles.portrait ?? ''} />
      <span className={styles.words}>
        {number && (
          <span className={`num ${styles.number}`}>
            <span className="vh">{text('player.number')} </span>
            {number}
          </span>
        )}
        <span className={styles.who}>
          <b className="d d6">{name}</b>
          {note && <small>{note}</small>}
        </span>
      </span>
    </SiteLink>
  )
}
