import { type ClubJson, clubJson } from '@palank/club-pack/club-json'
import { z } from 'zod'
import { minPasswordLength } from '../access/min-password-length.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { ageGroupOf } from '../children/age-groups.ts'

export const typeFaces = ['narrow', 'narrow-italic', 'wide'] as const
export const cuts = ['bevelled', 'slanted', 'notched'] as const
export const usualTeams = ['Felnőtt férfi', 'Felnőtt női', 'U20', 'U18', 'U16', 'U14'] as const
export const lastStep = 5

const longest = 200
const mostTeams = 20
const words = z.string().max(longest)

/** What set-up has been told so far; whether it is enough is checked apart. */
export const draftSchema = z.strictObject({
  name: words,
  nameEn: words,
  shortName: words,
  shortNameEn: words,
  shout: words,
  city: words,
  hall: words,
  club: words,
  ball: words,
  type: z.enum(typeFaces),
  cut: z.enum(cuts),
  hasEnglish: z.boolean(),
  league: words,
  teams: z.array(words).max(mostTeams),
  email: words,
  phone: words,
  adminName: words,
  adminEmail: words,
  /** The first step that has not been left yet. */
  reached: z.int().min(1).max(lastStep),
})
export type Draft = z.infer<typeof draftSchema>
export type Field = Exclude<keyof Draft, 'reached'> | 'password'

export const fieldsOfStep: Record<number, Field[]> = {
  1: ['name', 'shortName', 'shout', 'city', 'hall'],
  2: ['club', 'ball', 'type', 'cut'],
  3: ['hasEnglish', 'nameEn', 'shortNameEn'],
  4: ['league', 'teams', 'email', 'phone'],
  5: ['adminName', 'adminEmail', 'password'],
}

/** The draft of a club that has a pack already. */
export const draftOf = ({ name, shortName, shout, colours, type, cut, languages }: ClubJson): Draft => ({
  name: name.hu,
  nameEn: name.en ?? '',
  shortName: shortName?.hu ?? '',
  shortNameEn: shortName?.en ?? '',
  shout,
  city: '',
  hall: '',
  club: colours.club,
  ball: colours.ball,
  type,
  cut,
  hasEnglish: languages.includes('en'),
  league: '',
  teams: [usualTeams[0]],
  email: '',
  phone: '',
  adminName: '',
  adminEmail: '',
  reached: 1,
})

export type Problem = { field: Field; text: Bilingual }

const isMissing = (field: Field, what: Bilingual): Problem => ({ field, text: what })
const isTooLong = (field: Field, most: number): Problem => ({
  field,
  text: bilingual(
    `Legfeljebb ${most} karakter lehet. Rövidítsd le.`,
    `At most ${most} characters. Shorten it.`,
  ),
})

/** The longest that club.json takes. */
const lengths: [Field & keyof Draft, number][] = [
  ['name', 60],
  ['nameEn', 60],
  ['shortName', 24],
  ['shortNameEn', 24],
  ['shout', 16],
]

const colourWrong = bilingual('Ez nem szín. Így írd: #7a3517.', 'This is no colour. Write it like #7a3517.')
const emailWrong = bilingual(
  'Ez nem e-mail-cím. Így írd: valaki@klub.hu.',
  'This is no e-mail address. Write it like somebody@club.hu.',
)
const emailOfDemo = bilingual(
  'A .example végű cím csak minta, ilyen felhasználóval a szerkesztőség nem indul el. Adj meg egy valódit.',
  'An address in .example is for demos only: the newsroom would not start with it. Enter a real one.',
)
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim())
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

function problemsOfNames(draft: Draft): Problem[] {
  const problems: Problem[] = []
  if (!draft.name.trim())
    problems.push(isMissing('name', bilingual('Írd be a klub nevét.', 'Enter the name of the club.')))
  if (!draft.shout.trim())
    problems.push(
      isMissing('shout', bilingual('Írd be, mit kiabál a lelátó.', 'Enter what the stands shout.')),
    )
  if (draft.hasEnglish && !draft.nameEn.trim())
    problems.push(
      isMissing(
        'nameEn',
        bilingual('Írd be a klub nevét angolul is.', 'Enter the name of the club in English too.'),
      ),
    )
  for (const [field, most] of lengths)
    if (String(draft[field]).trim().length > most) problems.push(isTooLong(field, most))
  return problems
}

function problemsOfTeams({ teams, email }: Draft): Problem[] {
  const problems: Problem[] = []
  if (!teams.some((team) => team.trim()))
    problems.push(
      isMissing('teams', bilingual('Válassz legalább egy csapatot.', 'Choose one team at least.')),
    )
  const unclear = teams.find((team) => team.trim() && !ageGroupOf(team))?.trim()
  if (unclear)
    problems.push({
      field: 'teams',
      text: bilingual(
        `${unclear}: a névből nem derül ki a korosztály. Írd bele, például ${unclear} U12 vagy Felnőtt ${unclear}. Ettől függ, kit véd az oldal gyermekként.`,
        `${unclear}: the name has no age group. Add it, for example ${unclear} U12 or Felnőtt ${unclear}. It decides whom the site protects as a child.`,
      ),
    })
  if (email.trim() && !isEmail(email)) problems.push({ field: 'email', text: emailWrong })
  return problems
}

function problemsOfAdmin({ adminName, adminEmail }: Draft, password: string): Problem[] {
  const problems: Problem[] = []
  if (!adminName.trim())
    problems.push(isMissing('adminName', bilingual('Írd be a neved.', 'Enter your name.')))
  if (adminName.trim().length > 100) problems.push(isTooLong('adminName', 100))
  if (!isEmail(adminEmail)) problems.push({ field: 'adminEmail', text: emailWrong })
  else if (/\.example$/i.test(adminEmail.trim())) problems.push({ field: 'adminEmail', text: emailOfDemo })
  if ([...password].length < minPasswordLength)
    problems.push({
      field: 'password',
      text: bilingual(
        `A jelszó legalább ${minPasswordLength} karakter legyen.`,
        `The password must have at least ${minPasswordLength} characters.`,
      ),
    })
  return problems
}

/** Everything that must be mended before the club can start. */
export const problemsOf = (draft: Draft, password: string): Problem[] => [
  ...problemsOfNames(draft),
  ...(['club', 'ball'] as const).flatMap((field) =>
    isColour(draft[field]) ? [] : [{ field, text: colourWrong }],
  ),
  ...problemsOfTeams(draft),
  ...problemsOfAdmin(draft, password),
]

export const problemsOfStep = (step: number, draft: Draft, password: string): Problem[] =>
  problemsOf(draft, password).filter(({ field }) => fieldsOfStep[step]?.includes(field))

/** What set-up does not ask. */
type Kept = Partial<Pick<ClubJson, 'social' | 'fonts' | 'secondaryName'>>

/** What club.json says after set-up. */
export function clubJsonOf(draft: Draft, { social, fonts, secondaryName }: Kept = {}): ClubJson {
  const text = (value: string) => value.trim() || undefined
  const hu = text(draft.shortName)
  return clubJson.parse({
    name: { hu: draft.name.trim(), en: draft.hasEnglish ? text(draft.nameEn) : undefined },
    shortName: hu && { hu, en: draft.hasEnglish ? text(draft.shortNameEn) : undefined },
    shout: draft.shout.trim(),
    languages: draft.hasEnglish ? ['hu', 'en'] : ['hu'],
    colours: { club: draft.club.trim(), ball: draft.ball.trim() },
    type: draft.type,
    cut: draft.cut,
    social,
    fonts,
    secondaryName,
  })
}
