import type { ClubId } from '../src/types.ts'

type Keys = {
  senior: string
  youth: string
  arena: string
  academy: string
  injury: string
  /** Tags of people. */
  people: string[]
}

const keys: Record<ClubId, Keys> = {
  solymok: {
    senior: 'felnott-ferfi',
    youth: 'utanpotlas',
    arena: 'duna-arena',
    academy: 'solyom-akademia',
    injury: 'serules',
    people: ['varga-akos', 'sipos-levente'],
  },
  hiuzok: {
    senior: 'ferfi-csapat',
    youth: 'akademia',
    arena: 'tisza-arena',
    academy: 'hiuz-akademia',
    injury: 'rehabilitacio',
    people: ['feher-levente', 'kovari-akos', 'hajnal-daniel'],
  },
}

/** The club's categories and tags for an article. */
export function classify(
  club: ClubId,
  about: { youth: boolean; home: boolean; injury: boolean; people: readonly string[] },
): { categories: string[]; tags: string[] } {
  const { senior, youth, arena, academy, injury, people } = keys[club]
  return {
    categories: [about.youth ? youth : senior],
    tags: [
      ...people.filter((person) => about.people.includes(person)),
      ...(about.youth ? [academy] : []),
      ...(about.home && !about.youth ? [arena] : []),
      ...(about.injury ? [injury] : []),
    ],
  }
}
