import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { boardOf, mayBeChosen } from '../../courtside-screen/board.ts'
import { practiceMatch } from '../../courtside-screen/practice.ts'
import { eventMaker } from '../../courtside-screen/testing/events.ts'
import { Roster } from './Roster.tsx'

const event = eventMaker()
const match = practiceMatch('hu')
const kept = { match, keeping: 'full', last: 0, wanted: null, absent: [] } as const
const log = [
  event({ type: 'period_start' }),
  event({ type: 'lineup', side: 'home', players: [1, 2, 3, 4, 5] }),
  ...[1, 6].flatMap((player) =>
    Array.from({ length: 5 }, () => event({ type: 'foul', side: 'home', player, drawn_by: null })),
  ),
]

it('a player with five fouls can be tapped as long as he is on the court', () => {
  const markup = renderToStaticMarkup(
    <Roster
      side="home"
      team={match.home}
      players={boardOf({ ...kept, absent: [] }, log).players.home}
      chosen={null}
      onChoose={() => undefined}
      mayChoose={(_, player) => player === null || mayBeChosen(player)}
    />,
  )
  const buttons = markup.split('<button').slice(1)
  const off = buttons.filter((one) => one.includes('disabled=""')).map((one) => one.match(/\d+ \p{L}+/u)?.[0])
  expect(off).toEqual(['10 Málna'])
})
