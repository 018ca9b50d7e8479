import { everyClub } from '../season/clubs.ts'
import { inflect } from './hungarian.ts'

/** “Danube Falcons”, and “Falcons” where the place goes without saying. */
export function englishName(club: string): { full: string; short: string } {
  const full = everyClub.find(({ key }) => key === club)?.name_en
  if (!full) throw new Error(`reports: no English name of ${club}`)
  return { full, short: full.split(' ').slice(1).join(' ') }
}

/** Some teams are called in the singular, as a herd is. */
export const isPlural = (name: string): boolean => name.endsWith('k')

/** A Hungarian team name with its article, in the cases that sentences use. */
export type HuTeam = Record<'nom' | 'acc' | 'dat' | 'abl' | 'ade', string>

export function huTeam(name: string): HuTeam {
  const form = (wanted: Exclude<keyof HuTeam, 'nom'>) => `a ${inflect(name, wanted, isPlural(name))}`
  return {
    nom: `a ${name}`,
    acc: form('acc'),
    dat: form('dat'),
    abl: form('abl'),
    ade: form('ade'),
  }
}
