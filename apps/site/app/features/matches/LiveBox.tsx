import { regularPeriods } from '@palank/sport/period'
import { useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import { leadPath } from '~/model/lead-path.ts'
import { biggestLeads, type LeadStep } from '~/model/live.ts'
import { phaseText } from '~/model/live-texts.ts'
import { Ball } from '~/ui/Ball.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { Updated } from '~/ui/live/Updated.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import styles from './LiveBox.module.css'
import type { LiveBoxView } from './live-box.ts'

type RowProps = { team: LiveBoxView['home']; score: number; isBehind: boolean }

const Row = ({ team, score, isBehind }: RowProps) => (
  <span className={`${styles.row} ${isBehind ? styles.behind : ''}`}>
    <TeamLogo src={team.logo} width={44} height={52} className={styles.logo} />
    <b className={styles.name}>{team.name}</b> <span className={`num ${styles.score}`}>{score}</span>
  </span>
)

/** The lead in small, without words: the match page has it large. */
function SmallLead({ steps }: { steps: LeadStep[] }) {
  const last = steps.at(-1)?.[0] ?? 0
  const periods = Math.max(regularPeriods, Math.ceil(last))
  const range = Math.max(8, ...biggestLeads(steps))
  const drawing = { until: last, width: 300 / periods, height: 28 / range, level: 28 }
  return (
    <svg className={styles.lead} viewBox="0 0 300 56" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 28H300" className={styles.level} />
      <path d={leadPath({ ...drawing, steps })} className={styles.line} />
    </svg>
  )
}

type StateProps = Pick<LiveBoxView, 'running'> & {
  /** The score is as the server knew it, of any age. */
  isLost: boolean
}

function State({ running, isLost }: StateProps) {
  const text = useText()
  const say = useLiveText()
  if (!running) return isLost ? say('lost') : text('matches.live')
  const period = phaseText(running, text, say)
  return running.phase === 'finished' ? period : say('inPeriod', { period })
}

type Props = Pick<StateProps, 'isLost'> & { view: LiveBoxView; answeredAt: number | null }

/** A match that is played now: the first of the rail, as large as the others. */
export function LiveBox({ view, answeredAt, isLost }: Props) {
  const say = useLiveText()
  const { home, away, running, lead } = view
  const [homeScore, awayScore] = view.score
  return (
    <article className={`${styles.box} on-dark`} data-live-box={view.id} data-played={view.id}>
      <p className={styles.head}>
        <span className={styles.state}>
          <Ball className={styles.ball} />
          <State running={running} isLost={isLost} />
        </span>
        <Updated answeredAt={answeredAt} />
      </p>
      <h3 className={styles.teams}>
        <SiteLink to={view.link} className={styles.link}>
          <Row team={home} score={homeScore} isBehind={homeScore < awayScore} />
          <Row team={away} score={awayScore} isBehind={awayScore < homeScore} />
        </SiteLink>
      </h3>
      {lead.length > 0 && <SmallLead steps={lead} />}
      <p className={styles.go} aria-hidden="true">
        <span>{say('watch')}</span>
        <Icon name="right" />
      </p>
    </article>
  )
}
