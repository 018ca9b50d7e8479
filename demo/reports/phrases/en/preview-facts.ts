import { capital, count, decimal, inWords, monthOf, ordinal } from '../../english.ts'
import type { PreviewData } from '../../preview-facts.ts'
import type { EnSetting } from '../../voice.ts'

type Form = PreviewData['form-good']

const score = ({ own, opp }: { own: number; opp: number }) => `${own}–${opp}`
const last = ({ last: { own, opp } }: Form) => `${own}–${opp}`
const against = ({ last: { against: name } }: Form) => `the ${name.en}`
const lastWon = ({ last: { own, opp } }: Form) => own > opp
const result = (f: Form) => (lastWon(f) ? `a win over ${against(f)}` : `a defeat by ${against(f)}`)
const wins = (f: Form) => (f.wins === 0 ? count(f.games, 'defeat') : count(f.wins, 'win'))
const games = (f: Form) => count(f.games, 'game')
const ago = ({ day, sameSeason }: { day: string; sameSeason: boolean }) =>
  sameSeason ? `in ${monthOf(day)}` : 'last season'
const distance = ({ own, opp }: { own: number; opp: number }) => count(Math.abs(own - opp), 'place')

export const previewFacts: {
  [K in keyof PreviewData]: readonly ((m: EnSetting, f: PreviewData[K]) => string)[]
} = {
  'form-good': [
    (m, f) => `${m.We} are in good form for it: ${wins(f)} from the last ${games(f)}.`,
    (_, f) => `Last time it was ${last(f)}, ${result(f)}; the last ${games(f)} have made ${wins(f)}.`,
    (_, f) =>
      `There is no cause for complaint, with ${wins(f)} in ${games(f)} and ${last(f)} as the latest result (against ${against(f)}).`,
    (m, f) =>
      `${m.We} have ${wins(f)} from their last ${games(f)}, and it ended ${last(f)} against ${against(f)} last time.`,
    (_, f) => `The momentum is there: ${wins(f)} in the last ${games(f)}.`,
    (m, f) =>
      `Confidence cannot be the trouble, since ${m.we} have ${wins(f)} from ${games(f)} and the last one ended ${last(f)}.`,
    (_, f) => `The record: ${games(f)}, ${wins(f)}, and ${last(f)} against ${against(f)} last time.`,
    (m, f) => `Good weeks lie behind ${m.we}: ${wins(f)} from ${games(f)}.`,
  ],
  'form-mixed': [
    (m, f) => `The form of ${m.we} goes up and down: ${wins(f)} from the last ${games(f)}.`,
    (_, f) => `Last time it was ${last(f)}, ${result(f)}; before that there was better and worse.`,
    (_, f) =>
      `The last ${games(f)} have brought ${wins(f)}, with ${last(f)} as the latest result (against ${against(f)}).`,
    (m, f) =>
      `${m.We} have ${wins(f)} from their last ${games(f)}, and it ended ${last(f)} against ${against(f)} last time.`,
    (_, f) => `Steadiness is missing for now: ${games(f)}, ${wins(f)}.`,
    (m, f) => `The scales tip now this way, now that, and ${m.we} have ${wins(f)} from ${games(f)}.`,
    (_, f) => `The record: ${games(f)}, ${wins(f)}, and ${last(f)} against ${against(f)} last time.`,
    (_, f) =>
      `This game comes after mixed weeks: ${wins(f)} from ${games(f)}, and the latest result is ${last(f)}.`,
  ],
  'form-bad': [
    (m, f) => `${m.We} are not in their best spell: ${wins(f)} from the last ${games(f)}.`,
    (_, f) => `Last time it was ${last(f)}, ${result(f)}; it has to get better.`,
    (_, f) =>
      `The last ${games(f)} have brought ${wins(f)}, with ${last(f)} as the latest result (against ${against(f)}).`,
    (m, f) => `${m.We} are in a hard spell, and it ended ${last(f)} against ${against(f)} last time.`,
    (_, f) => `A win would be welcome: ${games(f)}, ${wins(f)}.`,
    (m, f) => `Form does not speak for us, since ${m.we} have ${wins(f)} from ${games(f)}.`,
    (_, f) => `The record: ${games(f)}, ${wins(f)}, and ${last(f)} against ${against(f)} last time.`,
    (_, f) =>
      `This game comes after gloomy weeks: ${games(f)}, ${wins(f)}, and the latest result is ${last(f)}.`,
  ],
  'rival-form-good': [
    (m, f) => `${m.They} are in a good spell: ${wins(f)} from the last ${games(f)}.`,
    (_, f) =>
      `The opponents have gathered ${wins(f)} in ${games(f)}, and last time it was ${last(f)} against ${against(f)}.`,
    (m, f) => `It is going well for ${m.they}, whose last ${games(f)} have brought ${wins(f)}.`,
    (_, f) => `Nor is there cause for complaint over there: ${games(f)}, ${wins(f)}.`,
    (m, f) =>
      `Last time ${m.theyFull} ${lastWon(f) ? 'beat' : 'lost to'} ${against(f)} ${last(f)}, and the form on the whole is good.`,
    (_, f) => `Care is needed, since the opponents have ${wins(f)} from their last ${games(f)}.`,
    (_, f) => `Their run is a warning: ${wins(f)} in ${games(f)}.`,
    (m, f) => `${m.They} have momentum, and last time it ended ${last(f)} against ${against(f)}.`,
  ],
  'rival-form-mixed': [
    (m, f) => `${m.They} win some and lose some: ${wins(f)} from the last ${games(f)}.`,
    (_, f) =>
      `The opponents have gathered ${wins(f)} in ${games(f)}, and last time it was ${last(f)} against ${against(f)}.`,
    (m, f) => `It is going this way and that for ${m.they}, whose last ${games(f)} have brought ${wins(f)}.`,
    (_, f) => `The picture over there is mixed: ${games(f)}, ${wins(f)}.`,
    (m, f) => `Last time ${m.theyFull} ${lastWon(f) ? 'beat' : 'lost to'} ${against(f)} ${last(f)}.`,
    (_, f) => `The opponents are hard to read, with ${wins(f)} from their last ${games(f)}.`,
    (_, f) => `Their record of late is ${wins(f)} in ${games(f)}.`,
    (m, f) =>
      `${m.They} are looking for steadiness, and last time it ended ${last(f)} against ${against(f)}.`,
  ],
  'rival-form-bad': [
    (m, f) => `${m.They} are having hard weeks: ${wins(f)} from the last ${games(f)}.`,
    (_, f) =>
      `The opponents have ${wins(f)} from ${games(f)}, and last time it was ${last(f)} against ${against(f)}.`,
    (m, f) => `It is not going well for ${m.they}, whose last ${games(f)} have brought ${wins(f)}.`,
    (_, f) => `There is trouble with form over there: ${games(f)}, ${wins(f)}.`,
    (m, f) => `Last time ${m.theyFull} ${lastWon(f) ? 'beat' : 'lost to'} ${against(f)} ${last(f)}.`,
    (_, f) => `We meet wounded opponents, with ${wins(f)} from their last ${games(f)}.`,
    (_, f) => `Their record of late is ${wins(f)} in ${games(f)}, which does not make it easier.`,
    (m, f) => `${m.They} want to do better, and last time it ended ${last(f)} against ${against(f)}.`,
  ],
  places: [
    (m, f) => `${m.We} are ${ordinal(f.own)} in the table and ${m.they} ${ordinal(f.opp)}.`,
    (_, f) => `Places before the game: we are ${ordinal(f.own)}, the opponents ${ordinal(f.opp)}.`,
    (m, f) =>
      `The table has ${f.own < f.opp ? m.we : m.they} higher: ${ordinal(f.own)} place is ours, ${ordinal(f.opp)} theirs.`,
    (m, f) => `${m.TheyFull} await the game in ${ordinal(f.opp)} place, ${m.we} in ${ordinal(f.own)}.`,
    (_, f) => `A look at the table: ${ordinal(f.own)} place for us, ${ordinal(f.opp)} for them.`,
    (m, f) =>
      `On paper ${f.own < f.opp ? 'we' : m.they} have the edge, if ${ordinal(f.own)} and ${ordinal(f.opp)} place mean anything.`,
    (m, f) => `${m.We} are ${ordinal(f.own)} in the table, the opponents ${ordinal(f.opp)}.`,
    (_, f) =>
      `There ${Math.abs(f.own - f.opp) === 1 ? 'is' : 'are'} ${distance(f)} between the two teams in the table: ${ordinal(f.own)} here, ${ordinal(f.opp)} there.`,
  ],
  'met-won': [
    (m, f) => `When we last met, ${ago(f)}, we beat ${m.they} ${score(f)}.`,
    (_, f) => `The memory of the last meeting is good: ${score(f)} to us, ${ago(f)}.`,
    (m, f) => `${m.They} lost ${score(f)} to us ${ago(f)}.`,
    (_, f) => `The last game between the two ended ${score(f)} in our favour (${ago(f)}).`,
    (m, f) => `${capital(ago(f))} ${m.we} were better: ${score(f)}.`,
    (_, f) => `There is something to build on, since ${ago(f)} it ended ${score(f)}.`,
    (m, f) => `${m.They} will be out to get even: ${ago(f)} it was ${score(f)} to us.`,
    (_, f) => `The last result between the two is ${score(f)}, ${ago(f)}, and it was a win.`,
  ],
  'met-lost': [
    (m, f) => `When we last met, ${ago(f)}, we lost ${score(f)} to ${m.they}.`,
    (m, f) =>
      `The memory of the last meeting is not a fine one: ${f.opp}–${f.own} in favour of ${m.they}, ${ago(f)}.`,
    (m, f) => `${m.They} beat us ${ago(f)}, ${f.opp}–${f.own}.`,
    (_, f) => `The last game between the two ended ${score(f)} against us (${ago(f)}).`,
    (m, f) => `${capital(ago(f))} ${m.they} were better: ${score(f)}.`,
    (_, f) => `There is something to get even for, since ${ago(f)} it ended ${score(f)}.`,
    (m, f) => `${m.We} mean to pay it back: ${ago(f)} it was ${score(f)} to them.`,
    (_, f) => `The last result between the two is ${score(f)}, ${ago(f)}, and it was a defeat.`,
  ],
  'watch-points': [
    (_, f) => `In attack ${f.who.en} is our most dangerous man and scores ${decimal(f.avg)} points a game.`,
    (_, f) => `Most of the scoring is done by ${f.who.en}, at an average of ${decimal(f.avg)} points.`,
    (_, f) => `${f.who.en} leads our scoring with ${decimal(f.avg)} points a game.`,
    (m, f) => `It is ${f.who.en} above all who may trouble ${m.they}: he averages ${decimal(f.avg)} points.`,
    (_, f) => `On offence the main weapon is ${f.who.en}, whose yield is ${decimal(f.avg)} points a game.`,
    (_, f) => `A man to count on: ${f.who.en}, ${decimal(f.avg)} points on average.`,
    (_, f) => `At the head of our scoring is ${f.who.en}, who averages ${decimal(f.avg)} points.`,
    (_, f) => `It will be easier if ${f.who.en} keeps to his average of ${decimal(f.avg)} points.`,
  ],
  'watch-second': [
    (_, f) => `Next to him ${f.who.en} averages ${decimal(f.avg)} points.`,
    (_, f) => `Our second weapon is ${f.who.en}, at ${decimal(f.avg)} points a game.`,
    (_, f) => `Then comes ${f.who.en} with an average of ${decimal(f.avg)} points.`,
    (_, f) => `${f.who.en} adds ${decimal(f.avg)} points a game.`,
    (_, f) => `The next in line is ${f.who.en}, ${decimal(f.avg)} points on average.`,
    (_, f) => `He does not carry it alone: ${f.who.en} averages ${decimal(f.avg)} points.`,
    (_, f) => `There is ${f.who.en} as well, with ${decimal(f.avg)} points a game.`,
    (_, f) => `The other name to keep in mind is ${f.who.en} (${decimal(f.avg)} points on average).`,
  ],
  'watch-rebounds': [
    (_, f) => `Under the board ${f.who.en} works hardest and averages ${decimal(f.avg)} rebounds.`,
    (_, f) => `Our leader in rebounds is ${f.who.en} (${decimal(f.avg)} rebounds a game).`,
    (_, f) => `${f.who.en} takes ${decimal(f.avg)} rebounds a game.`,
    (_, f) => `On the glass it is up to ${f.who.en}, at an average of ${decimal(f.avg)} rebounds.`,
    (_, f) => `Below the rim ${f.who.en} is the safe hand: ${decimal(f.avg)} rebounds on average.`,
    (_, f) => `What bounces out is likely to land with ${f.who.en}, who averages ${decimal(f.avg)} rebounds.`,
    (_, f) => `${f.who.en} contributes ${decimal(f.avg)} rebounds on average.`,
    (_, f) => `By the boards ${f.who.en} is the measure, with ${decimal(f.avg)} rebounds a game.`,
  ],
  'watch-assists': [
    (_, f) => `The play is run by ${f.who.en}, who averages ${decimal(f.avg)} assists.`,
    (_, f) => `Our leader in assists is ${f.who.en} (${decimal(f.avg)} assists a game).`,
    (_, f) => `${f.who.en} gives ${decimal(f.avg)} assists a game.`,
    (_, f) => `The direction is in the hands of ${f.who.en}, at an average of ${decimal(f.avg)} assists.`,
    (_, f) => `The ball is handed out by ${f.who.en}: ${decimal(f.avg)} assists on average.`,
    (_, f) => `Most baskets are set up by ${f.who.en}, who averages ${decimal(f.avg)} assists.`,
    (_, f) => `${f.who.en} contributes ${decimal(f.avg)} assists on average.`,
    (_, f) => `In setting up ${f.who.en} is the measure, with ${decimal(f.avg)} assists a game.`,
  ],
  'watch-rival': [
    (m, f) =>
      `The most dangerous man of ${m.they} is ${f.who.en}, who scores ${decimal(f.avg)} points a game.`,
    (_, f) => `For the opponents ${f.who.en} scores most, at an average of ${decimal(f.avg)} points.`,
    (_, f) => `Over there ${f.who.en} leads the list with ${decimal(f.avg)} points a game.`,
    (_, f) => `The man to stop: ${f.who.en}, ${decimal(f.avg)} points on average.`,
    (_, f) => `The first job of the defence will be ${f.who.en}, who averages ${decimal(f.avg)} points.`,
    (m, f) =>
      `The attacks of ${m.theyFull} most often end with ${f.who.en}, good for ${decimal(f.avg)} points a game.`,
    (_, f) => `Across the floor the name to underline is ${f.who.en} (${decimal(f.avg)} points a game).`,
    (_, f) => `At the head of their scoring is ${f.who.en}, who averages ${decimal(f.avg)} points.`,
  ],
  scoring: [
    (m, f) => `${m.We} score ${decimal(f.scored)} points a game and allow ${decimal(f.conceded)} points.`,
    (_, f) => `The attack averages ${decimal(f.scored)} points, with ${decimal(f.conceded)} points against.`,
    (_, f) =>
      `So far we have scored ${decimal(f.scored)} points and allowed ${decimal(f.conceded)} points on average.`,
    (m, f) =>
      `${m.We} in numbers: ${decimal(f.scored)} points for, ${decimal(f.conceded)} points against in an average game.`,
    (_, f) =>
      `Our average of the season is ${decimal(f.scored)} points in front, ${decimal(f.conceded)} points at the back.`,
    (_, f) =>
      `In an average game the yield is ${decimal(f.scored)} points for us and ${decimal(f.conceded)} points for the others.`,
    (_, f) =>
      `In attack we are at ${decimal(f.scored)} points, at the back at ${decimal(f.conceded)} points on average.`,
    (_, f) =>
      `Our average is ${decimal(f.scored)} points, and against us it is ${decimal(f.conceded)} points.`,
  ],
  'rival-scoring': [
    (m, f) => `${m.They} score ${decimal(f.scored)} points a game and allow ${decimal(f.conceded)} points.`,
    (_, f) =>
      `Their attack averages ${decimal(f.scored)} points; their defence lets in ${decimal(f.conceded)} points.`,
    (_, f) =>
      `So far the opponents have scored ${decimal(f.scored)} points and allowed ${decimal(f.conceded)} points on average.`,
    (m, f) =>
      `${m.They} in numbers: ${decimal(f.scored)} points for, ${decimal(f.conceded)} points against in an average game.`,
    (_, f) =>
      `Over there the average is ${decimal(f.scored)} points in front, ${decimal(f.conceded)} points at the back.`,
    (m, f) =>
      `The record of ${m.they} is ${decimal(f.scored)} points for and ${decimal(f.conceded)} points against a game.`,
    (_, f) =>
      `Of the opponents, only this much: they score ${decimal(f.scored)} points and allow ${decimal(f.conceded)} points on average.`,
    (_, f) =>
      `Their average is ${decimal(f.scored)} points, and against them it is ${decimal(f.conceded)} points.`,
  ],
  'run-won': [
    (m, f) => `${m.We} take the floor after ${inWords(f.n)} wins in a row.`,
    (_, f) => `The run is at stake as well: we have not lost for ${inWords(f.n)} games.`,
    (_, f) => `There are ${inWords(f.n)} wins in a row behind the team, and the next may come.`,
    (_, f) => `We would like to go on with the run, which stands at ${inWords(f.n)} wins.`,
    (_, f) => `Nobody here would like to see a winning run of ${inWords(f.n)} games end.`,
    (_, f) => `The winning run is at present ${inWords(f.n)} games long.`,
    (m, f) => `${m.They} would have to stop a run of ${inWords(f.n)} games.`,
    (_, f) => `${capital(inWords(f.n))} wins in a row are what we have in our pocket.`,
  ],
  'run-lost': [
    (m, f) => `${m.We} take the floor after ${inWords(f.n)} defeats in a row.`,
    (_, f) => `It is about doing better: we have not won for ${inWords(f.n)} games.`,
    (_, f) => `There are ${inWords(f.n)} defeats in a row behind the team, and it is time to stop.`,
    (_, f) => `The bad run, which stands at ${inWords(f.n)} defeats, has to be broken.`,
    (_, f) => `Nobody needs a run of ${inWords(f.n)} games without a win to get longer.`,
    (_, f) => `The run without a win is at present ${inWords(f.n)} games long.`,
    (m, f) => `After ${inWords(f.n)} defeats the turn has to come against ${m.they}.`,
    (_, f) => `${capital(inWords(f.n))} defeats in a row: a fine place to get up from.`,
  ],
  'preview-absent': [
    (_, f) => `${f.who.en} is out injured.`,
    (_, f) => `The team prepares without the injured ${f.who.en}.`,
    (_, f) => `Missing: ${f.who.en}, who is injured.`,
    (_, f) => `We cannot count on the injured ${f.who.en}.`,
    (_, f) => `${f.who.en} is recovering from his injury, and we play without him.`,
    (_, f) => `${f.who.en} is left out of the squad, injured.`,
    (_, f) => `As for the list of names, ${f.who.en} is injured.`,
    (_, f) => `The list of the injured has ${f.who.en} on it.`,
  ],
  'practical-home': [
    (m) =>
      `Tip-off is ${m.day} at ${m.hour} in ${m.hall}; about tickets see [the ticket page](/page/tickets).`,
    (m) =>
      `If you would like to come: ${m.hallName}, ${m.weekday} at ${m.hour}. How to buy tickets [is here](/page/tickets).`,
    (m) =>
      `Tickets are sold as described on [the ticket page](/page/tickets), and the ball goes up at ${m.hour}.`,
    (m) => `The hall is ${m.hall}, the time ${m.weekday} at ${m.hour}. Tickets [here](/page/tickets).`,
    (m) =>
      `We look forward to seeing everyone ${m.day} at ${m.hour} in ${m.hall}; prices are on [the ticket page](/page/tickets).`,
    (m) => `The game starts at ${m.hour}, and [the ticket page](/page/tickets) tells how to get in.`,
    (m) => `You can cheer ${m.day} at ${m.hour} in ${m.hall}; [ticket information](/page/tickets).`,
    (m) => `See you ${m.day} at ${m.hour} in ${m.hall}. With tickets [this page](/page/tickets) will help.`,
  ],
  'practical-youth': [
    (m) =>
      `Tip-off is ${m.day} at ${m.hour} in ${m.hall}; the other games of the young ones are in [the schedule](/schedules).`,
    (m) => `The young ones take the floor ${m.day} at ${m.hour} in ${m.hall}.`,
    (m) => `If you would like to see the youths: ${m.hallName}, ${m.weekday} at ${m.hour}.`,
    (m) => `The hall is ${m.hall}, the time ${m.weekday} at ${m.hour}.`,
    (m) =>
      `The next dates of the age group are in [the schedule](/schedules), and the ball goes up at ${m.hour}.`,
    (m) => `You can cheer ${m.day} at ${m.hour} in ${m.hall}.`,
    (m) =>
      `We start ${m.day} at ${m.hour} in ${m.hall}, and [the schedule](/schedules) will have the result.`,
    (m) => `Friends of the youth teams are welcome ${m.day} at ${m.hour} in ${m.hall}.`,
  ],
  'practical-away': [
    (m) =>
      `Tip-off is ${m.day} at ${m.hour} in ${m.hall}; the whole programme is in [the schedule](/schedules).`,
    (m) => `If you would like to go with the team: ${m.city}, ${m.hallName}, ${m.weekday} at ${m.hour}.`,
    (m) => `${m.weekday}’s result will be in [the schedule](/schedules) after the game.`,
    (m) => `The hall is ${m.hall} (${m.city}), the time ${m.weekday} at ${m.hour}.`,
    (m) => `We shall report from ${m.city}; the ball goes up at ${m.hour}.`,
    (m) => `The game starts at ${m.hour}, and the other times are in [the schedule](/schedules).`,
    (m) => `You can cheer ${m.day} at ${m.hour} in ${m.hall}, in ${m.city}.`,
    (m) =>
      `We start ${m.day} at ${m.hour} in ${m.hall}, and [the schedule](/schedules) has the result afterwards.`,
  ],
}
