import { type Fact, fact } from './facts.ts'
import { type Game, gap, type Story, type Totals } from './story.ts'
import type { Pair } from './types.ts'

const percent = (made: number, tried: number) => (tried === 0 ? 0 : (100 * made) / tried)

function quarterFacts({ quarters, after, final, won }: Story): Fact[] {
  const facts: Fact[] = []
  const regular = quarters.slice(0, 4).map((pair, index) => ({ ...pair, at: index + 1 }))
  const best = regular.toSorted((a, b) => gap(b) - gap(a))[0]
  const worst = regular.toSorted((a, b) => gap(a) - gap(b))[0]
  if (best && won && gap(best) >= 8) facts.push(fact('quarter-for', 'quarter', 4 + gap(best) / 4, best))
  if (worst && !won && gap(worst) <= -8)
    facts.push(fact('quarter-against', 'quarter', 4 - gap(worst) / 4, worst))
  const tight = regular.find(({ opp }) => opp <= 12)
  if (tight && won) facts.push(fact('held', 'quarter', 6, tight))
  const dry = regular.find(({ own }) => own <= 12)
  if (dry && !won) facts.push(fact('dry', 'quarter', 6, dry))
  const half = after[1]
  if (half && quarters.length === 4) {
    const second: Pair = { own: final.own - half.own, opp: final.opp - half.opp }
    if (won && gap(second) >= 10) facts.push(fact('second-half-for', 'quarter', 6, second))
    if (!won && gap(second) <= -10) facts.push(fact('second-half-against', 'quarter', 6.5, second))
  }
  return facts
}

function starFacts([top, second]: Story['own']): Fact[] {
  const { man: who, points: n, starter } = top
  const facts = [
    second?.points === n
      ? fact('top-shared', 'star', 3, { who, n, second: second.man, k: second.points })
      : fact('top', 'star', 3, { who, n }),
  ]
  if (n >= 30) facts.push(fact('thirty', 'star', 9, { who, n }))
  if (starter === false && n >= 10) facts.push(fact('bench-man', 'star', 7, { who, n }))
  return facts
}

const isDouble = ({ points, rebounds, assists }: Game) =>
  points >= 10 && ((rebounds ?? 0) >= 10 || (assists ?? 0) >= 10)

function doubleOf(game: Game): Fact {
  const { man: who, points: n, rebounds, assists } = game
  return (rebounds ?? 0) >= 10
    ? fact('double-double', 'star', 7.5, { who, n, m: rebounds ?? 0, stat: 'rebounds' })
    : fact('double-double', 'star', 8, { who, n, m: assists ?? 0, stat: 'assists' })
}

function menFacts({ own, opp }: Story): Fact[] {
  const facts: Fact[] = []
  const [top, second, third] = own
  const double = own.find(isDouble)
  if (double) facts.push({ ...doubleOf(double), group: double === top ? 'star' : 'men' })
  if (second && third)
    facts.push(
      fact('pair', 'pair', 3.5, { who: second.man, n: second.points, second: third.man, k: third.points }),
    )
  const tens = own.filter(({ points }) => points >= 10).length
  if (tens >= 5) facts.push(fact('doubles', 'men', 5.5, { n: tens }))
  const sub = own.find(({ starter, points }) => starter === false && points >= 11)
  if (sub && sub !== top) facts.push(fact('bench-man', 'men', 4.5, { who: sub.man, n: sub.points }))
  const best = (figure: (game: Game) => number | null) =>
    own.toSorted((a, b) => (figure(b) ?? 0) - (figure(a) ?? 0))[0]
  const add = (kind: 'passer' | 'thief' | 'blocker' | 'rebounder', least: number, weight: number) => {
    const figure = { passer: 'assists', thief: 'steals', blocker: 'blocks', rebounder: 'rebounds' } as const
    const game = best((each) => each[figure[kind]])
    const n = game?.[figure[kind]] ?? 0
    // The best value of either side.
    const most = Math.max(...opp.map((each) => each[figure[kind]] ?? 0))
    if (game && n >= least && n >= most && !(isDouble(game) && (kind === 'passer' || kind === 'rebounder')))
      facts.push(fact(kind, 'men', weight, { who: game.man, n }))
  }
  add('passer', 8, 4.5)
  add('thief', 4, 4.5)
  add('blocker', 3, 4.5)
  add('rebounder', 10, 4.5)
  const out = own.find(({ fouls }) => fouls >= 5)
  if (out) facts.push(fact('foul-out', 'men', 3, { who: out.man }))
  return facts
}

function rivalFacts({ opp, won }: Story): Fact[] {
  const [top, second] = opp
  const facts: Fact[] = []
  if (top.points !== second?.points)
    facts.push(fact('rival-top', 'rival', 4, { who: top.man, n: top.points }))
  if (top.points >= 28) facts.push(fact('rival-thirty', 'rival', 9, { who: top.man, n: top.points }))
  if (second)
    facts.push(
      fact('rival-pair', 'rival', 3.8, {
        who: top.man,
        n: top.points,
        second: second.man,
        k: second.points,
      }),
    )
  const out = opp.find(({ fouls }) => fouls >= 5)
  if (out && won) facts.push(fact('rival-foul-out', 'men', 2.5, { who: out.man }))
  return facts
}

function totalFacts({ own, opp }: { own: Totals; opp: Totals }, won: boolean): Fact[] {
  const facts: Fact[] = []
  const threes = { made: own.threes, tried: own.threesTried }
  const frees = { made: own.frees, tried: own.freesTried }
  if (threes.made >= 12) facts.push(fact('threes-hot', 'play', 4 + threes.made / 6, threes))
  if (threes.tried >= 18 && percent(threes.made, threes.tried) <= 26)
    facts.push(fact('threes-cold', 'play', won ? 3 : 5, threes))
  if (frees.tried >= 14 && percent(frees.made, frees.tried) >= 85)
    facts.push(fact('free-good', 'play', 5, frees))
  if (frees.tried >= 12 && percent(frees.made, frees.tried) <= 62)
    facts.push(fact('free-poor', 'play', won ? 3 : 5, frees))
  const boards = { own: own.rebounds, opp: opp.rebounds }
  if (gap(boards) >= 7) facts.push(fact('boards-won', 'play', 4.5, boards))
  if (gap(boards) <= -7) facts.push(fact('boards-lost', 'play', 4.5, boards))
  if (own.turnovers <= 9) facts.push(fact('turnovers-few', 'play', 4.5, { n: own.turnovers }))
  if (own.turnovers >= 17) facts.push(fact('turnovers-many', 'play', 4.5, { n: own.turnovers }))
  if (opp.turnovers >= 17) facts.push(fact('turnovers-forced', 'play', 4.5, { n: opp.turnovers }))
  if (own.assists >= 24) facts.push(fact('assists', 'play', 4.5, { n: own.assists }))
  const benches = { own: own.bench, opp: opp.bench }
  if (gap(benches) >= 12) facts.push(fact('bench', 'play', 5, benches))
  return facts
}

/** Facts from one box score. */
export function findPlay(story: Story): Fact[] {
  const total = story.final.own + story.final.opp
  const high = story.level === 'u23' ? 176 : 188
  const low = story.level === 'u23' ? 142 : 148
  return [
    ...quarterFacts(story),
    ...starFacts(story.own),
    ...menFacts(story),
    ...rivalFacts(story),
    ...(story.totals ? totalFacts(story.totals, story.won) : []),
    ...(total >= high ? [fact('high-scoring', 'play', 4, { n: total })] : []),
    ...(total <= low ? [fact('low-scoring', 'play', 4.5, { n: total })] : []),
  ]
}
