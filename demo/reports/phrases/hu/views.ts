import { capital } from '../../hungarian.ts'
import type { HuMatch } from '../../voice.ts'

/** First sentences of a report that begins on the other side. */
export const views: Record<'view-won' | 'view-lost', readonly ((m: HuMatch) => string)[]> = {
  'view-won': [
    (m) =>
      `${m.rival} ${m.rivalPoints} pontot dobott, ${m.they} mégis vereséggel ${m.v('hagyta', 'hagyták')} el a pályát.`,
    (m) =>
      `Nézzük ezúttal a másik kispadról: ${m.theyFull} ${m.opp} pontot ${m.v('szerzett', 'szereztek')}, és ez nem volt elég.`,
    (m) => `${capital(m.theyDat)} aligha ez lesz az idény kedvenc mérkőzése.`,
    (m) =>
      m.worst.own < m.worst.opp
        ? `${m.TheyFull} ${m.worst.opp}–${m.worst.own} arányban ${m.v('nyerte', 'nyerték')} ${m.worst.the} negyedet, a mérkőzést azonban nem.`
        : '',
    (m) =>
      `Mit ${m.v('írhat', 'írhatnak')} erről a mérkőzésről ${m.they}? Hogy ${m.margin} ponttal jobb volt az ellenfél.`,
    (m) => `${m.TheyFull} szemszögéből ez ${m.margin} pontos vereség, a miénkből győzelem.`,
    (m) => `A vesztes oldalon is akadt, aki dicséretet érdemel: ${m.rival} ${m.rivalPoints} pontot szerzett.`,
    (m) => `${m.They} ${m.own} pontot ${m.v('kapott', 'kaptak')}, és ennyivel nem lehet nyerni.`,
    (m) =>
      `Ha ${m.they} ${m.v('visszanézi', 'visszanézik')} a mérkőzést, ${m.best.the} negyednél biztosan ${m.v('megállítja', 'megállítják')} a felvételt.`,
  ],
  'view-lost': [
    (m) => `Az elismerés ezúttal ${m.theyAcc} illeti, ${m.rival} ${m.rivalPoints} ponttal járt az élükön.`,
    (m) =>
      `Nézzük ezúttal a másik kispadról: ${m.theyFull} ${m.opp} pontot ${m.v('dobott', 'dobtak')}, és ez győzelmet ért.`,
    (m) => `${capital(m.theyDat)} jól sikerült ez a mérkőzés, nekünk kevésbé.`,
    (m) =>
      `${m.TheyFull} ${m.worst.opp}–${m.worst.own} arányban ${m.v('nyerte', 'nyerték')} ${m.worst.the} negyedet, és ebben már benne volt a győzelem.`,
    (m) =>
      `Mit ${m.v('írhat', 'írhatnak')} erről a mérkőzésről ${m.they}? Hogy ${m.margin} ponttal jobb${m.v('', 'ak')} ${m.v('volt', 'voltak')}.`,
    (m) => `${m.TheyFull} szemszögéből ez ${m.margin} pontos siker, a miénkből vereség.`,
    (m) => `A győztes oldalon ${m.rival} ${m.rivalPoints} pontot szerzett, kezdjük vele.`,
    (m) => `${m.They} ${m.own} pontot ${m.v('engedett', 'engedtek')}, és ennyivel nehéz nyerni ellenük.`,
  ],
}
