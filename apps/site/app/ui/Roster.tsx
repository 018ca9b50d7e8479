import { useText } from '~/i18n/LanguageContext.tsx'
import { playerNote, type RosterPlayerView } from '~/model/roster.ts'
import { MinorsNote } from './MinorsNote.tsx'
import { PlayerCard } from './PlayerCard.tsx'
import styles from './Roster.module.css'

const sizes = '(min-width: 1440px) 313px, (min-width: 1024px) 23vw, 46vw'

/** A team's players, up to four in a row. */
export function Roster({ players }: { players: RosterPlayerView[] }) {
  const text = useText()
  return (
    <>
      <ul className={styles.roster}>
        {players.map((player, index) => (
          <li key={player.id}>
            <PlayerCard player={player} note={playerNote(player, text)} sizes={sizes} eager={index === 0} />
          </li>
        ))}
      </ul>
      <MinorsNote players={players} />
    </>
  )
}
