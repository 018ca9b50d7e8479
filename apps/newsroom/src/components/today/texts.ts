import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { Activity } from '../../today/activity.ts'
import type { TodoId } from '../../today/counts.ts'
import type { ActionId, CheckId } from '../../today/match-card.ts'
import type { QuickActionId } from '../../today/quick-actions.ts'

export const texts = {
  quickActions: bilingual('Gyors műveletek', 'Quick actions'),
  failed: bilingual(
    'Ezt most nem tudtam lekérdezni. Töltsd újra az oldalt.',
    'This could not be read now. Load the page again.',
  ),
  loading: bilingual('Betöltés…', 'Loading…'),
  matchPage: bilingual('A mérkőzés lapja', 'Page of the match'),
  matchDayList: bilingual('Meccsnapi lista', 'Match-day list'),
  othersToday: bilingual('Ma még', 'Also today'),
  nextMatch: bilingual('Következő mérkőzés', 'Next match'),
  today: bilingual('Ma', 'Today'),
  noMatch: bilingual('Nincs kiírt mérkőzésünk.', 'No match of ours is scheduled.'),
  addMatch: bilingual('Mérkőzés felvétele', 'Add a match'),
  done: bilingual('megvan', 'done'),
  missing: bilingual('hiányzik', 'missing'),
  mend: bilingual('Pótlom', 'Add it'),
  todos: bilingual('Teendők', 'To do'),
  shared: bilingual('közös lista', 'shared list'),
  notCounted: bilingual('Ezt most nem tudtam lekérdezni.', 'This could not be counted now.'),
  activity: bilingual('Mi történt', 'What happened'),
  log: bilingual('Napló', 'Audit'),
  nothingHappened: bilingual('Még nem történt semmi.', 'Nothing has happened yet.'),
  system: bilingual('Rendszer', 'System'),
  allRight: bilingual('minden rendben', 'all is well'),
  lookAt: bilingual('van teendő', 'needs attention'),
  publishing: bilingual('Utolsó közzététel az oldalon', 'Last published on the site'),
  nothingPublished: bilingual('Az utóbbi időben semmi sem változott.', 'Nothing has changed lately.'),
  letters: bilingual('Levelek', 'Letters'),
  noLetter: bilingual('Még nem ment el levél', 'No letter was sent yet'),
  noneWaiting: bilingual('nincs várakozó', 'none waiting'),
  backup: bilingual('Biztonsági mentés', 'Backup'),
  backupUnknown: bilingual(
    'Innen nem látszik. Az üzemeltető meg tudja mondani.',
    'Not known here. The operator can tell.',
  ),
  home: bilingual('Most a kezdőlapon', 'On the home page now'),
  seeIt: bilingual('Megnézem', 'See it'),
  order: bilingual('Sorrend', 'Order'),
  orderDone: bilingual('Kész', 'Done'),
  slides: bilingual('Nagy képes lapozó', 'Picture slider'),
  boxes: bilingual('Kiemelt dobozok', 'Highlighted boxes'),
  homeEmpty: bilingual(
    'Még semmi sincs kiemelve. A hír lapján a „Hely a kezdőlapon” mezőben választhatsz helyet.',
    'Nothing is highlighted yet. “Place on the home page” on the form of an article chooses a place.',
  ),
  toArticles: bilingual('Hírek', 'Articles'),
  bothLanguages: bilingual('hu + en', 'hu + en'),
  onlyHungarian: bilingual('csak hu', 'hu only'),
  atHome: bilingual('a kezdőlapon', 'on the home page'),
  behind: bilingual('sorban áll', 'next in line'),
  saving: bilingual('Mentés…', 'Saving…'),
  notSaved: bilingual(
    'Nem sikerült menteni, a sorrend a régi maradt. Próbáld újra.',
    'It could not be saved; the order is as it was. Try again.',
  ),
  changed: bilingual(
    'Közben más változtatott a kezdőlapon, ezért a sorrend nem változott. Töltsd újra az oldalt.',
    'Somebody else changed the home page meanwhile, so the order is as it was. Load the page again.',
  ),
  orderHint: bilingual(
    'Húzd a helyére, vagy használd a nyilakat. Azonnal mentem.',
    'Drag it to its place, or use the arrows. It is saved at once.',
  ),
}

export const greeting = (name: string) => bilingual(`Szia, ${name}!`, `Hello, ${name}!`)

export const actionTexts: Record<ActionId, Bilingual> = {
  courtside: bilingual('Élő közvetítés', 'Score live'),
  sheet: bilingual('Jegyzőkönyv', 'Box score'),
  result: bilingual('Eredmény beírása', 'Enter result'),
  write_report: bilingual('Összefoglaló írása', 'Write the report'),
  report: bilingual('Összefoglaló', 'Report'),
}

export const checkTexts: Record<CheckId, Bilingual> = {
  squad: bilingual('Keret', 'Squad'),
  other_squad: bilingual('Az ellenfél kerete', 'Squad of the opponent'),
  arena: bilingual('Csarnok', 'Arena'),
  ticket: bilingual('Jegyvásárlás', 'Tickets'),
  result: bilingual('Eredmény', 'Result'),
  lines: bilingual('Jegyzőkönyv', 'Box score'),
  report: bilingual('Összefoglaló', 'Report'),
  gallery: bilingual('Galéria', 'Gallery'),
}

export const players = (count: number) =>
  bilingual(`${count} játékos`, count === 1 ? '1 player' : `${count} players`)

/** Of a match: what visitors read of it. */
export const stateTexts: Record<string, Bilingual> = {
  live: bilingual('folyik', 'live'),
  awaiting: bilingual('eredményre vár', 'result missing'),
  finished: bilingual('vége', 'finished'),
  postponed: bilingual('elhalasztva', 'postponed'),
  cancelled: bilingual('törölve', 'cancelled'),
}

export const roundText = (round: string) =>
  /^\d+$/.test(round) ? bilingual(`${round}. forduló`, `round ${round}`) : bilingual(round, round)

type TodoText = { name: Bilingual; some?: Bilingual; none?: Bilingual }

/** After a figure: one word in Hungarian, however many there are. */
export const todoTexts: Record<TodoId, TodoText> = {
  resultsMissing: {
    name: bilingual('Hiányzó eredmény', 'Results missing'),
    none: bilingual('Minden eredmény kint van', 'All results are out'),
  },
  drafts: {
    name: bilingual('Vázlat', 'Drafts'),
    none: bilingual('Nincs félbehagyott hír', 'No unfinished article'),
  },
  scheduled: {
    name: bilingual('Időzítve', 'Scheduled'),
    none: bilingual('Semmi sem vár időpontra', 'Nothing waits for its time'),
  },
  withoutEnglish: {
    name: bilingual('Hír angol változat nélkül', 'Articles without English'),
    none: bilingual(
      'Az utóbbi hónap hírei angolul is megvannak',
      'Those of the last month are in English too',
    ),
  },
  withoutAlt: {
    name: bilingual('Kép leírás nélkül', 'Pictures without a description'),
    none: bilingual('Minden képnek van leírása', 'All pictures have one'),
  },
  newApplicants: {
    name: bilingual('Új jelentkező', 'New applicants'),
    none: bilingual('Senki sem vár válaszra', 'Nobody waits for an answer'),
  },
  consentsMissing: {
    name: bilingual('Hiányzó hozzájárulás', 'Consents missing'),
    some: bilingual('Ennyi kiskorúé hiányos a keretekben', 'Minors in squads with incomplete consents'),
    none: bilingual('Minden hozzájárulás megvan', 'All consents are there'),
  },
  ageGroupsMissing: {
    name: bilingual('Csapat korosztály nélkül', 'Teams without an age group'),
    some: bilingual(
      'Amíg nincs megadva, a játékosaikat gyermekként védjük',
      'Until it is set, we protect their players as children',
    ),
  },
  birthYearsMissing: {
    name: bilingual('Játékos születési év nélkül', 'Players without a year of birth'),
    some: bilingual('Amíg nincs beírva, kiskorúnak számítanak', 'Until it is entered, they count as minors'),
  },
}
export const latest = (what: string) => bilingual(`Legutóbb: ${what}`, `Latest: ${what}`)

export const quickTexts: Record<QuickActionId, { long: Bilingual; short: Bilingual }> = {
  article: {
    long: bilingual('Hírt írok', 'Write an article'),
    short: bilingual('Hír', 'Article'),
  },
  pictures: {
    long: bilingual('Képeket töltök fel', 'Upload pictures'),
    short: bilingual('Képek', 'Pictures'),
  },
  video: {
    long: bilingual('Videót teszek ki', 'Add a video'),
    short: bilingual('Videó', 'Video'),
  },
  result: {
    long: bilingual('Eredményt írok be', 'Enter a result'),
    short: bilingual('Eredmény', 'Result'),
  },
  matches: {
    long: bilingual('Mérkőzést halasztok, módosítok', 'Postpone or change a match'),
    short: bilingual('Meccsek', 'Matches'),
  },
  squad: {
    long: bilingual('Keretet szerkesztek', 'Edit a squad'),
    short: bilingual('Keret', 'Squad'),
  },
  import: {
    long: bilingual('Fájlból importálok', 'Import a file'),
    short: bilingual('Import', 'Import'),
  },
  applicants: {
    long: bilingual('Új jelentkezőket nézek', 'See new registrations'),
    short: bilingual('Jelentkezők', 'Applicants'),
  },
  children: {
    long: bilingual('Hozzájárulásokat és kéréseket nézek', 'See consents and requests'),
    short: bilingual('Gyerekek', 'Children'),
  },
  consent: {
    long: bilingual('Hozzájárulást veszek fel', 'Record a consent'),
    short: bilingual('Új hozzájárulás', 'New consent'),
  },
  invite: {
    long: bilingual('Meghívok valakit', 'Invite somebody'),
    short: bilingual('Meghívás', 'Invite'),
  },
}

/** What somebody did, before the title of it. */
export const didTexts: Record<Activity['state'], { by: Bilingual; alone: Bilingual; chip: Bilingual }> = {
  public: {
    by: bilingual('közzétette:', 'published:'),
    alone: bilingual('Kikerült az oldalra:', 'Published:'),
    chip: bilingual('kint', 'live'),
  },
  scheduled: {
    by: bilingual('időzítette:', 'scheduled:'),
    alone: bilingual('Időzítve:', 'Scheduled:'),
    chip: bilingual('időzítve', 'scheduled'),
  },
  draft: {
    by: bilingual('vázlatot mentett:', 'saved a draft:'),
    alone: bilingual('Vázlat mentve:', 'Draft saved:'),
    chip: bilingual('vázlat', 'draft'),
  },
  saved: {
    by: bilingual('mérkőzést mentett:', 'saved a match:'),
    alone: bilingual('Mérkőzés mentve:', 'Match saved:'),
    chip: bilingual('mentve', 'saved'),
  },
}

export const visibleWithin = (time: string, seconds: number) =>
  bilingual(
    `${time} · ${seconds.toLocaleString('hu-HU')} mp alatt látszott`,
    `${time} · visible within ${seconds.toLocaleString('en-GB')} s`,
  )
export const publishingLate = (count: number) =>
  bilingual(
    `${count} mentés még nem látszik az oldalon. Ha pár perc múlva is így van, szólj az üzemeltetőnek.`,
    `Saved but not visible yet: ${count}. If it is the same in a few minutes, tell the operator.`,
  )
export const lastLetter = (time: string) => bilingual(`Utolsó elment: ${time}`, `Last one sent: ${time}`)
export const lettersWaiting = (count: number) => bilingual(`${count} várakozik`, `${count} waiting`)
export const lettersLate = (count: number) =>
  bilingual(
    `${count} levél több mint egy órája vár. Szólj az üzemeltetőnek.`,
    `Waiting for more than an hour: ${count}. Tell the operator.`,
  )
export const lettersGivenUp = (count: number) =>
  bilingual(
    `${count} levél nem ment el, valaki válaszra vár. Szólj az üzemeltetőnek.`,
    `Not sent: ${count}. Somebody waits for an answer: tell the operator.`,
  )
export const backupOld = (time: string) =>
  bilingual(`Az utolsó: ${time}. Szólj az üzemeltetőnek.`, `The last one: ${time}. Tell the operator.`)

export const slideText = (place: number) => bilingual(`Dia ${place}`, `Slide ${place}`)
export const boxText = (place: number) => bilingual(`Kiemelt ${place}`, `Box ${place}`)

export const placeSaved = (title: string, place: number) =>
  bilingual(
    `Mentve. ${place}. helyen: ${title}. Pár másodperc múlva látszik az oldalon.`,
    `Saved. In place ${place}: ${title}. It shows on the site in a few seconds.`,
  )
export const earlier = (title: string) => bilingual(`Előrébb: ${title}`, `Earlier: ${title}`)
export const later = (title: string) => bilingual(`Hátrébb: ${title}`, `Later: ${title}`)
