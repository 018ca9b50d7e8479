import { capital, count, decimal, inWords, ordinal } from '../../english.ts'
import type { RoundUpData } from '../../round-up-facts.ts'

type Span = RoundUpData['round-title']

const score = ({ own, opp }: { own: number; opp: number }) => `${own}–${opp}`
const record = ({ wins, losses }: Span) =>
  losses === 0
    ? `${count(wins, 'win')}, no defeat`
    : wins === 0
      ? `${count(losses, 'defeat')}, no win`
      : `${count(wins, 'win')}, ${count(losses, 'defeat')}`
const team = ({ youth }: Span) => (youth ? 'the U23s' : 'the first team')
const games = ({ games: n }: Span) => count(n, 'game')
const shortTeam = ({ youth }: Span) => (youth ? 'U23' : 'First team')
const against = ({ against: name }: { against: { en: string } }) => `against the ${name.en}`

export const roundUps: {
  [K in keyof RoundUpData]: readonly ((f: RoundUpData[K]) => string)[]
} = {
  'round-title': [
    (f) => `${capital(f.span.en)} in numbers: ${record(f)}`,
    (f) => `What did ${f.span.en} bring? A summary in one table`,
    (f) => `${capital(games(f))} ${f.during.en}: where we stand`,
    (f) => `The month’s balance: ${f.span.en}`,
    (f) => `Turning the page: the results and the best of ${f.span.en}`,
    (f) => `To close the month: ${record(f)} ${f.during.en}`,
    (f) => `It happened ${f.during.en}: every result in one place`,
    (f) => `Looking back: ${f.span.en} and what was in it`,
    (f) => `A chronicle of ${f.span.en}, with ${games(f)}`,
    (f) => `One month, ${record(f)}: ${f.span.en}`,
  ],
  'long-title': [
    (f) => `${shortTeam(f)}: ${f.span.en} in one table`,
    (f) => `Taking stock of ${team(f)}: ${f.span.en}`,
    (f) => `The record of ${team(f)}: ${record(f)} ${f.during.en}`,
    (f) => `How far along ${f.youth ? 'are' : 'is'} ${team(f)}? A summary: ${f.span.en}`,
    (f) => `${capital(games(f))}, ${count(f.wins, 'win')}: ${team(f)} ${f.during.en}`,
    (f) => `${shortTeam(f)} in numbers: ${f.span.en}`,
    (f) => `How ${team(f)} played ${f.during.en}`,
    (f) => `A look back at ${team(f)}: ${f.span.en}`,
  ],
  'round-first': [
    (f) => `${capital(team(f))} played ${games(f)} ${f.during.en}.`,
    (f) => `With ${f.span.en} closed, it is time to add up the numbers.`,
    (f) => `${capital(record(f))}: with that record ${team(f)} closed the stretch.`,
    (f) => `Before we move on, let us see what ${team(f)} showed ${f.during.en}.`,
    (f) =>
      f.wins * f.losses > 0
        ? `There was joy and annoyance ${f.during.en}, and the table lists them alike.`
        : '',
    (f) =>
      f.wins > 0
        ? `There was room for ${games(f)}, and ${inWords(f.wins)} of them were won ${f.during.en}.`
        : '',
    (f) => `Memory is selective and a table is not: this was ${f.span.en}.`,
    (f) =>
      f.wins > 0
        ? `${capital(team(f))} left the floor as winners ${f.wins === 1 ? 'once' : `${inWords(f.wins)} times`} ${f.during.en}.`
        : '',
    (f) => `We stop for a moment and look back: there were ${games(f)} ${f.during.en}.`,
    (f) => `In case you missed it, here is ${f.span.en} in short.`,
  ],
  'round-lead': [
    (f) => `${capital(record(f))}: results, leaders, table.`,
    (f) => `We have gathered what ${team(f)} did ${f.during.en}.`,
    (f) => `Every result and the top scorers ${f.during.en}.`,
    (f) => `${capital(games(f))}, one table and a few names.`,
    (f) => `The numbers ${f.during.en}: ${record(f)}.`,
    (f) => `A short summary of how it went ${f.during.en}.`,
    (f) => `Who scored most, which was the finest win, and where do we stand? This was ${f.span.en}.`,
    (f) => `The results of ${team(f)} ${f.during.en}.`,
  ],
  'round-sum': [
    (f) => `The record is ${record(f)}.`,
    (f) => `In all we scored ${f.scored} points and allowed ${f.conceded} points.`,
    (f) => `The number scored is ${f.scored} points, the number allowed ${f.conceded} points.`,
    (f) => `The sum of it: ${record(f)}, ${f.scored} points for, ${f.conceded} points against.`,
    (f) => `In ${games(f)} we got to ${f.scored} points and allowed ${f.conceded} points.`,
    (f) => `Added up, it makes ${f.scored} points on one side and ${f.conceded} points on the other.`,
    (f) => `Measured in scoring: ${f.scored} points for us, ${f.conceded} points for them.`,
    (f) => `The bill ${f.during.en}: ${f.scored} points scored, ${f.conceded} points allowed.`,
  ],
  'round-best': [
    (f) => `The biggest win was ${score(f)} ${against(f)}.`,
    (f) => `The smoothest win came ${against(f)}: ${score(f)}.`,
    (f) => `The game we like best to think back to was ${against(f)} and ended ${score(f)}.`,
    (f) => `The high point was ${score(f)} ${against(f)}, ${f.home ? 'at home' : 'away'}.`,
    (f) => `The win ${against(f)} was worth most (${score(f)}), at least by its margin.`,
    (f) => `One line stands out from the rest, the ${score(f)} ${against(f)}.`,
    (f) => `${capital(against(f))} it was ${score(f)}: we did not win by more.`,
    (f) => `The finest line of the table: ${score(f)} ${against(f)}.`,
  ],
  'round-worst': [
    (f) => `The hardest day was ${score(f)} ${against(f)}.`,
    (f) => `The most painful defeat came ${against(f)}: ${score(f)}.`,
    (f) => `The game we like less to think back to was ${against(f)} and ended ${score(f)}.`,
    (f) => `The low point was ${score(f)} ${against(f)}, ${f.home ? 'at home' : 'away'}.`,
    (f) => `There is most to learn from the defeat ${against(f)} (${score(f)}).`,
    (f) => `One line sticks out the wrong way, the ${score(f)} ${against(f)}.`,
    (f) => `${capital(against(f))} it was ${score(f)}: we did not lose by more.`,
    (f) => `The bitterest line of the table: ${score(f)} ${against(f)}.`,
  ],
  'round-leader': [
    (f) => `The top scorer was ${f.who.en}, at an average of ${decimal(f.avg)} points.`,
    (f) => `${f.who.en} scored ${decimal(f.avg)} points a game ${f.during.en}.`,
    (f) => `At the head of the scoring is ${f.who.en}, who averaged ${decimal(f.avg)} points.`,
    (f) => `Most was added by ${f.who.en}: ${decimal(f.avg)} points a game.`,
    (f) => `Our scoring champion: ${f.who.en}, with an average of ${decimal(f.avg)} points.`,
    (f) => `In attack ${f.who.en} was in front, ${decimal(f.avg)} points on average.`,
    (f) => `Somebody to build on every time: ${f.who.en}, ${decimal(f.avg)} points a game.`,
    (f) => `By the numbers ${f.who.en} was in the best form (${decimal(f.avg)} points on average).`,
  ],
  'round-second': [
    (f) => `Behind him comes ${f.who.en} with an average of ${decimal(f.avg)} points.`,
    (f) => `Second is ${f.who.en}, who averaged ${decimal(f.avg)} points.`,
    (f) => `The average of ${f.who.en} is ${decimal(f.avg)} points.`,
    (f) => `After him there is ${f.who.en}, ${decimal(f.avg)} points a game.`,
    (f) => `The next in line is ${f.who.en} (${decimal(f.avg)} points a game).`,
    (f) => `${f.who.en} did his share too, with ${decimal(f.avg)} points on average.`,
    (f) => `There is also ${f.who.en}, with an average of ${decimal(f.avg)} points.`,
    (f) => `He is joined by ${f.who.en}: ${decimal(f.avg)} points to a game.`,
  ],
  'round-boards': [
    (f) => `In rebounds ${f.who.en} was in front, at an average of ${decimal(f.avg)} rebounds.`,
    (f) => `Under the boards ${f.who.en} worked hardest (${decimal(f.avg)} rebounds a game).`,
    (f) => `Most rebounds were taken by ${f.who.en}, ${decimal(f.avg)} rebounds a game.`,
    (f) => `${f.who.en} got to ${decimal(f.avg)} rebounds on average.`,
    (f) => `Below the rim ${f.who.en} leads with ${decimal(f.avg)} rebounds.`,
    (f) => `At the head of the list of rebounders is ${f.who.en}, who averaged ${decimal(f.avg)} rebounds.`,
    (f) => `A man to count on by the boards: ${f.who.en}, ${decimal(f.avg)} rebounds on average.`,
    (f) => `On the glass ${f.who.en} gathered most, good for ${decimal(f.avg)} rebounds a game.`,
  ],
  'round-passes': [
    (f) => `In assists ${f.who.en} was in front, at an average of ${decimal(f.avg)} assists.`,
    (f) => `The balls were handed out by ${f.who.en} (${decimal(f.avg)} assists a game).`,
    (f) => `Most assists were given by ${f.who.en}, ${decimal(f.avg)} assists a game.`,
    (f) => `${f.who.en} got to ${decimal(f.avg)} assists on average.`,
    (f) => `In setting up ${f.who.en} leads with ${decimal(f.avg)} assists.`,
    (f) => `At the head of the list of passers is ${f.who.en}, who averaged ${decimal(f.avg)} assists.`,
    (f) => `The man with the most good passes: ${f.who.en}, ${decimal(f.avg)} assists on average.`,
    (f) => `Of passes ${f.who.en} had the most, good for ${decimal(f.avg)} assists a game.`,
  ],
  'round-high': [
    (f) => `In a single game ${f.who.en} scored most, ${f.n} points ${against(f)}.`,
    (f) => `The individual best goes with the name of ${f.who.en}: ${f.n} points ${against(f)}.`,
    (f) => `The ${f.n} points of ${f.who.en} ${against(f)} were the highest of all.`,
    (f) => `Of single games ${f.who.en} had the best, ${f.n} points ${against(f)}, which nobody passed.`,
    (f) => `The best performance by one man: ${f.who.en}, ${f.n} points ${against(f)}.`,
    (f) => `${capital(against(f))} ${f.who.en} got to ${f.n} points, and that was the peak.`,
    (f) => `At the top of the list is the game in which ${f.who.en} had ${f.n} points (${against(f)}).`,
    (f) => `Nobody scored more in one game than ${f.who.en}: ${f.n} points ${against(f)}.`,
  ],
  'round-place': [
    (f) => `In the table that means ${ordinal(f.place)} place for the moment.`,
    (f) => `Seen from here the team is ${ordinal(f.place)}.`,
    (f) => `At present we are in ${ordinal(f.place)} place.`,
    (f) => `By the table ${ordinal(f.place)} place is ours.`,
    (f) => `All this is enough for ${ordinal(f.place)} place in the table.`,
    (f) => `In standing: ${ordinal(f.place)} place.`,
    (f) => `We go on from ${ordinal(f.place)} place.`,
    (f) => `That puts us in ${ordinal(f.place)} place.`,
  ],
}
