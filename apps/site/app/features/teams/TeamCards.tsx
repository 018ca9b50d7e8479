import { useText } from '~/i18n/LanguageContext.tsx'
import { Court } from '~/ui/Court.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import styles from './TeamCards.module.css'
import type { TeamCardView } from './teams.ts'

function TeamCard({ team }: { team: TeamCardView }) {
  const text = useText()
  const { name, link, teamLogo, competitions, rosterSize } = team
  const count = rosterSize || null
  return (
    <SiteLink to={link} className={`${styles.card} on-dark`}>
      <Court />
      <TeamLogo src={teamLogo} width={110} height={134} className={styles.crest} />
      <span className={styles.words}>
        <b className="d d4">{name}</b>
        {competitions.length > 0 && <span>{competitions.join(', ')}</span>}
        {count && <small>{text('teams.players', { count })}</small>}
      </span>
    </SiteLink>
  )
}

/** The club's teams, up to two in a row. */
export const TeamCards = ({ teams }: { teams: TeamCardView[] }) => (
  <ul className={styles.cards}>
    {teams.map((team) => (
      <li key={team.id}>
        <TeamCard team={team} />
      </li>
    ))}
  </ul>
)
