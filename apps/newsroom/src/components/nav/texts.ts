import { bilingual } from '../../bilingual.ts'
import type { CountName, GroupId } from '../../nav/places.ts'

export const texts = {
  menu: bilingual('Menü', 'Menu'),
  openMenu: bilingual('Menü megnyitása', 'Open the menu'),
  closeMenu: bilingual('Menü bezárása', 'Close the menu'),
  more: bilingual('Továbbiak', 'More'),
  newsroom: bilingual('szerkesztőség', 'newsroom'),
  account: bilingual('Fiókom', 'My account'),
  logOut: bilingual('Kijelentkezés', 'Sign out'),
  site: bilingual('Az oldal', 'The site'),
}

export const groupTexts: Record<GroupId, ReturnType<typeof bilingual> | undefined> = {
  today: undefined,
  content: bilingual('Tartalom', 'Content'),
  sport: bilingual('Sport', 'Sport'),
  site: bilingual('Oldal', 'Site'),
  people: bilingual('Emberek', 'People'),
}

export const viewTexts: Record<string, ReturnType<typeof bilingual>> = {
  today: bilingual('Ma', 'Today'),
  scheduled: bilingual('Időzítve', 'Scheduled'),
  import: bilingual('Importálás', 'Import'),
  children: bilingual('Gyermekvédelem', 'Child protection'),
}

/** What the figure beside an entry counts; read out after it. */
export const countTexts: Record<CountName, ReturnType<typeof bilingual>> = {
  resultsMissing: bilingual('eredmény hiányzik', 'results missing'),
  drafts: bilingual('vázlat', 'drafts'),
  scheduled: bilingual('magától jelenik meg', 'appear by themselves'),
  withoutEnglish: bilingual('hír angol nélkül', 'without English'),
  withoutAlt: bilingual('kép leírás nélkül', 'pictures without a description'),
  newApplicants: bilingual('új jelentkező', 'new applicants'),
  consentsMissing: bilingual('hozzájárulás hiányzik', 'consents missing'),
  ageGroupsMissing: bilingual('csapat korosztály nélkül', 'teams without an age group'),
  birthYearsMissing: bilingual('játékos születési év nélkül', 'players without a year of birth'),
}
