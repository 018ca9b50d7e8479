import type { ClubId } from '../src/types.ts'
import { firstNames, keyOf, type Name, words } from './names.ts'
import { assistantCoach, headCoach } from './own-club.ts'
import { newPerson, type Person } from './person.ts'
import { pick, type Random, randomOf } from './random.ts'
import { places, type Rosters, type Setting } from './squads.ts'
import type { Key, StaffMember } from './types.ts'

/** Other clubs with a U16 team. */
const u16Clubs = ['mecsek', 'kunsag', 'balaton', 'tolna', 'matra']

/** Of boys between 13 and 15. */
const shorter = 20

type Child = Name & { age: number }

const squad = (rows: [last: string, first: string, age: number][]): Child[] =>
  rows.map(([last, first, age]) => ({ last, first, age }))

/** In the order of `places`; articles name only those who have consented. */
export const ownSquads: Record<ClubId, Child[]> = {
  solymok: squad([
    ['Kelemen', 'Botond', 15],
    ['Gyimesi', 'Zénó', 14],
    ['Csépe', 'Marcell', 15],
    ['Szalóki', 'Bódog', 14],
    ['Nyeste', 'Ábel', 13],
    ['Fodor', 'Ábel', 15],
    ['Dzsubák', 'Ivó', 14],
    ['Őrhegyi', 'Kolos', 15],
    ['Ivánkovics', 'Márkó', 13],
    ['Rónyai', 'Ármin', 14],
    ['Zsoldos', 'Regő', 15],
    ['Pócs', 'Vidor', 13],
  ]),
  hiuzok: squad([
    ['Szabadi', 'Mirkó', 15],
    ['Gyenes', 'Ottó', 14],
    ['Csobánczi', 'Ede', 15],
    ['Zsélyi', 'Bertalan', 14],
    ['Nyitrai', 'Manó', 13],
    ['Tyll', 'Rezső', 15],
    ['Dzsida', 'Bulcsú', 14],
    ['Örkényi', 'Félix', 15],
    ['Halmai', 'Nátán', 13],
    ['Rimóczi', 'Zsiga', 14],
    ['Lyka', 'Samu', 15],
    ['Poór', 'Gedeon', 13],
  ]),
}

const ownStaff: Record<ClubId, StaffMember[]> = {
  solymok: [
    { last_name: 'Bölcskei', first_name: 'Nóra', role: headCoach },
    { last_name: 'Vizi', first_name: 'Áron', role: assistantCoach },
  ],
  hiuzok: [
    { last_name: 'Holdosi', first_name: 'Judit', role: headCoach },
    { last_name: 'Erős', first_name: 'Szabolcs', role: assistantCoach },
  ],
}

/** None of them is a last name of the other players. */
const lastNames = words(`
  Abonyi Ajkai Bezerédi Bodrogi Cserháti Csongrádi Dorogi Ecsedi Fonyódi Gyomai Hatvani Ipolyi Jánoshalmi Kaposi
  Körmendi Lentai Mándoki Nógrádi Ormosi Paksi Recski Sarkadi Siklósi Szarvasi Szerencsi Tokaji Ugodi Vasvári Zirci
  Zsámbéki`)

function newName(random: Random, taken: Set<Key>): Name {
  const name = { last: pick(random, lastNames), first: pick(random, firstNames) }
  if (taken.has(keyOf(name))) return newName(random, taken)
  taken.add(keyOf(name))
  return name
}

/** The own players in the order of their consents; see demo/src/load-children.ts. */
export const ownChildren = (club: ClubId): Key[] => ownSquads[club].map(keyOf)

export function u16Rosters({ club, seed, season, names }: Setting): Rosters {
  const random = randomOf(seed, club, season, 'u16')
  const taken = new Set<Key>()
  const child = (at: number, own: Child | undefined): Person =>
    newPerson(random, names, season, {
      position: 'point_guard',
      level: 0,
      ...places[at],
      foreign: false,
      shorter,
      name: own ?? newName(random, taken),
      ages: own ? [own.age, own.age] : [13, 15],
    })
  return new Map(
    [club, ...u16Clubs].map((key) => [
      key,
      {
        squad: places.map((_, at) => child(at, key === club ? ownSquads[club][at] : undefined)),
        staff: key === club ? ownStaff[club] : [],
      },
    ]),
  )
}
