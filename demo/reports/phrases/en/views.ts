import type { EnMatch } from '../../voice.ts'

/** First sentences of a report that begins on the other side. */
export const views: Record<'view-won' | 'view-lost', readonly ((m: EnMatch) => string)[]> = {
  'view-won': [
    (m) => `${m.rival} scored ${m.rivalPoints} points, and still ${m.they} left the floor beaten.`,
    (m) => `Seen from the other bench for once: ${m.theyFull} scored ${m.opp}, and it was not enough.`,
    (m) => `This will hardly be the season’s favourite game for ${m.they}.`,
    (m) =>
      m.worst.own < m.worst.opp
        ? `${m.TheyFull} won ${m.worst.the} quarter ${m.worst.opp}–${m.worst.own}, but not the game.`
        : '',
    (m) => `What can ${m.they} write of this game? That the others were better by ${m.margin}.`,
    (m) => `From where ${m.theyFull} stand, this was a defeat by ${m.margin}; from where we do, a win.`,
    (m) => `There was somebody to praise on the losing side, too: ${m.rival} scored ${m.rivalPoints} points.`,
    (m) => `${m.They} allowed ${m.own}, and nobody wins with that.`,
    (m) => `If ${m.they} watch this game again, they will surely stop the tape at ${m.best.the} quarter.`,
  ],
  'view-lost': [
    (m) => `Credit goes to ${m.they} this time, led by ${m.rival} with ${m.rivalPoints} points.`,
    (m) => `Seen from the other bench for once: ${m.theyFull} scored ${m.opp}, and it was worth a win.`,
    (m) => `This game went well for ${m.they}, and less so for us.`,
    (m) =>
      `${m.TheyFull} won ${m.worst.the} quarter ${m.worst.opp}–${m.worst.own}, and the win was already in it.`,
    (m) => `What can ${m.they} write of this game? That they were better by ${m.margin}.`,
    (m) => `From where ${m.theyFull} stand, this was a win by ${m.margin}; from where we do, a defeat.`,
    (m) => `On the winning side ${m.rival} scored ${m.rivalPoints} points, so let us start with him.`,
    (m) => `${m.They} allowed ${m.own}, and it is hard to beat them with that.`,
  ],
}
