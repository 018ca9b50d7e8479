import { capital, inWords } from '../../english.ts'
import type { FactData } from '../../facts.ts'
import type { EnMatch } from '../../voice.ts'

type Men =
  | (
      | 'top'
      | 'top-shared'
      | 'thirty'
      | 'player-high'
      | 'bench-man'
      | 'double-double'
      | 'pair'
      | 'rival-top'
      | 'rival-pair'
      | 'rival-thirty'
    )
  | ('passer' | 'thief' | 'blocker' | 'rebounder' | 'milestone' | 'foul-out' | 'rival-foul-out')
  | ('absent' | 'doubles')

/** A figure stands after its man's full name, or before it where no other man has been named. */
export const men: { [K in Men]: readonly ((m: EnMatch, f: FactData[K]) => string)[] } = {
  top: [
    (_, f) => `${f.who.en} scored most: there are ${f.n} points next to his name.`,
    (_, f) => `${f.who.en} was the team’s top scorer with ${f.n} points.`,
    (_, f) => `None of ours went further than ${f.who.en} with ${f.n} points.`,
    (m, f) => `${f.who.en} scored ${f.n} points against ${m.they}, more than anyone else of ours.`,
    (_, f) => `In attack ${f.who.en} carried most, ${f.n} points.`,
    (_, f) => `The scoring was led by ${f.who.en} with his ${f.n} points.`,
    (_, f) => `${f.n} points put ${f.who.en} at the top of our list.`,
    (_, f) => `On offence ${f.who.en} was the key man, and the sheet gives him ${f.n} points.`,
    (_, f) => `The sheet has ${f.n} points for ${f.who.en}, the most on our side.`,
    (m, f) => `If somebody had to set ${m.they} a task, it was ${f.who.en}, who scored ${f.n} points.`,
  ],
  'top-shared': [
    (_, f) => `Two men scored most: ${f.who.en} (${f.n}) and ${f.second.en} (${f.k}).`,
    (_, f) => `Two finished in front: ${f.who.en} with ${f.n} points, ${f.second.en} with ${f.k} points.`,
    (_, f) => `A tie within the team: ${f.who.en} scored ${f.n} points, ${f.second.en} ${f.k} points.`,
    (_, f) => `In attack ${f.who.en} (${f.n} points) and ${f.second.en} (${f.k} points) shared the load.`,
    (_, f) => `${f.who.en} got to ${f.n} points, and ${f.second.en} likewise to ${f.k} points.`,
    (_, f) =>
      `There was nothing to choose between ${f.who.en}, ${f.n} points, and ${f.second.en}, ${f.k} points.`,
    (_, f) =>
      `The scoring was won jointly by ${f.who.en} (${f.n} points) and ${f.second.en} (${f.k} points).`,
    (m, f) =>
      `Against ${m.they} two led the way: ${f.who.en} scored ${f.n} points, ${f.second.en} ${f.k} points.`,
  ],
  thirty: [
    (_, f) => `${f.who.en} scored ${f.n} points, which would deserve an article of its own.`,
    (_, f) => `You do not see this every day: ${f.who.en} got to ${f.n} points.`,
    (m, f) => `${m.They} found no remedy: ${f.who.en} scored ${f.n} points.`,
    (_, f) => `It was a big day: ${f.who.en} finished with ${f.n} points.`,
    (_, f) => `The ${f.n} points of ${f.who.en} stood out from all the rest.`,
    (_, f) => `Nearly everything came off: ${f.who.en} stopped at ${f.n} points.`,
    (_, f) => `Three tens and what is above them: ${f.who.en} put ${f.n} points next to his name.`,
    (_, f) => `There is little doubt about the man of the game: ${f.who.en} made ${f.n} points.`,
  ],
  'player-high': [
    (_, f) => `The ${f.n} points of ${f.who.en} are his best of the season.`,
    (_, f) => `He had not got this far before this season: ${f.who.en} scored ${f.n} points.`,
    (_, f) => `${f.who.en} set a season’s best of ${f.n} points.`,
    (_, f) => `With ${f.n} points ${f.who.en} went past all his earlier games of the season.`,
    (_, f) => `A new best for the season: ${f.who.en} was at ${f.n} points when it ended.`,
    (_, f) => `He has not scored as many this season: ${f.who.en}, ${f.n} points.`,
    (m, f) =>
      `It came together against ${m.they}, and the ${f.n} points of ${f.who.en} are his record this season.`,
    (_, f) => `${f.who.en} bettered his own best of the season and ended on ${f.n} points.`,
  ],
  'bench-man': [
    (_, f) => `Coming off the bench, ${f.who.en} put in ${f.n} points.`,
    (_, f) => `He did not start and still counted: ${f.who.en} scored ${f.n} points.`,
    (_, f) => `As a substitute ${f.who.en} got to ${f.n} points.`,
    (_, f) => `From the bench ${f.who.en} helped with ${f.n} points.`,
    (_, f) => `${f.who.en} began the game on the bench and finished it with ${f.n} points.`,
    (_, f) => `Among the substitutes it was ${f.who.en} who stepped forward, with ${f.n} points.`,
    (_, f) => `The bench proved a good idea: ${f.who.en} brought ${f.n} points.`,
    (_, f) => `The ${f.n} points of ${f.who.en} count all the more since he was not in the first five.`,
  ],
  'double-double': [
    (_, f) => `${f.who.en} had ${f.n} points and ${f.m} ${f.stat} as well, a double-double.`,
    (_, f) => `A double-double for ${f.who.en}: ${f.n} points, ${f.m} ${f.stat}.`,
    (_, f) => `${f.who.en} collected ${f.n} points and ${f.m} ${f.stat}.`,
    (_, f) => `Above ten in two columns: ${f.who.en}, ${f.n} points and ${f.m} ${f.stat}.`,
    (_, f) => `${f.who.en} was everywhere, with ${f.n} points and ${f.m} ${f.stat} to show for it.`,
    (_, f) => `The double-double went to ${f.who.en} this time (${f.n} points, ${f.m} ${f.stat}).`,
    (_, f) => `${f.who.en} was in double figures twice, with ${f.n} points and ${f.m} ${f.stat}.`,
    (_, f) => `The richest line of the sheet: ${f.who.en}, ${f.n} points, ${f.m} ${f.stat}.`,
  ],
  pair: [
    (_, f) => `${f.who.en} added ${f.n} points and ${f.second.en} ${f.k} points.`,
    (_, f) => `Behind him ${f.who.en} scored ${f.n} points and ${f.second.en} ${f.k} points.`,
    (_, f) => `${f.who.en} (${f.n}) and ${f.second.en} (${f.k}) followed in the order of points.`,
    (_, f) => `He had help: ${f.who.en} did his share with ${f.n} points, ${f.second.en} with ${f.k} points.`,
    (_, f) =>
      `The next two names on the list: ${f.who.en} (${f.n} points) and ${f.second.en} (${f.k} points).`,
    (_, f) => `It also took ${f.who.en} and his ${f.n} points, and ${f.second.en} and his ${f.k} points.`,
    (_, f) => `Others chipped in as well, ${f.who.en} (${f.n} points) and ${f.second.en} (${f.k} points).`,
    (_, f) => `After him it goes ${f.who.en}, ${f.n} points, and ${f.second.en}, ${f.k} points.`,
  ],
  'rival-top': [
    (m, f) => `The best of ${m.they} was ${f.who.en} with ${f.n} points.`,
    (_, f) => `On the other side ${f.who.en} scored ${f.n} points.`,
    (_, f) => `The opponents were led by ${f.who.en} with ${f.n} points.`,
    (m, f) => `For ${m.theyFull}, ${f.who.en} got to ${f.n} points.`,
    (_, f) => `Across the floor ${f.who.en} caused the most trouble and scored ${f.n} points.`,
    (_, f) => `It was ${f.who.en} who kept them going: he had ${f.n} points.`,
    (m, f) => `For ${m.they}, the ${f.n} points of ${f.who.en} were the most.`,
    (_, f) => `The man to mind most: ${f.who.en}, ${f.n} points.`,
    (_, f) => `Their top scorer this time was ${f.who.en} (${f.n} points).`,
  ],
  'rival-thirty': [
    (_, f) => `On the other side ${f.who.en} poured in ${f.n} points, and we could not cope with him.`,
    (m, f) => `The great weapon of ${m.they} was ${f.who.en}, who got to ${f.n} points.`,
    (_, f) => `It has to be said that ${f.who.en} shot superbly, and it came to ${f.n} points.`,
    (_, f) => `We looked for a remedy, but ${f.who.en} still made ${f.n} points.`,
    (m, f) => `A good part of what ${m.theyFull} scored came from one man: ${f.who.en}, ${f.n} points.`,
    (_, f) => `For the opponents, the ${f.n} points of ${f.who.en} outshone everyone else.`,
    (_, f) => `Over there ${f.who.en} kept scoring and stopped at ${f.n} points.`,
    (_, f) => `The man who could not be stopped this time: ${f.who.en}, ${f.n} points.`,
  ],
  'rival-pair': [
    (m, f) => `For ${m.they}, ${f.who.en} scored ${f.n} points and ${f.second.en} ${f.k} points.`,
    (_, f) => `On the other side ${f.who.en} (${f.n}) and ${f.second.en} (${f.k}) played first fiddle.`,
    (_, f) =>
      `Two of the opponents stood out: ${f.who.en} with ${f.n} points, ${f.second.en} with ${f.k} points.`,
    (m, f) =>
      `The attacks of ${m.they} mostly ended with two names: ${f.who.en} (${f.n} points) and ${f.second.en} (${f.k} points).`,
    (_, f) => `Against us ${f.who.en} made ${f.n} points and ${f.second.en} ${f.k} points.`,
    (_, f) =>
      `The top of the list on the far side: ${f.who.en}, ${f.n} points, ${f.second.en}, ${f.k} points.`,
    (m, f) =>
      `The two best of ${m.theyFull} were ${f.who.en} with ${f.n} points and ${f.second.en} with ${f.k} points.`,
    (_, f) =>
      `Of the opponents ${f.who.en} and his ${f.n} points should be named, and ${f.second.en} and his ${f.k} points.`,
  ],
  passer: [
    (_, f) => `${f.who.en} handed out ${f.n} assists.`,
    (_, f) => `The play went through ${f.who.en}, and it came to ${f.n} assists.`,
    (_, f) => `The hands of ${f.who.en} were worth a lot: he gave ${f.n} assists.`,
    (_, f) => `With ${f.n} assists ${f.who.en} fed his team-mates.`,
    (_, f) => `In running the game ${f.who.en} was best and ended with ${f.n} assists.`,
    (_, f) => `The man who gave the balls: ${f.who.en}, ${f.n} assists.`,
    (_, f) => `Without ${f.who.en} and his ${f.n} assists there would have been fewer easy baskets.`,
    (_, f) => `Many of the baskets had to be set up first, and ${f.who.en} got to ${f.n} assists.`,
  ],
  thief: [
    (_, f) => `${f.who.en} upset the other side with ${f.n} steals.`,
    (m, f) => `In defence ${f.who.en} was the most alert and had ${f.n} steals against ${m.they}.`,
    (_, f) => `${f.n} steals: ${f.who.en} was always in the right place.`,
    (_, f) => `Nobody took the ball away more often than ${f.who.en}, who had ${f.n} steals.`,
    (_, f) => `Quick hands: ${f.who.en}, ${f.n} steals.`,
    (_, f) => `${f.who.en} got to ${f.n} steals.`,
    (m, f) => `Not a few passes of ${m.they} ended up with ${f.who.en} (${f.n} steals).`,
    (_, f) => `${f.who.en} read the game, and ${f.n} steals are the proof.`,
  ],
  blocker: [
    (_, f) => `In front of the board ${f.who.en} gave out ${f.n} blocks.`,
    (_, f) => `The ${f.n} blocks of ${f.who.en} were a part of the defence.`,
    (_, f) => `${f.who.en} was up there, with ${f.n} blocks to his name.`,
    (_, f) => `With ${f.n} blocks ${f.who.en} said no under the basket.`,
    (m, f) => `A good few shots of ${m.they} got caught on ${f.who.en}, who made ${f.n} blocks of them.`,
    (_, f) => `Whoever went near the basket found ${f.who.en} there: ${f.n} blocks.`,
    (_, f) => `Nobody blocked more than ${f.who.en}, who was given ${f.n} blocks.`,
    (_, f) => `${f.who.en} ruled under the basket, as his ${f.n} blocks show.`,
  ],
  rebounder: [
    (_, f) => `${f.who.en} took down ${f.n} rebounds.`,
    (_, f) => `Under the board ${f.who.en} was master, with ${f.n} rebounds.`,
    (_, f) => `${f.n} rebounds: ${f.who.en} did not leave many second chances.`,
    (_, f) => `Most balls dropped into the hands of ${f.who.en} (${f.n} rebounds).`,
    (_, f) => `On the glass ${f.who.en} led the way and gathered ${f.n} rebounds.`,
    (_, f) => `The man for whom it always bounced right: ${f.who.en}, ${f.n} rebounds.`,
    (_, f) => `The ${f.n} rebounds of ${f.who.en} began many an attack or gave it a second life.`,
    (_, f) => `${f.who.en} did the work below the rim, and ${f.n} rebounds were his pay.`,
  ],
  milestone: [
    (_, f) => `In this game ${f.who.en} made his ${f.mark}th point of the season.`,
    (_, f) => `A round figure: ${f.who.en} reached the ${f.mark}th point of his season.`,
    (_, f) => `${f.who.en} also made the ${f.mark}th point of his season.`,
    (_, f) => `${f.who.en} went beyond the ${f.mark} mark for the season.`,
    (_, f) => `The counter of ${f.who.en} has passed ${f.mark} for the season.`,
    (_, f) => `This season ${f.who.en} has already left his ${f.mark}th point behind.`,
    (_, f) => `For the statisticians: ${f.who.en} now has the ${f.mark}th point of his season.`,
    (_, f) => `The ${f.mark}th point of the season for ${f.who.en} fell in this game.`,
  ],
  'foul-out': [
    (_, f) => `${f.who.en} had five fouls and could not finish the game.`,
    (_, f) => `After his fifth foul ${f.who.en} watched the rest from the bench.`,
    (_, f) => `Fouling out was the lot of ${f.who.en}.`,
    (_, f) => `${f.who.en} fouled out, and it had to be finished without him.`,
    (_, f) => `There were fouls to cope with too: ${f.who.en} was out with five.`,
    (_, f) => `${f.who.en} got to five fouls, so the game ended early for him.`,
    (_, f) => `It did not help that ${f.who.en} picked up his fifth foul.`,
    (_, f) => `At the very end ${f.who.en} could no longer be on the floor, having fouled out.`,
  ],
  'rival-foul-out': [
    (_, f) => `On the other side ${f.who.en} fouled out.`,
    (m, f) => `${m.They} finished without ${f.who.en} once he had gathered five fouls.`,
    (_, f) => `Across the floor ${f.who.en} sat down with five fouls.`,
    (_, f) => `After his fifth foul ${f.who.en} could help the opponents no longer.`,
    (_, f) => `The opponents saw ${f.who.en} use up his five fouls and sit down.`,
    (_, f) => `Over there ${f.who.en} did not stay to the end, out with five fouls.`,
    (m, f) => `For ${m.they}, ${f.who.en} ended early with five fouls.`,
    (_, f) => `Five fouls and an early end: that was the way of their man ${f.who.en}.`,
  ],
  absent: [
    (_, f) => `${f.who.en} was not in the squad because of his injury.`,
    (_, f) => `The team played without the injured ${f.who.en}.`,
    (_, f) => `The team lined up without ${f.who.en}, who is recovering from an injury.`,
    (_, f) => `${f.who.en} could not play because of his injury, and the others shared his minutes.`,
    (_, f) => `As a reminder, ${f.who.en} is injured, and the task had to be done without him.`,
    (_, f) => `All this without ${f.who.en}, who is injured.`,
    (_, f) => `${f.who.en} was missing from the list, injured.`,
    (_, f) => `The score sheet did not have ${f.who.en} on it, left out with his injury.`,
  ],
  doubles: [
    (_, f) => `${capital(inWords(f.n))} of our players scored ten or more.`,
    (_, f) => `It did not hang on one man: ${inWords(f.n)} of ours got to ten.`,
    (_, f) => `The load was shared, with ${inWords(f.n)} players in double figures.`,
    (_, f) => `There are double figures next to ${inWords(f.n)} names on the sheet.`,
    (_, f) => `The scoring was nicely spread: ${inWords(f.n)} men reached ten.`,
    (_, f) => `${capital(inWords(f.n))} finished in double figures.`,
    (m, f) => `${m.They} had ${inWords(f.n)} men in double figures to mind at once.`,
    (_, f) => `Whoever looks for a single hero will not find one: ${inWords(f.n)} of ours had ten or more.`,
  ],
}
