import { regularPeriods } from '@palank/sport/period'
import type { CourtsideMatch } from '../../courtside/types.ts'
import { type Board, sides } from '../../courtside-screen/board.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'

export function PeriodTable({
  match,
  board: { periods, period, score },
}: {
  match: CourtsideMatch
  board: Board
}) {
  const { text, language } = useText()
  const overtime = language === 'en' ? 'OT' : 'H'
  const numbers = Array.from({ length: Math.max(period, periods.length) }, (_, index) => index + 1)
  const short = (number: number) =>
    number <= regularPeriods ? `${number}.` : `${overtime}${number - regularPeriods}`
  const marked = (number: number) => (number === period ? 'is-now' : undefined)
  return (
    <table className="cs-periods">
      <thead>
        <tr>
          <td />
          {numbers.map((number) => (
            <th key={number} scope="col" className={marked(number)}>
              {short(number)}
            </th>
          ))}
          <th scope="col">{text(texts.total)}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side}>
            <th scope="row">{match[side].short_name}</th>
            {numbers.map((number) => (
              <td key={number} className={marked(number)}>
                {periods[number - 1]?.[side] ?? 0}
              </td>
            ))}
            <td className="cs-periods__total">{score[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
