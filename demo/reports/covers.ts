import type { Bilingual } from '../src/types.ts'

/** Pictures without a score or a name, usable for both clubs. */
export const pictures = {
  blokk: {
    hu: 'Ugró védő blokkol egy dobást a palánk előtt',
    en: 'A leaping defender blocks a shot by the board',
  },
  buntetodobas: {
    hu: 'Büntetődobás reflektorfényben, elnémult lelátó előtt',
    en: 'A free throw under the lights',
  },
  cipok: { hu: 'Cipők és a labda a parkett szintjéről', en: 'Shoes and the ball from floor level' },
  cselezes: { hu: 'Játékos mély labdavezetés közben', en: 'A player in a low dribble' },
  'csarnok-este': {
    hu: 'A csarnok kívülről, esti kivilágításban',
    en: 'The arena from outside, lit at night',
  },
  feldobas: { hu: 'Feldobás a középkörben', en: 'Tip-off in the centre circle' },
  'gyors-inditas': {
    hu: 'Labdával rohanó játékos, nyomában a védők',
    en: 'A fast break with defenders in pursuit',
  },
  gyuru: { hu: 'Labda a gyűrű fölött, alulról nézve', en: 'The ball above the ring, seen from below' },
  kupa: { hu: 'Serleg konfettiesőben', en: 'A trophy in a rain of confetti' },
  'labda-a-vonalon': {
    hu: 'Kosárlabda a középkör vonalán',
    en: 'A basketball on the line of the centre circle',
  },
  lepattano: { hu: 'Három játékos ugrik a lepattanóért', en: 'Three players jump for a rebound' },
  osszeboruls: { hu: 'Összekapaszkodó csapat felülről', en: 'The team in a huddle from above' },
  szurkolok: {
    hu: 'Feltartott kezek a kivilágított pálya előtt',
    en: 'Raised hands in front of the lit court',
  },
  taktika: { hu: 'Taktikai tábla nyilakkal és számokkal', en: 'A tactics board with arrows and numbers' },
  tempodobas: { hu: 'Távoli dobás a védő keze fölött', en: 'A long shot over the defender' },
  ulohelyek: { hu: 'Számozott ülőhelyek sorai a lelátón', en: 'Rows of numbered seats in the stand' },
  unneples: { hu: 'Három játékos ünnepel feltartott kézzel', en: 'Three players celebrate with raised arms' },
  'ures-csarnok': { hu: 'Üres küzdőtér fénycsóvákban', en: 'The empty court in beams of light' },
  utanpotlas: { hu: 'Fiatalok gyakorolnak a nagy pályán', en: 'Young players practise on the big court' },
  vedekezes: { hu: 'Védő és támadó egymással szemben', en: 'A defender face to face with an attacker' },
  zsakolas: { hu: 'Egykezes zsákolás a lelátó előtt', en: 'A one-handed dunk in front of the stand' },
} as const satisfies Record<string, Bilingual>
export type Picture = keyof typeof pictures

/** The other pictures show numbers of senior players. */
export const youthPictures: Picture[] = [
  'utanpotlas',
  'cipok',
  'labda-a-vonalon',
  'gyuru',
  'taktika',
  'osszeboruls',
  'feldobas',
]
export const wonPictures: Picture[] = [
  'unneples',
  'zsakolas',
  'gyors-inditas',
  'tempodobas',
  'szurkolok',
  'cselezes',
  'gyuru',
]
export const lostPictures: Picture[] = [
  'vedekezes',
  'cipok',
  'buntetodobas',
  'gyuru',
  'labda-a-vonalon',
  'feldobas',
  'taktika',
]
export const homePictures: Picture[] = [
  'csarnok-este',
  'ulohelyek',
  'szurkolok',
  'ures-csarnok',
  'feldobas',
  'osszeboruls',
]
export const awayPictures: Picture[] = [
  'taktika',
  'labda-a-vonalon',
  'osszeboruls',
  'cipok',
  'feldobas',
  'vedekezes',
]

/** Pictures that illustrate a fact. */
export const picturesOfFacts: Record<string, Picture[]> = {
  blocker: ['blokk'],
  'threes-hot': ['tempodobas'],
  'free-good': ['buntetodobas'],
  'free-poor': ['buntetodobas'],
  'boards-won': ['lepattano'],
  rebounder: ['lepattano'],
  'double-double': ['lepattano'],
  'turnovers-forced': ['vedekezes', 'gyors-inditas'],
  thief: ['gyors-inditas', 'vedekezes'],
  passer: ['cselezes'],
  'crowd-full': ['szurkolok'],
}
