import { everyClub } from '../season/clubs.ts'
import { inflect } from './hungarian.ts'

/** “Danube Falcons”, and “Falcons” for short. */
export function englishName(club: string): { full: string; short: string } {
  const full = everyClub.find(({ key }) => key === club)?.name_en
  if (!full) throw new Error(`reports: no English name for ${club}`)
  return { full, short: full.split(' ').slice(1).join(' ') }
}

/** Team names in the singular, such as Ménes (herd). */
export const isPlural = (name: string): boolean => name.endsWith('k')

/** A Hungarian team name with its article, in the cases used in sentences. */
export type HuTeam = Record<'nom' | 'acc' | 'dat' | 'abl' | 'ade', string>

export function huTeam(name: string): HuTeam {
  const form = (grammaticalCase: Exclude<keyof HuTeam, 'nom'>) =>
    `a ${inflect(name, grammaticalCase, isPlural(name))}`
  return {
    nom: `a ${name}`,
    acc: form('acc'),
    dat: form('dat'),
    abl: form('abl'),
    ade: form('ade'),
  }
}
