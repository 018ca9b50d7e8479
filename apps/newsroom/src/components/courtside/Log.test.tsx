import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { practiceMatch } from '../../courtside-screen/practice.ts'
import { eventMaker } from '../../courtside-screen/testing/events.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { logRows } from '../../courtside-screen/words.ts'
import { Log } from './Log.tsx'

const event = eventMaker()
const match = practiceMatch('hu')

it('asks who scored on every basket that counts, named or not, and on nothing else', () => {
  const points = (player: number | null) => event({ type: 'points', side: 'home', player, kind: 'two_point' })
  const undone = points(3)
  const log = [
    points(1),
    points(null),
    undone,
    event({ type: 'undo', undoes: undone.id }),
    event({ type: 'foul', side: 'home', player: 4, drawn_by: null }),
  ]
  const markup = renderToStaticMarkup(
    <Log
      rows={logRows(log, match, 'hu', new Set())}
      match={match}
      onUndo={() => undefined}
      onWho={() => undefined}
    />,
  )
  const asked = markup.split('<li').filter((row) => row.includes(texts.whoScored.hu))
  expect(asked.map((row) => row.match(/cs-log__who">([^<]*?) ?</)?.[1])).toEqual([
    'Gyümölcsök +2',
    '4 Bodza +2',
  ])
})
