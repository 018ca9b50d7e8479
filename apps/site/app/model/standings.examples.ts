import type { StandingRow } from '@palank/contract/standings'

/** The club's id in every example. */
export const exampleClub = 1

type Row = {
  name: string
  win: number
  loss: number
  streak: number
  position?: number
  difference: number
  deduction?: number
  ties?: StandingRow['ties']
}

/** A positive streak is of wins, a negative one of losses. */
function rowOf(row: Row, index: number): StandingRow {
  const { name, win, loss, streak, position, difference, deduction = 0, ties = [] } = row
  const played = win + loss
  return {
    team: { id: index + 1, name, club_id: name === 'Dunai Sünök' ? exampleClub : null, team_logo: null },
    standing: index + 1,
    position: position ?? index + 1,
    played,
    win,
    loss,
    point: 2 * win + loss - deduction,
    deduction,
    score: 640 + difference,
    against: 640,
    score_difference: difference,
    point_percent: played === 0 ? null : (2 * win + loss) / (2 * played),
    home: Math.ceil(played / 2),
    away: Math.floor(played / 2),
    win_loss: {
      home: { win: Math.min(win, 4), loss: 0 },
      away: { win: Math.max(win - 4, 0), loss },
    },
    streak: streak === 0 ? null : { is_win: streak > 0, count: Math.abs(streak) },
    last5: { win: Math.min(win, 4), loss: 1 },
    ties,
  }
}

const headToHead: StandingRow['ties'] = [
  { team_id: 2, criterion: 'wins_among_tied', among: [2, 3], value: 0, other_value: 2 },
]
const undecided: StandingRow['ties'] = [
  { team_id: 5, criterion: 'undecided', among: [5, 6], value: null, other_value: null },
]

const rows: Row[] = [
  { name: 'Tolnai Horgonyok', win: 7, loss: 1, streak: 4, difference: 87 },
  { name: 'Dunai Sünök', win: 6, loss: 2, streak: 3, difference: 60 },
  { name: 'Mátrai Farkasok', win: 6, loss: 2, streak: 1, position: 3, difference: 46, ties: headToHead },
  { name: 'Balatoni Viharok', win: 5, loss: 3, streak: -1, position: 3, difference: 17 },
  {
    name: 'Székesfehérvári Munkás Kosárlabda Utánpótlás Egyesület',
    win: 5,
    loss: 3,
    streak: 2,
    difference: 11,
  },
  { name: 'Bakonyi Mormoták', win: 5, loss: 3, streak: -2, difference: 6, ties: undecided },
  { name: 'Vértesi Vulkánok', win: 4, loss: 4, streak: 1, difference: 0 },
  { name: 'Nyírségi Szarvasok', win: 4, loss: 4, streak: -1, difference: -9 },
  { name: 'Kunsági Bikák', win: 4, loss: 4, streak: 2, difference: -12 },
  { name: 'Mecseki Titánok', win: 3, loss: 5, streak: -3, difference: -31 },
  { name: 'Jászsági Kürtösök', win: 1, loss: 7, streak: -5, difference: -175, deduction: 1 },
]
export const exampleStandingRows: StandingRow[] = rows.map(rowOf)

export const exampleUnplayedRow: StandingRow = rowOf(
  { name: 'Somlói Lovagok', win: 0, loss: 0, streak: 0, difference: 0 },
  0,
)

/** From a source that has only the team. */
export const exampleBareRow: StandingRow = {
  team: exampleUnplayedRow.team,
  standing: null,
  position: null,
  played: null,
  win: null,
  loss: null,
  point: null,
  deduction: 0,
  score: null,
  against: null,
  score_difference: null,
  point_percent: null,
  home: null,
  away: null,
  win_loss: { home: null, away: null },
  streak: null,
  last5: null,
  ties: [],
}
