import type { ClubId } from '../src/types.ts'
import type { SeasonArena, SeasonClub } from './types.ts'

type ClubProfile = {
  key: string
  name: string
  /** The English name used in the articles. */
  name_en: string
  short_name: string
  arena: string
  city: string
  capacity: number
  /** In points above the league average. */
  strength: number
}

const own: Record<ClubId, ClubProfile> = {
  solymok: {
    key: 'solymok',
    name: 'Dunai Sólymok',
    name_en: 'Danube Falcons',
    short_name: 'Sólymok',
    arena: 'Duna Aréna',
    city: 'Dunaszeg',
    capacity: 4350,
    strength: 6.5,
  },
  hiuzok: {
    key: 'hiuzok',
    name: 'Tiszai Hiúzok',
    name_en: 'Tisza Lynxes',
    short_name: 'Hiúzok',
    arena: 'Tisza Aréna',
    city: 'Tiszahalom',
    capacity: 3820,
    strength: 8.5,
  },
}

type Row = [
  key: string,
  name: string,
  english: string,
  short: string,
  arena: string,
  city: string,
  capacity: number,
  strength: number,
]

const rows: Row[] = [
  ['tolna', 'Tolnai Horgonyok', 'Tolna Anchors', 'Horgonyok', 'Horgony Csarnok', 'Tolnarév', 1650, 0],
  ['matra', 'Mátrai Farkasok', 'Mátra Wolves', 'Farkasok', 'Ordas Csarnok', 'Mátravég', 2100, 0.5],
  ['balaton', 'Balatoni Viharok', 'Balaton Storm', 'Viharok', 'Vihar Sportcsarnok', 'Balatonszél', 2800, 3.5],
  [
    'zemplen',
    'Zempléni Vándorok',
    'Zemplén Wanderers',
    'Vándorok',
    'Vándor Csarnok',
    'Zemplénalja',
    800,
    -2.5,
  ],
  ['bakony', 'Bakonyi Medvék', 'Bakony Bears', 'Medvék', 'Barlang Csarnok', 'Bakonyhát', 1900, -3.5],
  ['vertes', 'Vértesi Vulkánok', 'Vértes Volcanoes', 'Vulkánok', 'Kráter Aréna', 'Vérteskő', 2450, 2.5],
  ['nyirseg', 'Nyírségi Szarvasok', 'Nyírség Stags', 'Szarvasok', 'Agancs Aréna', 'Nyírliget', 3200, 5],
  ['kunsag', 'Kunsági Bikák', 'Kunság Bulls', 'Bikák', 'Karám Aréna', 'Kunhát', 2600, 8],
  ['mecsek', 'Mecseki Titánok', 'Mecsek Titans', 'Titánok', 'Titán Aréna', 'Mecsekfő', 3600, 7],
  ['rabakoz', 'Rábaközi Hullámok', 'Rábaköz Waves', 'Hullámok', 'Malom Aréna', 'Rábafő', 2200, 1],
  [
    'hortobagy',
    'Hortobágyi Ménes',
    'Hortobágy Stud',
    'Ménes',
    'Csikós Sportcsarnok',
    'Hortószél',
    1700,
    -1.5,
  ],
  ['somlo', 'Somlói Lovagok', 'Somló Knights', 'Lovagok', 'Bástya Csarnok', 'Somlótető', 1500, -4.5],
  ['jaszsag', 'Jászsági Kürtösök', 'Jászság Horns', 'Kürtösök', 'Kürt Csarnok', 'Jászhalom', 1300, -6],
  [
    'borzsony',
    'Börzsönyi Baglyok',
    'Börzsöny Owls',
    'Baglyok',
    'Odú Sportcsarnok',
    'Börzsönyliget',
    1100,
    -15,
  ],
]

const rivals: ClubProfile[] = rows.map(
  ([key, name, name_en, short_name, arena, city, capacity, strength]) => ({
    key,
    name,
    name_en,
    short_name,
    arena,
    city,
    capacity,
    strength,
  }),
)

/** Two clubs swap leagues before the current season. */
const promoted = 'jaszsag'
const relegated = 'borzsony'

/** The one of the fifteen clubs that plays a division lower in a season: only in the cup. */
export const outOfLeague = (season: number, newest: number): string =>
  season === newest ? relegated : promoted

/** For both demo clubs. */
export const everyClub: ClubProfile[] = [...Object.values(own), ...rivals]

export const knownClubs = (club: ClubId): ClubProfile[] => [own[club], ...rivals]

const logoOf = (key: string) => (key in own ? 'crest.svg' : `teams/${key}.svg`)

export const clubsOf = (club: ClubId): SeasonClub[] =>
  knownClubs(club).map(({ key, name, name_en, short_name, city }) => ({
    key,
    name,
    name_en,
    short_name,
    city,
    arena: key,
    logo: logoOf(key),
  }))

export const arenasOf = (club: ClubId): SeasonArena[] =>
  knownClubs(club).map(({ key, arena, city, capacity }) => ({ key, name: arena, city, capacity }))
