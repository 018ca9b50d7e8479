import { inflect } from './hungarian.ts'

/** As the articles written by hand call them. */
const english: Record<string, [place: string, name: string]> = {
  solymok: ['Danube', 'Falcons'],
  hiuzok: ['Tisza', 'Lynxes'],
  tolna: ['Tolna', 'Anchors'],
  matra: ['Mátra', 'Wolves'],
  balaton: ['Balaton', 'Storm'],
  zemplen: ['Zemplén', 'Wanderers'],
  bakony: ['Bakony', 'Bears'],
  vertes: ['Vértes', 'Volcanoes'],
  nyirseg: ['Nyírség', 'Stags'],
  kunsag: ['Kunság', 'Bulls'],
  mecsek: ['Mecsek', 'Titans'],
  rabakoz: ['Rábaköz', 'Waves'],
  hortobagy: ['Hortobágy', 'Stud'],
  somlo: ['Somló', 'Knights'],
  jaszsag: ['Jászság', 'Horns'],
  borzsony: ['Börzsöny', 'Owls'],
}

export function englishName(club: string): { full: string; short: string } {
  const [place, name] = english[club] ?? []
  if (!place || !name) throw new Error(`reports: no English name of ${club}`)
  return { full: `${place} ${name}`, short: name }
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
