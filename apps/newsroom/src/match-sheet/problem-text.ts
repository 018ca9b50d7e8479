import type { Problem } from '@palank/sport/check-match'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { columnNames } from './columns.ts'

type Row = { side: 'home' | 'away'; jersey_number: string | null }

const sides = { home: bilingual('hazai', 'home'), away: bilingual('vendég', 'away') }

/** “home 23”: score sheets identify players by jersey number. */
function rowLabel({ side, index }: Problem, lines: readonly Row[]): Bilingual {
  const row = index === undefined ? undefined : lines[index]
  const sideName = sides[row?.side ?? side ?? 'home']
  const mark = row?.jersey_number ?? `${(index ?? 0) + 1}.`
  return bilingual(`${sideName.hu} ${mark}`, `${sideName.en} ${mark}`)
}

/** What is wrong and what to do about it. */
export function problemText(problem: Problem, lines: readonly Row[]): Bilingual {
  const { found, expected, field } = problem
  const team = sides[problem.side ?? 'home']
  const row = rowLabel(problem, lines)
  const column = columnNames[field ?? ''] ?? bilingual(field ?? '', field ?? '')
  const texts: Record<Problem['code'], () => Bilingual> = {
    score_missing: () =>
      bilingual('A mérkőzés végéhez add meg a végeredményt.', 'A finished match needs its final score.'),
    score_equal: () =>
      bilingual(
        'Kosárlabdában nincs döntetlen: javítsd a végeredményt, vagy add meg a hosszabbítást.',
        'Basketball has no draws: correct the final score, or add the overtime.',
      ),
    periods_sum: () =>
      bilingual(
        `A ${team.hu} csapat negyedei összesen ${found} pontot adnak, a végeredmény ${expected}. Az egyik téves.`,
        `The quarters of the ${team.en} team add up to ${found}, the final score says ${expected}. One of them is wrong.`,
      ),
    periods_few: () =>
      bilingual('Négynél kevesebb negyed van megadva.', 'Fewer than four quarters are given.'),
    lines_sum: () =>
      bilingual(
        `A ${team.hu} csapat játékosai összesen ${found} pontot dobtak, a végeredmény ${expected}. Keresd meg az eltérést, vagy jelöld be, hogy a jegyzőkönyv még hiányos.`,
        `The players of the ${team.en} team scored ${found}, the final score says ${expected}. Find the difference, or tick that the box score is not complete yet.`,
      ),
    line_points: () =>
      bilingual(
        `${row.hu}: a dobásokból ${expected} pont jön ki, a sorban ${found} áll.`,
        `${row.en}: the shots make ${expected} points, the row says ${found}.`,
      ),
    made_over_all: () =>
      bilingual(
        `${row.hu}: ${column.hu} – több a jó (${found}), mint a kísérlet (${expected}).`,
        `${row.en}: ${column.en} – more made (${found}) than attempted (${expected}).`,
      ),
    dunk_over_two: () =>
      bilingual(
        `${row.hu}: több a zsákolás, mint a kétpontos; a zsákolás is kétpontosnak számít.`,
        `${row.en}: more dunks than two-pointers; a dunk counts among them.`,
      ),
    fouls_over_five: () =>
      bilingual(`${row.hu}: ötnél több fault (${found}).`, `${row.en}: more than five fouls (${found}).`),
    minutes_over_game: () =>
      bilingual(
        `${row.hu}: több időt töltött a pályán, mint amennyit a mérkőzés tartott.`,
        `${row.en}: more time on the court than the game lasted.`,
      ),
    minutes_sum: () =>
      bilingual(
        `A ${team.hu} csapat játékpercei nem adják ki az öt játékos teljes idejét.`,
        `The minutes of the ${team.en} team do not add up to five players’ full time.`,
      ),
    starters_not_five: () =>
      bilingual(
        `A ${team.hu} csapatban ${found} kezdő van bejelölve öt helyett.`,
        `The ${team.en} team has ${found} starters marked instead of five.`,
      ),
    player_twice: () =>
      bilingual(
        `${row.hu}: ez a játékos kétszer szerepel; töröld az egyik sort.`,
        `${row.en}: this player is there twice; remove one of the rows.`,
      ),
    player_missing: () => bilingual(`${row.hu}: válaszd ki a játékost.`, `${row.en}: choose the player.`),
    played_without: () =>
      bilingual(
        `${row.hu}: nem lépett pályára, mégis van adata. Töröld az adatot vagy a jelölést.`,
        `${row.en}: marked as not played, yet has numbers. Remove the numbers or the mark.`,
      ),
    negative: () => {
      if (field === 'periods') {
        return bilingual(
          `A ${team.hu} csapat egyik negyede üres: írd be a pontját.`,
          `A quarter of the ${team.en} team is empty: give its points.`,
        )
      }
      if (field === 'seconds') {
        return bilingual(
          `${row.hu}: a játékpercet így írd: 24:10.`,
          `${row.en}: write the minutes like this: 24:10.`,
        )
      }
      return bilingual(
        `${row.hu}: ${column.hu} csak 0 vagy nagyobb egész szám lehet.`,
        `${row.en}: ${column.en} must be a whole number, 0 or more.`,
      )
    },
  }
  return texts[problem.code]()
}
