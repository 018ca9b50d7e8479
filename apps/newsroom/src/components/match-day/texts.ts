import type { MatchStatus } from '@palank/sport/match-phase'
import { bilingual } from '../../bilingual.ts'
import type { View } from '../../match-day/addresses.ts'
import type { Part } from '../../match-day/readiness.ts'
import type { Section } from '../../match-day/sections.ts'

export const texts = {
  title: bilingual('Mérkőzések', 'Matches'),
  ownTeams: bilingual('Saját csapataink', 'Our teams'),
  allMatches: bilingual('Minden mérkőzés', 'All matches'),
  whose: bilingual('Kinek a mérkőzései?', 'Whose matches?'),
  search: bilingual('Csapat neve', 'Name of a team'),
  find: bilingual('Keresés', 'Search'),
  newMatch: bilingual('Új mérkőzés', 'New match'),
  importFile: bilingual('Sorsolás fájlból', 'Fixtures from a file'),
  views: bilingual('Nézet', 'View'),
  hereInPlace: bilingual('itt helyben beírható', 'type it in right here'),
  allInTable: bilingual('Mind: táblázat', 'All of them: table'),
  noneYet: bilingual('Még nincs mérkőzés.', 'There are no matches yet.'),
  addMatch: bilingual('Mérkőzés felvétele', 'Add a match'),
  fromFile: bilingual('Fájlból importálok', 'Import a file'),
  noneToday: bilingual('Ma nincs mérkőzés.', 'No match today.'),
  noneFound: bilingual(
    'Nincs ilyen mérkőzés. Próbáld rövidebb névvel.',
    'No match like this. Try a shorter name.',
  ),
  showAll: bilingual('Mindet mutasd', 'Show all'),
  failed: bilingual(
    'Most nem tudtam lekérdezni a mérkőzéseket. Töltsd újra az oldalt; a táblázat addig is megnyitható.',
    'The matches could not be read now. Load the page again; the table can be opened meanwhile.',
  ),
  reload: bilingual('Újratöltés', 'Load again'),
  noTime: bilingual('nincs időpont', 'no date yet'),
  wasDue: bilingual('eredetileg', 'originally'),
  ready: bilingual('megvan', 'ready'),
  missing: bilingual('hiányzik', 'missing'),
  noResult: bilingual('Eredményre vár', 'Result missing'),
  forfeit: bilingual('játék nélkül', 'by forfeit'),
  onSite: bilingual('Az oldalon', 'On the site'),
  opensOnSite: bilingual('megnyitás az oldalon', 'open it on the site'),
  open: bilingual('Megnyitás', 'Open'),
  boxScore: bilingual('Jegyzőkönyv', 'Box score'),
  addStatistics: bilingual('Statisztika pótlása', 'Add the statistics'),
  homePoints: bilingual('Hazai pont', 'Home score'),
  awayPoints: bilingual('Vendég pont', 'Away score'),
  save: bilingual('Mentés', 'Save'),
  saving: bilingual('Mentés…', 'Saving…'),
  saved: bilingual('Mentve', 'Saved'),
  soonOnSite: bilingual('Pár másodperc múlva látszik az oldalon.', 'It shows on the site in a few seconds.'),
  correct: bilingual('Javítom', 'Correct it'),
  alreadyIn: bilingual(
    'Közben más már beírta az eredményt',
    'Somebody else has entered the result meanwhile',
  ),
  overwrite: bilingual(
    'Ha a tiéd a jó, nyomd meg újra a Mentést.',
    'If yours is the right one, press Save again.',
  ),
  noNetwork: bilingual(
    'Nem sikerült menteni, mert nincs kapcsolat. Amit beírtál, itt megvan: próbáld újra.',
    'It could not be saved, because there is no connection. What you typed is still here: try again.',
  ),
  signedOut: bilingual(
    'Nem sikerült menteni, mert közben kiléptél. Lépj be újra egy másik lapon, aztán próbáld újra itt.',
    'It could not be saved, because you are signed out. Sign in on another tab, then try again here.',
  ),
  notSaved: bilingual(
    'Nem sikerült menteni. Próbáld újra; ha megint ezt látod, nyisd meg a mérkőzést, és ott írd be.',
    'It could not be saved. Try again; if you see this again, open the match and enter it there.',
  ),
  postpone: bilingual('Halasztás', 'Postpone'),
  newTime: bilingual('Új időpont', 'New date'),
  postponeQuestion: bilingual('Mikor lesz helyette?', 'When will it be instead?'),
  noNewTime: bilingual('Még nincs új időpont', 'There is no new date yet'),
  noNewTimeHint: bilingual(
    'Az oldal kiírja, hogy elhalasztva; a régi időpont addig is látszik.',
    'The site says that it is postponed; the old date stays until then.',
  ),
  noDateHint: bilingual(
    'Az oldal kiírja, hogy elhalasztva, új időpont nélkül.',
    'The site says that it is postponed, without a new date.',
  ),
  newTimeHint: bilingual(
    'Az oldal az új időpontot mutatja, és kiírja, hogy elhalasztva.',
    'The site shows the new date, and says that it is postponed.',
  ),
  day: bilingual('Nap', 'Day'),
  time: bilingual('Idő', 'Time'),
  budapest: bilingual('Budapesti idő.', 'Budapest time.'),
  timeMissing: bilingual(
    'Add meg a napot és az időt, vagy válaszd azt, hogy még nincs új időpont.',
    'Give the day and the time, or choose that there is no new date yet.',
  ),
  timePast: bilingual(
    'Ez az időpont már elmúlt. Adj meg egy későbbit.',
    'This time has passed. Give a later one.',
  ),
  cancel: bilingual('Mégse', 'Cancel'),
  scoreLive: bilingual('Élő közvetítés', 'Score live'),
  goOnScoring: bilingual('Közvetítés folytatása', 'Go on scoring'),
  fansSee: bilingual(
    'A szurkolók értesítést látnak erről. Amit tíz percen belül javítasz, az ugyanaz az értesítés.',
    'Fans see a notice of it. What you correct within ten minutes is the same notice.',
  ),
  postponedNow: bilingual('Elhalasztva, új időpont még nincs.', 'Postponed, no new date yet.'),
  postponedTo: bilingual('Elhalasztva. Új időpont', 'Postponed. New date'),
} as const

export const viewTexts: Record<View, ReturnType<typeof bilingual>> = {
  day: bilingual('Meccsnap', 'Match day'),
  coming: bilingual('Következők', 'Coming'),
  played: bilingual('Lejátszottak', 'Played'),
  table: bilingual('Táblázat', 'Table'),
}

export const sectionTexts: Record<Section, ReturnType<typeof bilingual>> = {
  today: bilingual('Ma', 'Today'),
  awaiting: bilingual('Eredményre vár', 'Result missing'),
  week: bilingual('Ezen a héten', 'This week'),
  next_week: bilingual('Jövő héten', 'Next week'),
  later: bilingual('Később', 'Later'),
  undated: bilingual('Időpontra vár', 'Waiting for a date'),
  played: bilingual('Lejátszott', 'Played'),
}

export const partTexts: Record<Part, ReturnType<typeof bilingual>> = {
  squad: bilingual('Keret', 'Squad'),
  arena: bilingual('Csarnok', 'Arena'),
  tickets: bilingual('Jegy', 'Tickets'),
  box_score: bilingual('Jegyzőkönyv', 'Box score'),
  report: bilingual('Tudósítás', 'Report'),
}

export const statusTexts: Partial<Record<MatchStatus, ReturnType<typeof bilingual>>> = {
  live: bilingual('Folyik', 'Live'),
  postponed: bilingual('Elhalasztva', 'Postponed'),
  cancelled: bilingual('Törölve', 'Cancelled'),
}

/** „9” is a number of a round, “Elődöntő” a name. */
export const roundText = (round: string) =>
  /^\d+$/.test(round) ? bilingual(`${round}. forduló`, `Round ${round}`) : bilingual(round, round)

export const ageGroupText = (ageGroup: string) =>
  ageGroup === 'senior'
    ? bilingual('Felnőtt', 'Senior')
    : bilingual(ageGroup.toUpperCase(), ageGroup.toUpperCase())
