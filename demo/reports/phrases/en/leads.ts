import { capital } from '../../english.ts'
import type { EnMatch } from '../../voice.ts'
import type { AnchorKind, LeadKind } from '../hu/leads.ts'

/** What stands under the title. */
export const leads: Record<LeadKind, readonly ((m: EnMatch) => string)[]> = {
  'lead-won': [
    (m) => `${m.star} put ${m.starPoints} points towards the win in ${m.hall}.`,
    (m) =>
      `It was ${m.half} at half-time and ${m.score} at the end. ${m.star} scored most (${m.starPoints}).`,
    (m) =>
      `${capital(m.best.the)} quarter was the best one (${m.best.score}), and our top scorer was ${m.star} (${m.starPoints}).`,
    (m) =>
      `${m.We} won ${m.score} ${m.when}. ${m.star} (${m.starPoints}) scored most for us, ${m.rival} (${m.rivalPoints}) for the other side.`,
    (m) => `A win by ${m.margin} over ${m.theyFull}, with ${m.starPoints} points from ${m.star}.`,
    (m) => `${m.We} met ${m.theyFull} ${m.round} and won ${m.score}.`,
    (m) => `${m.rival} scored ${m.rivalPoints} points against us, and we brought home the win all the same.`,
    (m) => `It stood ${m.third} after three quarters and ${m.score} at the very end.`,
    (m) => `By quarters: ${m.q1}, ${m.q2}, ${m.q3}, ${m.q4}. That is how ${m.weekday}’s win came about.`,
    (m) => `${m.starPoints} points from ${m.star}, a margin of ${m.margin} and a win over ${m.they}.`,
  ],
  'lead-lost': [
    (m) => `We had no answer to ${m.rival} and his ${m.rivalPoints} points in ${m.hall}.`,
    (m) =>
      `It was ${m.half} at half-time and ${m.score} at the end. ${m.star} scored most of ours (${m.starPoints}).`,
    (m) => `${capital(m.worst.the)} quarter ended ${m.worst.score}, and we paid for it.`,
    (m) =>
      `${m.They} won ${m.reverse} ${m.when}. ${m.star} (${m.starPoints}) was our top scorer, ${m.rival} (${m.rivalPoints}) theirs.`,
    (m) => `The margin was ${m.margin}, in spite of ${m.starPoints} points from ${m.star}.`,
    (m) => `${m.TheyFull} proved better ${m.round}: ${m.reverse}.`,
    (m) => `${m.star} finished with ${m.starPoints} points, but the win went to ${m.they}.`,
    (m) => `It stood ${m.third} after three quarters and ${m.score} at the very end.`,
    (m) => `By quarters: ${m.q1}, ${m.q2}, ${m.q3}, ${m.q4}. It came to a defeat by ${m.they}.`,
    (m) => `${m.We} finished ${m.margin} behind ${m.they} in ${m.hall}.`,
  ],
  'lead-close-won': [
    (m) => `${m.star} scored ${m.starPoints} points, and a margin of ${m.margin} decided it in our favour.`,
    (m) => `It was ${m.third} after three quarters and had to be won from there. It was.`,
    (m) => `${m.rival} kept the other side alive with ${m.rivalPoints} points, yet the win is ours.`,
    (m) => `Only a margin of ${m.margin} parted the two teams ${m.when}: ${m.score}.`,
    (m) => `A close game and a good end: ${m.star} led the way with ${m.starPoints} points.`,
    (m) => `${m.half} at half-time, ${m.score} at the end. ${m.They} were at our heels until the buzzer.`,
    (m) => `${m.We} beat ${m.theyFull} by ${m.margin} ${m.round}.`,
    (m) => `Against ${m.theyFull}, a margin of ${m.margin} was enough.`,
  ],
  'lead-close-lost': [
    (m) =>
      `${m.star} scored ${m.starPoints} points, but in the end a margin of ${m.margin} tipped the scales towards ${m.they}.`,
    (m) => `It was ${m.third} after three quarters, with everything open. It ended ${m.score}.`,
    (m) => `Their top scorer was ${m.rival} with ${m.rivalPoints} points, and the win went their way too.`,
    (m) => `A margin of ${m.margin} parted the two teams ${m.when}, sadly in favour of ${m.they}.`,
    (m) => `A close game and a bad end, for all the ${m.starPoints} points of ${m.star}.`,
    (m) => `${m.half} at half-time, ${m.score} at the end. That is how little it took.`,
    (m) => `${m.TheyFull} beat us by ${m.margin} ${m.round}.`,
    (m) => `One good possession was missing against ${m.they}.`,
  ],
}

/** Who played whom, where, when and how it ended. */
export const anchors: Record<AnchorKind, readonly ((m: EnMatch) => string)[]> = {
  'anchor-won': [
    (m) => `On ${m.date} in ${m.hall}, ${m.round}, ${m.weFull} beat ${m.theyFull} **${m.score}**.`,
    (m) =>
      `${m.weekday}’s meeting (${m.dateShort}, ${m.hallName}) went to ${m.weFull}, **${m.score}** against ${m.theyFull}.`,
    (m) => `It ended **${m.score}** in ${m.hall} ${m.when}, ${m.date}, against ${m.theyFull} ${m.round}.`,
    (m) => `The game against ${m.theyFull} in ${m.hall} on ${m.date} finished **${m.score}** in our favour.`,
    (m) =>
      `It was played on ${m.date} in ${m.hall}, and the final score against ${m.theyFull} was **${m.score}**.`,
    (m) =>
      `Against ${m.theyFull} ${m.round}, the sheet ended on **${m.score}** (${m.dateShort}, ${m.hallName}).`,
    (m) => `The **${m.score}** win over ${m.theyFull} came ${m.where}, in ${m.hall}, on ${m.date}.`,
    (m) => `So ${m.weFull} won **${m.score}** against ${m.theyFull} ${m.round}, on ${m.date}.`,
    (m) => `The bill in ${m.hall}: **${m.score}** against ${m.theyFull}, ${m.round}, ${m.date}.`,
    (m) =>
      `${capital(m.round)}, then, ${m.weFull} won **${m.score}** against ${m.theyFull}, on ${m.date} in ${m.hall}.`,
  ],
  'anchor-lost': [
    (m) => `On ${m.date} in ${m.hall}, ${m.round}, ${m.theyFull} beat our team **${m.reverse}**.`,
    (m) => `${m.weekday}’s meeting (${m.dateShort}, ${m.hallName}) went to ${m.theyFull}, **${m.reverse}**.`,
    (m) => `It ended **${m.score}** in ${m.hall} ${m.when}, ${m.date}, against ${m.theyFull} ${m.round}.`,
    (m) =>
      `It was played on ${m.date} in ${m.hall}, and the final score against ${m.theyFull} was **${m.score}**.`,
    (m) => `${m.WeFull} lost **${m.score}** to ${m.theyFull} ${m.round}, on ${m.date}.`,
    (m) =>
      `Against ${m.theyFull} ${m.round}, the sheet ended on **${m.score}** (${m.dateShort}, ${m.hallName}).`,
    (m) =>
      `The **${m.score}** defeat of ${m.weFull} by ${m.theyFull} came ${m.where}, in ${m.hall}, on ${m.date}.`,
    (m) => `The bill in ${m.hall}: **${m.score}** against ${m.theyFull}, ${m.round}, ${m.date}.`,
    (m) =>
      `${capital(m.round)}, then, ${m.theyFull} won **${m.reverse}** against ${m.weFull}, on ${m.date} in ${m.hall}.`,
    (m) => `On ${m.date} in ${m.hall} ${m.theyFull} proved better, and it ended **${m.reverse}**.`,
  ],
}
