import fc from 'fast-check'

// Random clubs with minors, and what may be shown of them, written from the rule's words and not from its SQL.

const scopes = ['full_name', 'pictures', 'physical', 'own_page'] as const
type Scope = (typeof scopes)[number]

const ageGroups = ['u10', 'u11', 'u12', 'u14', 'u16', 'u18', 'u20', 'u23', 'senior'] as const
const adultGroups = new Set<string>(['u20', 'u23', 'senior'])

/** Moments are relative to the world's now, in milliseconds. */
type Consent = Record<Scope, boolean> & {
  given_by: 'guardian' | 'guardian_and_player'
  given: number
  until: number | null
  withdrawn: number | null
}
/** The dates of joining and leaving; null means that no date is stored. */
type SquadPlace = { team: number; joined: number | null; left: number | null }
type Player = {
  last: Initialled
  first: Initialled | null
  /** The age that the player reaches this year; null without a year of birth. */
  age: number | null
  squads: SquadPlace[]
  /** Teams for which the player is in a box score. */
  played: number[]
  /** Teams for which the player is named in what was entered at courtside. */
  kept: number[]
  portrait: number | null
  consents: Consent[]
}
type Picture = { children: 'cleared' | 'not_cleared' | null; players: number[] }
type Team = { club: number | null; ageGroup: (typeof ageGroups)[number] | null }
export type World = {
  now: string
  ownClubs: boolean[]
  showOpponents: boolean
  reason: string | null
  teams: Team[]
  players: Player[]
  media: Picture[]
  galleryFiles: Picture[]
}

/** Names with the initials that a Hungarian would write. */
const names = [
  ['Szabó', 'Sz.'],
  ['Sánta', 'S.'],
  ['Gyarmati', 'Gy.'],
  ['Csík', 'Cs.'],
  ['Zsíros', 'Zs.'],
  ['Dzsudzsák', 'Dzs.'],
  ['Nyerges', 'Ny.'],
  ['Tyukodi', 'Ty.'],
  ['Őszi', 'Ő.'],
  ['Kis-Nagy', 'K.'],
  ['Áron', 'Á.'],
  ['Lyuboš', 'Ly.'],
  ['Bence Márk', 'B.'],
] as const
type Initialled = (typeof names)[number]

const day = 86_400_000
const moment = (min: number, max: number) =>
  fc
    .tuple(
      fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min, max })),
      fc.integer({ min: 0, max: day - 1 }),
    )
    .map(([days, rest]) => days * day + rest)

const consent: fc.Arbitrary<Consent> = fc.record({
  full_name: fc.boolean(),
  pictures: fc.boolean(),
  physical: fc.boolean(),
  own_page: fc.boolean(),
  given_by: fc.constantFrom('guardian', 'guardian_and_player'),
  given: moment(-2000, 30),
  until: fc.option(moment(-200, 400)),
  withdrawn: fc.option(moment(-100, 100), { freq: 4 }),
})

const squadDate = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: moment(-300, 300) },
)
const teamCount = 6
const mediaCount = 5
const playerCount = 8

const player: fc.Arbitrary<Player> = fc.record({
  last: fc.constantFrom(...names),
  first: fc.option(fc.constantFrom(...names)),
  age: fc.option(fc.integer({ min: 11, max: 21 }), { freq: 4 }),
  squads: fc.uniqueArray(fc.record({ team: fc.nat(teamCount - 1), joined: squadDate, left: squadDate }), {
    maxLength: 3,
    selector: ({ team }) => team,
  }),
  played: fc.uniqueArray(fc.nat(teamCount - 1), { maxLength: 1 }),
  kept: fc.uniqueArray(fc.nat(teamCount - 1), { maxLength: 1 }),
  portrait: fc.option(fc.nat(mediaCount - 1)),
  consents: fc.array(consent, { maxLength: 3 }),
})

const picture: fc.Arbitrary<Picture> = fc.record({
  children: fc.constantFrom(null, null, 'cleared', 'not_cleared'),
  players: fc.uniqueArray(fc.nat(playerCount - 1), { maxLength: 2 }),
})

const exactly = <T>(item: fc.Arbitrary<T>, length: number) =>
  fc.array(item, { minLength: length, maxLength: length })

/** The year and the day end at midnight in Budapest, an hour or two before they do in UTC. */
const nows = fc.oneof(
  fc.constantFrom(
    '2026-12-31T22:59:59Z',
    '2026-12-31T23:00:00Z',
    '2026-06-30T21:30:00Z',
    '2026-06-30T22:30:00Z',
    '2027-01-01T00:30:00Z',
  ),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
)

export const worlds: fc.Arbitrary<World> = fc.record({
  now: nows,
  ownClubs: exactly(fc.boolean(), 2),
  showOpponents: fc.boolean(),
  reason: fc.constantFrom(
    'A szövetség nyilvános jegyzőkönyve',
    'A szövetség nyilvános jegyzőkönyve',
    ' ',
    '',
    null,
  ),
  teams: exactly(
    fc.record({
      club: fc.constantFrom(1, 1, 2, 2, null),
      ageGroup: fc.option(fc.constantFrom(...ageGroups), { freq: 8 }),
    }),
    teamCount,
  ),
  players: exactly(player, playerCount),
  media: exactly(picture, mediaCount),
  galleryFiles: exactly(picture, 3),
})

const budapest = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' })
const dayAt = ({ now }: World, offset = 0) => budapest.format(new Date(Date.parse(now) + offset))
const yearAt = (world: World, offset = 0) => Number(dayAt(world, offset).slice(0, 4))
export const birthYear = (world: World, { age }: Player) => (age === null ? null : yearAt(world) - age)

const teamsOf = ({ squads, played, kept }: Player) => [...squads.map(({ team }) => team), ...played, ...kept]

/** Without a year of birth, an adult is a player of adult teams only who is in the squad of one of them today. */
function isMinor(world: World, player: Player): boolean {
  if (player.age !== null) return player.age <= 18
  const today = dayAt(world)
  const isInSquad = player.squads.some(
    ({ joined, left }) =>
      (joined === null || dayAt(world, joined) <= today) && (left === null || today <= dayAt(world, left)),
  )
  const isOnlyAmongAdults = teamsOf(player).every((team) =>
    adultGroups.has(world.teams[team]?.ageGroup ?? 'unknown'),
  )
  return !(isInSquad && isOnlyAmongAdults)
}

/** Under 14 a guardian is enough; who turns 14 in the year of the consent, or may have, signs as well. */
function isEnough(world: World, minor: Player, { given_by, given }: Consent): boolean {
  const born = birthYear(world, minor)
  const under14 = born !== null && yearAt(world, given) - born < 14
  return given_by === 'guardian_and_player' || under14
}

function allowedScopes(world: World, minor: Player): Set<Scope> {
  const today = dayAt(world)
  const valid = minor.consents.filter(
    (consent) =>
      consent.withdrawn === null &&
      dayAt(world, consent.given) <= today &&
      (consent.until === null || today <= dayAt(world, consent.until)) &&
      isEnough(world, minor, consent),
  )
  return new Set(scopes.filter((scope) => valid.some((consent) => consent[scope])))
}

/** In teams of other clubs only, while the operator has turned their protection off with a reason. */
function isShownOpponent(world: World, player: Player): boolean {
  const teams = teamsOf(player)
  const isOfAnotherClub = (team: number) => {
    const club = world.teams[team]?.club
    return club ? world.ownClubs[club - 1] === false : false
  }
  const allowed = world.showOpponents && Boolean(world.reason?.trim()) && world.ownClubs.includes(true)
  return allowed && teams.length > 0 && teams.every(isOfAnotherClub)
}

function shownOf(world: World, person: Player) {
  if (!isMinor(world, person))
    return { name: true, pictures: true, physical: true, page: true, noindex: false }
  const allowed = allowedScopes(world, person)
  const opponent = isShownOpponent(world, person)
  return {
    name: allowed.has('full_name') || opponent,
    pictures: allowed.has('pictures'),
    physical: allowed.has('physical'),
    page: (allowed.has('full_name') && allowed.has('own_page')) || opponent,
    // Who turns 16 this year may still be 15.
    noindex: person.age === null || person.age <= 16,
  }
}

const indexes = <T>(items: readonly T[], matches: (item: T, index: number) => boolean) =>
  items.flatMap((item, index) => (matches(item, index) ? [index] : []))

/** What the views contain; ids are indexes. */
export type Shown = {
  players: {
    id: number
    last_name: string
    first_name: string
    birth_year: number | null
    height: number | null
    portrait: string | null
    masked: boolean
    without_page: boolean
    noindex: boolean
  }[]
  names: number[]
  media: number[]
  galleryFiles: number[]
}

export const heightOf = (index: number) => 150 + index
export const fileOf = (index: number) => `picture-${index}.webp`

/** All ways in which a player can belong to a team, with and without a current place in its squad. */
const memberships = ['squad', 'former squad', 'future squad', 'box score', 'courtside'] as const

/** Every combination of a year of birth (missing, a minor's, an adult's) with up to two teams. */
export function everyCombination(showOpponents: boolean): World {
  const kinds: Team[] = [1, 2].flatMap((club) =>
    [null, 'u16' as const, 'senior' as const].map((ageGroup) => ({ club, ageGroup })),
  )
  const belonging = (offset: number) => [
    {},
    ...kinds.flatMap((_, kind) => {
      const team = offset + kind
      return memberships.map((membership): Partial<Player> => {
        if (membership === 'box score') return { played: [team] }
        if (membership === 'courtside') return { kept: [team] }
        const joined = membership === 'future squad' ? 2 * day : null
        const left = membership === 'former squad' ? -2 * day : null
        return { squads: [{ team, joined, left }] }
      })
    }),
  ]
  const players = [null, 15, 30].flatMap((age) =>
    belonging(0).flatMap((one) =>
      belonging(kinds.length).map(
        (other): Player => ({
          last: names[0],
          first: names[2],
          age,
          squads: [...(one.squads ?? []), ...(other.squads ?? [])],
          played: [...(one.played ?? []), ...(other.played ?? [])],
          kept: [...(one.kept ?? []), ...(other.kept ?? [])],
          portrait: null,
          consents: [],
        }),
      ),
    ),
  )
  return {
    now: '2026-11-20T12:00:00Z',
    ownClubs: [true, false],
    showOpponents,
    reason: 'A szövetség nyilvános jegyzőkönyve',
    teams: [...kinds, ...kinds],
    players,
    media: [],
    galleryFiles: [],
  }
}

/** The rule in words. */
export function expectedOf(world: World): Shown {
  const shown = world.players.map((person) => shownOf(world, person))
  const isVisible = ({ children, players }: Picture) =>
    children !== 'not_cleared' && players.every((index) => shown[index]?.pictures)
  const media = indexes(
    world.media,
    (picture, index) =>
      isVisible(picture) &&
      world.players.every(({ portrait }, at) => portrait !== index || shown[at]?.pictures),
  )
  return {
    players: world.players.map((person, id) => {
      const { name = false, pictures, physical, page, noindex = false } = shown[id] ?? {}
      const { last, first, portrait } = person
      return {
        id,
        last_name: name ? last[0] : last[1],
        first_name: (name ? first?.[0] : first?.[1]) ?? '',
        birth_year: physical ? birthYear(world, person) : null,
        height: physical ? heightOf(id) : null,
        portrait: pictures && portrait !== null && media.includes(portrait) ? fileOf(portrait) : null,
        masked: !name,
        without_page: !page,
        noindex,
      }
    }),
    names: indexes(shown, ({ name }) => name),
    media,
    galleryFiles: indexes(world.galleryFiles, isVisible),
  }
}
