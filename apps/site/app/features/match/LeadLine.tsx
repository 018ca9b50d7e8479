import { regularPeriods } from '@palank/sport/period'
import type { CSSProperties } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import { leadPath } from '~/model/lead-path.ts'
import { biggestLeads, type LiveView, leadStepsOf } from '~/model/live.ts'
import { periodText } from '~/model/match-texts.ts'
import { Ball } from '~/ui/Ball.tsx'
import styles from './LeadLine.module.css'
import type { MatchDetail } from './match.ts'

type Props = { match: MatchDetail; live: LiveView }

/** Units of the drawing, which is stretched to its place. */
const width = 100
const level = 100
const smallestRange = 12
const gridStep = 10
/** Points beyond the biggest lead, for its label, also behind the ball. */
const room = 4
/** In periods: a label that is nearer to the ball makes room for it. */
const besideBall = 0.3

/** In per cent of the drawing. */
const at = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties

/** Who leads, and by how much, basket by basket: up is the home team. */
export function LeadLine({ match: { teamA, teamB }, live }: Props) {
  const text = useText()
  const say = useLiveText()
  const steps = leadStepsOf(live)
  const { period, phase } = live
  const [up, down] = biggestLeads(steps)
  const lead = steps.at(-1)?.[1] ?? 0
  const periods = Math.max(regularPeriods, period ?? 0)
  const range = Math.max(smallestRange, up + room, down + room)
  const height = level / range
  const until = Math.max(steps.at(-1)?.[0] ?? 0, (period ?? 1) - (phase === 'playing' ? 1 : 0))
  const drawing = { until, width, height, level }
  const line = leadPath({ ...drawing, steps })
  const areaOf = (limit: (value: number) => number) =>
    `${leadPath({ ...drawing, steps: steps.map(([x, value]) => [x, limit(value)]) })}V${level}H0Z`
  const left = (x: number) => (100 * x) / periods
  const top = (points: number) => (100 * (range - points)) / (2 * range)
  const grid = Array.from({ length: Math.floor(range / gridStep) }, (_, index) => gridStep * (index + 1))
  const numbers = Array.from({ length: periods }, (_, index) => index + 1)
  const labels = [
    { points: up, x: steps.find(([, value]) => value === up)?.[0], look: styles.above },
    { points: -down, x: steps.find(([, value]) => value === -down)?.[0], look: styles.below },
  ]
  const isBesideBall = (points: number, x: number) => points === lead && until - x < besideBall
  const names = { home: teamA.teamName, away: teamB.teamName, homeLead: up, awayLead: down }
  const now =
    lead === 0
      ? say('level')
      : say('leads', { team: (lead > 0 ? teamA : teamB).teamName, points: Math.abs(lead) })
  const isAway = teamB.isOwn && !teamA.isOwn
  return (
    <section className={styles.chart}>
      <div className={styles.head}>
        <h2 className={`d ${styles.title}`}>{say('lead')}</h2>
        <p aria-hidden="true">{say('leadCaption', names)}</p>
      </div>
      <div className={styles.drawing} role="img" aria-label={say('leadText', { ...names, now })}>
        <svg viewBox={`0 0 ${width * periods} ${2 * level}`} preserveAspectRatio="none" aria-hidden="true">
          {numbers.slice(1).map((number) => (
            <path key={number} className={styles.grid} d={`M${(number - 1) * width} 0V${2 * level}`} />
          ))}
          <path className={isAway ? styles.other : styles.own} d={areaOf((value) => Math.max(0, value))} />
          <path className={isAway ? styles.own : styles.other} d={areaOf((value) => Math.min(0, value))} />
          <path className={styles.level} d={`M0 ${level}H${width * periods}`} />
          {steps.length > 0 && <path className={styles.line} d={line} />}
        </svg>
        {grid.flatMap((points) =>
          [points, -points].map((value) => (
            <span key={value} className={styles.mark} style={at(0, top(value))}>
              <b>{points}</b>
            </span>
          )),
        )}
        {numbers.map((number) => {
          const { short, long } = periodText(number, text)
          return (
            <span
              key={number}
              className={`${styles.period} ${number === period ? styles.current : ''}`}
              style={at(left(number - 0.5), 100)}
            >
              <span className={styles.long}>{long}</span>
              <span className={styles.short}>{short}</span>
            </span>
          )
        })}
        {labels.map(
          ({ points, x, look }) =>
            points !== 0 &&
            x !== undefined && (
              <b
                key={look}
                className={`${styles.biggest} ${look} ${isBesideBall(points, x) ? styles.besideBall : ''}`}
                style={at(left(x), top(points))}
              >
                {`+${Math.abs(points)}`}
              </b>
            ),
        )}
        {steps.length > 0 && (
          <span className={styles.tip} style={at(left(until), top(lead))}>
            <Ball />
          </span>
        )}
      </div>
    </section>
  )
}
