import { readFile } from 'node:fs/promises'
import type { Bilingual } from '../bilingual.ts'
import { ageGroupOf } from '../children/age-groups.ts'
import { keepOrCreate, type Load, type Requests } from './keep-or-create.ts'
import type { Starter } from './load-starter.ts'

/** How leagues and people call the usual teams; any other name is the same in both languages. */
const englishLabels: Record<string, string> = {
  'Felnőtt férfi': 'Men’s first team',
  'Felnőtt női': 'Women’s first team',
}

export type StarterTeam = { id: number; label: Bilingual }

async function uploadCrest(
  { payload }: Load,
  file: string,
  alt: string,
  requests: Requests,
): Promise<number> {
  const data = await readFile(file)
  const { id } = await payload.create({
    collection: 'media',
    locale: 'hu',
    data: { alt },
    file: { data, size: data.length, name: 'crest.svg', mimetype: 'image/svg+xml' },
    req: requests(),
  })
  return id
}

const loadClub = (load: Load, { club, crest }: Starter): Promise<number> =>
  keepOrCreate(load, {
    collection: 'clubs',
    where: { or: [{ own: { equals: true } }, { name: { equals: club.name.hu } }] },
    hu: async (requests) => ({
      name: club.name.hu,
      name_en: load.languages.includes('en') ? club.name.en : undefined,
      short_name: club.shortName?.hu,
      own: true,
      ...(crest ? { logo: await uploadCrest(load, crest, club.name.hu, requests) } : {}),
    }),
  })

type Place = { club: number; season: number; order: number; isFirst: boolean }

/** The first team plays under the club's own name, as in every league's table. */
async function loadTeam(
  load: Load,
  { club: { name } }: Starter,
  label: string,
  place: Place,
): Promise<StarterTeam> {
  const { isFirst, ...fields } = place
  const english = englishLabels[label] ?? label
  const fullName = isFirst ? name.hu : `${name.hu} ${label}`
  const hasEnglish = load.languages.includes('en') && !isFirst
  const id = await keepOrCreate(load, {
    collection: 'competition-teams',
    where: { and: [{ name: { equals: fullName } }, { season: { equals: place.season } }] },
    hu: () => ({
      ...fields,
      name: fullName,
      name_en: hasEnglish ? `${name.en} ${english}` : undefined,
      age_group: ageGroupOf(label),
    }),
  })
  return { id, label: { hu: label, en: english } }
}

/** The club, its teams of the season and, where they are named, its hall and the league of its first team. */
export async function loadSport(load: Load, starter: Starter): Promise<StarterTeam[]> {
  const { season: year, league, hall, city } = starter
  const club = await loadClub(load, starter)
  const season = await keepOrCreate(load, {
    collection: 'seasons',
    where: { year: { equals: year } },
    hu: () => ({ year }),
  })
  if (hall)
    await keepOrCreate(load, {
      collection: 'arenas',
      where: { name: { equals: hall } },
      hu: () => ({ name: hall, city }),
    })
  const labels = [...new Set(starter.teams.map((label) => label.trim()).filter(Boolean))]
  const first = labels.find((label) => ageGroupOf(label) === 'senior') ?? labels[0]
  const teams: StarterTeam[] = []
  for (const [index, label] of labels.entries())
    teams.push(
      await loadTeam(load, starter, label, { club, season, order: index + 1, isFirst: label === first }),
    )
  const entries = teams.filter(({ label }) => label.hu === first).map(({ id }) => ({ team: id }))
  if (league)
    await keepOrCreate(load, {
      collection: 'competitions',
      where: { and: [{ name: { equals: league } }, { season: { equals: season } }] },
      hu: () => ({ name: league, season, entries, order: 1 }),
    })
  return teams
}
