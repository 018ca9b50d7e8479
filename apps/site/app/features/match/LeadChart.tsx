import type { CSSProperties } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { periodText } from '~/model/match-texts.ts'
import styles from './LeadChart.module.css'
import type { MatchDetail } from './match.ts'

/** The lead at the end of each period: the home team's upwards, the other's downwards. */
export function LeadChart({ match }: { match: MatchDetail }) {
  const text = useText()
  const { teamA, teamB, periods } = match
  const leads = periods.map(({ homeTotal, awayTotal }) => homeTotal - awayTotal)
  const up = Math.max(0, ...leads)
  const down = Math.max(0, ...leads.map((lead) => -lead))
  const room = up + down || 1
  const line = `${(100 * (up || (down ? 0 : 1))) / room}%`
  const sentences = periods.map(({ number, homeTotal, awayTotal }, index) => {
    const lead = leads[index] ?? 0
    const values = {
      period: periodText(number, text).long,
      score: `${homeTotal}–${awayTotal}`,
      team: (lead > 0 ? teamA : teamB).teamName,
      points: Math.abs(lead),
    }
    return text(lead === 0 ? 'match.chart.level' : 'match.chart.leads', values)
  })
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{text('match.chart.caption')}</figcaption>
      <ol className="vh">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <div className={styles.drawing} aria-hidden="true">
        <span className={styles.side}>{teamA.teamName}</span>
        <div className={styles.bars}>
          {periods.map(({ number, homeTotal, awayTotal }, index) => {
            const lead = leads[index] ?? 0
            const size = { '--line': line, '--size': `${(100 * Math.abs(lead)) / room}%` } as CSSProperties
            const look = lead > 0 ? styles.home : lead < 0 ? styles.away : styles.level
            return (
              <div key={number} className={styles.period}>
                <div className={`${styles.bar} ${look}`} style={size}>
                  <b>{lead === 0 ? '0' : `+${Math.abs(lead)}`}</b>
                </div>
                <span className={styles.score}>{`${homeTotal}–${awayTotal}`}</span>
                <span className={styles.number}>{periodText(number, text).short}</span>
              </div>
            )
          })}
        </div>
        <span className={styles.side}>{teamB.teamName}</span>
      </div>
    </figure>
  )
}
