import { capital } from '../../hungarian.ts'
import type { HuMatch } from '../../voice.ts'

export type LeadKind = 'lead-won' | 'lead-lost' | 'lead-close-won' | 'lead-close-lost'
export type AnchorKind = 'anchor-won' | 'anchor-lost'

/** What stands under the title. */
export const leads: Record<LeadKind, readonly ((m: HuMatch) => string)[]> = {
  'lead-won': [
    (m) => `${m.star} ${m.starPoints} ponttal járult hozzá a győzelemhez ${m.inHall}.`,
    (m) =>
      m.starShared
        ? ''
        : `A félidőben ${m.half} volt, a végén ${m.score}. A legtöbb pontot ${m.star} dobta (${m.starPoints}).`,
    (m) =>
      m.starShared
        ? ''
        : `${capital(m.best.the)} negyed lett a legjobb (${m.best.score}), legeredményesebb játékosunk pedig ${m.star} (${m.starPoints}).`,
    (m) =>
      m.starShared || m.rivalShared
        ? ''
        : `${capital(m.when)} ${m.we} ${m.to} nyert. Nálunk ${m.star} (${m.starPoints}), a másik oldalon ${m.rival} (${m.rivalPoints}) dobta a legtöbb pontot.`,
    (m) => `${capital(m.margin)} pontos siker ${m.theyFull} ellen, ${m.star} ${m.starPoints} pontjával.`,
    (m) => `${capital(m.round)} ${m.theyFull} ellen játszott ${m.we}, és ${m.to} győzött.`,
    (m) => `${m.rival} ${m.rivalPoints} pontot szerzett ellenünk, a győzelmet mégis mi hoztuk el.`,
    (m) => `A harmadik negyed végén ${m.third} volt az állás, a legvégén ${m.score}.`,
    (m) => `Negyedenként: ${m.q1}, ${m.q2}, ${m.q3}, ${m.q4}. Így állt össze a ${m.dayAdj} győzelem.`,
    (m) => `${m.star} ${m.starPoints} pontja, ${m.margin} pont különbség és egy győzelem ${m.they} ellen.`,
  ],
  'lead-lost': [
    (m) => `${m.rival} ${m.rivalPoints} pontjára nem volt válaszunk ${m.inHall}.`,
    (m) =>
      m.starShared
        ? ''
        : `A félidőben ${m.half} volt, a végén ${m.score}. Tőlünk ${m.star} dobta a legtöbb pontot (${m.starPoints}).`,
    (m) => `${capital(m.worst.the)} negyed ${m.worst.score} lett, ennek fizettük meg az árát.`,
    (m) =>
      m.starShared || m.rivalShared
        ? ''
        : `${capital(m.when)} ${m.they} ${m.reverseTo} ${m.v('nyert', 'nyertek')}. Nálunk ${m.star} (${m.starPoints}), náluk ${m.rival} (${m.rivalPoints}) volt a legeredményesebb.`,
    (m) => `${capital(m.margin)} pont lett a különbség, ${m.star} ${m.starPoints} pontja ellenére.`,
    (m) => `${capital(m.round)} ${m.theyFull} ${m.v('bizonyult', 'bizonyultak')} jobbnak: ${m.reverse}.`,
    (m) => `${m.star} ${m.starPoints} ponttal zárt, de a győzelem ${m.theyDat} jutott.`,
    (m) => `A harmadik negyed végén ${m.third} volt az állás, a legvégén ${m.score}.`,
    (m) => `Negyedenként: ${m.q1}, ${m.q2}, ${m.q3}, ${m.q4}. Ebből vereség lett ${m.they} ellen.`,
    (m) => `${capital(m.margin)} ponttal maradt el ${m.we} ${m.theyAbl} ${m.inHall}.`,
  ],
  'lead-close-won': [
    (m) => `${m.star} ${m.starPoints} pontot dobott, a végén pedig ${m.margin} pont döntött a javunkra.`,
    (m) => `A harmadik negyed után ${m.third} volt, innen kellett megnyerni. Sikerült.`,
    (m) => `${m.rival} ${m.rivalPoints} ponttal tartotta életben az ellenfelet, a győzelem mégis a miénk.`,
    (m) => `${capital(m.when)} csak ${m.margin} pont választotta el a két csapatot: ${m.score}.`,
    (m) =>
      m.starShared
        ? ''
        : `Szoros mérkőzés, jó vég: ${m.star} ${m.starPoints} ponttal lett csapatunk legeredményesebbje.`,
    (m) =>
      `Félidőben ${m.half}, a végén ${m.score}. ${m.They} az utolsó dudaszóig ott ${m.v('loholt', 'loholtak')} a nyomunkban.`,
    (m) => `${capital(m.round)} ${m.margin} ponttal győzte le ${m.we} ${m.fullAcc}.`,
    (m) => `${m.TheyFull} ellen ${m.margin} pont is elég volt a sikerhez.`,
  ],
  'lead-close-lost': [
    (m) =>
      `${m.star} ${m.starPoints} pontot dobott, de a végén ${m.margin} pont ${m.they} felé billentette a mérleget.`,
    (m) =>
      Math.abs(m.thirdDiff) <= 7
        ? `A harmadik negyed után ${m.third} volt, minden nyitva állt. A vége mégis ${m.score} lett.`
        : '',
    (m) =>
      m.rivalShared
        ? ''
        : `Náluk ${m.rival} volt a legeredményesebb ${m.rivalPoints} ponttal, és a győzelem is hozzájuk került.`,
    (m) => `${capital(m.when)} ${m.margin} pont választotta el a két csapatot, sajnos ${m.they} javára.`,
    (m) => `Szoros mérkőzés, rossz vég: hiába szerzett ${m.star} ${m.starPoints} pontot.`,
    (m) => `Félidőben ${m.half}, a végén ${m.score}. Ennyire kevésen múlt.`,
    (m) => `${capital(m.round)} ${m.theyFull} ${m.margin} ponttal ${m.v('nyert', 'nyertek')} ellenünk.`,
    (m) => `Egyetlen jó támadás hiányzott ${m.they} ellen.`,
  ],
}

/** Who played whom, where, when and how it ended. */
export const anchors: Record<AnchorKind, readonly ((m: HuMatch) => string)[]> = {
  'anchor-won': [
    (m) => `${capital(m.round)}, ${m.date} ${m.inHall} ${m.weFull} **${m.to}** legyőzte ${m.fullAcc}.`,
    (m) =>
      `A ${m.dayAdj} találkozót (${m.dateShort}, ${m.hallName}) ${m.weFull} nyerte meg **${m.to}** ${m.theyFull} ellen.`,
    (m) =>
      `${capital(m.when)}, ${m.date} ${m.inHall} **${m.score}** lett a vége ${m.theyFull} ellen, ${m.round}.`,
    (m) =>
      `${capital(m.date)} ${m.inHall} rendezték ${m.theyFull} elleni mérkőzést, amely **${m.to}** végződött a javunkra.`,
    (m) => `A mérkőzést ${m.date} rendezték ${m.inHall}, ${m.theyFull} ellen **${m.score}** a végeredmény.`,
    (m) =>
      `${m.TheyFull} ellen ${m.round} **${m.score}** állt a jegyzőkönyv végén (${m.dateShort}, ${m.hallName}).`,
    (m) =>
      `${capital(m.where)}, ${m.inHall} született a **${m.to}** megnyert mérkőzés ${m.theyFull} ellen, ${m.date}.`,
    (m) => `${m.WeFull} így **${m.to}** nyert ${m.theyFull} ellen ${m.round}, ${m.date}.`,
    (m) => `A számla ${m.inHall}: **${m.score}** ${m.theyFull} ellen, ${m.round}, ${m.date}.`,
    (m) =>
      `${capital(m.round)} tehát ${m.weFull} győzött **${m.to}** ${m.theyFull} ellen, ${m.date} ${m.inHall}.`,
  ],
  'anchor-lost': [
    (m) =>
      `${capital(m.round)}, ${m.date} ${m.inHall} ${m.theyFull} **${m.reverseTo}** ${m.v('legyőzte', 'legyőzték')} csapatunkat.`,
    (m) =>
      `A ${m.dayAdj} találkozót (${m.dateShort}, ${m.hallName}) ${m.theyFull} ${m.v('nyerte', 'nyerték')} meg **${m.reverseTo}**.`,
    (m) =>
      `${capital(m.when)}, ${m.date} ${m.inHall} **${m.score}** lett a vége ${m.theyFull} ellen, ${m.round}.`,
    (m) => `A mérkőzést ${m.date} rendezték ${m.inHall}, ${m.theyFull} ellen **${m.score}** a végeredmény.`,
    (m) => `${m.WeFull} **${m.to}** kapott ki ${m.theyFull} ellen ${m.round}, ${m.date}.`,
    (m) =>
      `${m.TheyFull} ellen ${m.round} **${m.score}** állt a jegyzőkönyv végén (${m.dateShort}, ${m.hallName}).`,
    (m) =>
      `${capital(m.where)}, ${m.inHall} maradt alul **${m.to}** ${m.weFull} ${m.theyFull} ellen, ${m.date}.`,
    (m) => `A számla ${m.inHall}: **${m.score}** ${m.theyFull} ellen, ${m.round}, ${m.date}.`,
    (m) =>
      `${capital(m.round)} tehát ${m.theyFull} ${m.v('győzött', 'győztek')} **${m.reverseTo}** ${m.weFull} ellen, ${m.date} ${m.inHall}.`,
    (m) =>
      `${capital(m.date)} ${m.inHall} ${m.theyFull} ${m.v('bizonyult', 'bizonyultak')} jobbnak, **${m.reverse}** lett a vége.`,
  ],
}
