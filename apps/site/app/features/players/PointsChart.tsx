import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import { formatStat } from '~/model/statistics.ts'
import styles from './PointsChart.module.css'
import type { Bar, PointsChartView } from './points-chart.ts'

/** Per cent of the height above the tallest bar, for its figure, and for the bars. */
const head = 14
const body = 100 - head

/** With more bars there is no room for the figures on a phone. */
const mostFigures = 14

/** Points by game, oldest first, with the average as a line. */
export function PointsChart({ chart }: { chart: PointsChartView }) {
  const text = useText()
  const language = useLanguage()
  const { bars, averageShare } = chart
  const average = formatStat('points', chart.average, 'decimal', language)
  const write = (points: number | null) => formatStat('points', points, 'whole', language)
  const step = 100 / bars.length
  const titleOf = ({ game, points }: Bar) => {
    const date = game.day ?? text('player.noDate')
    const { opponent } = game
    return points === null
      ? text('player.chartUnknown', { date, opponent })
      : text('player.chartPoint', { date, opponent, points: write(points) })
  }
  const line = 100 - averageShare * body
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className="d d5">{text('player.chart')}</span>
        <span className={styles.key}>{text('player.chartAverage', { average })}</span>
      </figcaption>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={text('player.chartText', {
          points: bars.map(({ points }) => write(points)).join(', '),
          average,
        })}
        data-dense={bars.length > mostFigures ? '' : undefined}
      >
        <line x1="0" x2="100%" y1={`${line}%`} y2={`${line}%`} />
        {bars.map((bar, index) => {
          const left = index * step
          const top = 100 - bar.share * body
          return (
            <g key={bar.game.id}>
              <title>{titleOf(bar)}</title>
              <rect
                x={`${left + step * 0.12}%`}
                y={`${top}%`}
                width={`${step * 0.76}%`}
                height={`${bar.share * body}%`}
              />
              <text x={`${left + step / 2}%`} y={`${top}%`} dy="-6" textAnchor="middle">
                {bar.points === null ? unknown : write(bar.points)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
