import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { artworkPath } from '@palank/demo/artwork'
import { root } from '@palank/scripts/paths'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { consoleErrorsOf, newsroom, signIn, waitForNewForm } from './editor.ts'
import { logInAs, logOut, node, read, refusalOf, send, upload } from './newsroom-api.ts'
import { register } from './register-applicant.ts'

type Language = 'hu' | 'en'
type Role = Parameters<typeof logInAs>[0]
type Request = [method: string, path: string, body?: object]
type Case = {
  /** The file that refuses, under apps/newsroom/src. */
  by: string
  as?: Role
  ask: Request
  path?: string
  hu: string
  en: string
}

/** Refusals that a call cannot bring about: how many, and why. */
const elsewhere: Record<string, number> = {
  // The function behind the other three.
  'import/endpoints.ts': 1,
  // Two imports at once; src/import has the test.
  'import/write.ts': 1,
  // A club without any text of a consent; src/children has the test.
  'children/consent-form-endpoint.ts': 1,
  // Failed tries lock the account; src/account has the tests.
  'account/confirm-identity.ts': 1,
  // The door counts failed tries; door.spec.ts and src/second-factor have the tests.
  'second-factor/demand.ts': 1,
  'second-factor/endpoints.ts': 2,
  'sign-in/forgot-password-endpoint.ts': 2,
  // Payload hides the list before it is read; src/match-day has the test.
  'match-day/read-match-day.ts': 1,
  // 5,000 events of one match.
  'courtside/endpoints.ts': 1,
  // A demo has no set-up; src/setup has the tests.
  'setup/endpoints.ts': 5,
}

const refusing =
  /throw (?:apiError|fieldError|refusal|new (?:APIError|ValidationError|Forbidden|NotFound))\(|\brefuse\(req, |\bvalidate: (?!false)/g

/** How often each file of the newsroom refuses something. */
function refusalsInCode(): Record<string, number> {
  const folder = path.join(root, 'apps/newsroom/src')
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.test\.|testing\//.test(file))
  const counts = files.map((file) => [
    file,
    readFileSync(path.join(folder, file), 'utf8').match(refusing)?.length ?? 0,
  ])
  return Object.fromEntries(counts.filter(([, count]) => Number(count) > 0).sort())
}

const noRight = {
  hu: 'Ehhez nincs jogod. Ha szükséged van rá, szólj egy adminisztrátornak.',
  en: 'You have no right to do this. If you need it, ask an administrator.',
}
const gone = {
  hu: 'Ez nincs meg: lehet, hogy közben törölték.',
  en: 'This is gone: somebody may have deleted it meanwhile.',
}
const notAnAddress = {
  hu: 'Webcímet (https://…), e-mailt (mailto:…), telefonszámot (tel:…) vagy az oldal egy útvonalát (/…) írd be.',
  en: 'Write a web address (https://…), an e-mail (mailto:…), a phone number (tel:…) or a path of the site (/…).',
}
const brackets = {
  hu: 'Pontosan egy helyen álljon szögletes zárójel',
  en: 'Use brackets exactly once',
}

function formWith(name: string, field: string, bytes: Uint8Array<ArrayBuffer>, type = ''): FormData {
  const form = new FormData()
  form.set(field, new File([bytes], name, { type }))
  return form
}

const undo: [as: Role, ...Request][] = []
const bytes = new Uint8Array(
  Buffer.concat([readFileSync(artworkPath('solymok', 'img/busz.webp')), Buffer.from(crypto.randomUUID())]),
)
const lastName = `Kanári${Date.now().toString(36).replace(/\d/g, 'x')}`
const thisYear = new Date().getFullYear()

/** One call for each place that refuses, with its words. */
async function casesOf(request: APIRequestContext): Promise<Case[]> {
  const first = async (query: string) => (await read<{ docs: Doc[] }>(query)).docs[0] as Doc
  type Doc = { id: number; slug: string }
  await logInAs('statistician')
  const child = await send('POST', 'players', {
    last_name: lastName,
    first_name: 'Bence',
    birth_year: thisYear - 16,
  })
  const team = (await first(
    'competition-teams?where[club.own][equals]=true&where[age_group][equals]=u16&sort=-season.year&limit=1&depth=0',
  )) as Doc & { club: number; squad: { player: number }[] }
  await send('PATCH', `competition-teams/${team.id}`, { squad: [...team.squad, { player: child.id }] })
  undo.push(['statistician', 'PATCH', `competition-teams/${team.id}`, { squad: team.squad }])
  undo.push(['statistician', 'DELETE', `players/${child.id}`])
  const match = (await first('matches?limit=1&depth=0')) as Doc &
    Record<'competition' | 'home_team' | 'away_team', number>
  const { competition, home_team, away_team } = match
  const between = { competition, home_team, away_team, status: 'scheduled' }
  const atCourtside = await send('POST', 'matches', { ...between, keeping: 'points' })
  undo.push(['statistician', 'DELETE', `matches/${atCourtside.id}`])
  const season = await first('seasons?limit=1&sort=-year&depth=0')
  const email = `${lastName.toLowerCase().replace('á', 'a')}@pelda.hu`
  await register(request, {
    name: `${lastName} Lili`,
    mothersName: 'Próba Anna',
    email,
    phone: '36 20 917 3546',
  })
  await logInAs('registrar')
  const applicant = await first(`join-registrations?limit=1&depth=0&where[email][equals]=${email}`)
  undo.push(['registrar', 'DELETE', `join-registrations/${applicant.id}`])
  await logInAs('editor')
  const article = await first(
    'articles?limit=1&depth=0&where[_status][equals]=published&where[slug][exists]=true&locale=hu',
  )
  const held = await upload('media', Buffer.concat([bytes, Buffer.from('1')]), 'visszatartott.webp')
  const named = await upload('media', Buffer.concat([bytes, Buffer.from('2')]), 'nevesitett.webp')
  const takenDown = await upload('media', Buffer.from(bytes), 'levett.webp')
  undo.push(['editor', 'DELETE', `media/${held.id}`], ['editor', 'DELETE', `media/${named.id}`])
  await send('PATCH', `media/${held.id}`, { children: 'not_cleared' })
  await send('PATCH', `media/${named.id}`, { players: [child.id] })
  await send('POST', `media/${takenDown.id}/take-down`)
  const inUse = (await first('articles?limit=1&depth=0&where[cover_image][exists]=true')) as Doc & {
    cover_image: number
  }
  const key = `kukas-${Date.now()}`
  const menu = await send('POST', 'menus?locale=hu', { name: 'Kukás menü', place: 'footer-3', slug: key })
  await send('PATCH', `menus/${menu.id}`, { deletedAt: new Date().toISOString() })
  undo.push(['editor', 'DELETE', `menus/${menu.id}?trash=true`])
  const published = { title: 'Próba', _status: 'published' }
  const wrongVideo = node('block', { fields: { id: 'v', blockType: 'video', url: 'https://vimeo.com/1' } })
  const consent: Request = [
    'POST',
    'consents',
    {
      player: child.id,
      own_page: true,
      given_by: 'guardian',
      given_at: `${thisYear + 1}-05-05T12:00:00.000Z`,
      valid_until: `${thisYear}-05-05T12:00:00.000Z`,
    },
  ]
  const consentText: Request = [
    'POST',
    'consent-texts',
    { version: 'új szöveg', text_hu: 'Elfogadom.', text_en: 'I accept.' },
  ]
  const web = (by: string, as: Role, collection: string, body: object, field: string): Case => ({
    by,
    as,
    ask: ['POST', collection, body],
    path: field,
    ...notAnAddress,
  })
  return [
    {
      by: 'hooks/hungarian-first.ts',
      as: 'editor',
      ask: ['POST', 'articles?locale=en', published],
      path: 'title',
      hu: 'Előbb írd meg és mentsd el a magyar változatot',
      en: 'Write and save the Hungarian version first',
    },
    {
      by: 'hooks/refuse-held-pictures.ts',
      as: 'editor',
      ask: ['POST', 'articles', { ...published, cover_image: held.id }],
      path: 'cover_image',
      hu: `Ez a kép (${held.filename}) még nem közölhető, mert felismerhető gyermek van rajta. Ha megvan az engedély, jelöld`,
      en: `The picture ${held.filename} is not cleared yet`,
    },
    {
      by: 'hooks/refuse-held-pictures.ts',
      as: 'editor',
      ask: ['POST', 'articles', { ...published, cover_image: named.id }],
      path: 'cover_image',
      hu: 'olyan kiskorú játékos van, akinek nincs hozzájárulása a képeihez. Válassz másik képet',
      en: 'shows a minor without consent for pictures. Choose another one',
    },
    {
      by: 'courtside/endpoints.ts',
      as: 'statistician',
      ask: ['GET', 'courtside/999999999'],
      hu: 'Nincs ilyen mérkőzés.',
      en: 'There is no such match.',
    },
    ...(['events?since=-1', 'events?since=x'] as const).map((address) => ({
      by: 'courtside/endpoints.ts',
      as: 'statistician' as const,
      ask: ['GET', `courtside/${match.id}/${address}`] as Request,
      hu: 'A kérés nem olvasható.',
      en: 'The request cannot be read.',
    })),
    ...(
      [
        ['events', { events: [], since: 0 }],
        ['finish', { publish: 'result' }],
      ] as const
    ).map(([call, body]) => ({
      by: 'courtside/endpoints.ts',
      as: 'statistician' as const,
      ask: ['POST', `courtside/${match.id}/${call}`, body] as Request,
      hu: 'most az űrlapon írják be',
      en: 'is now typed on its form',
    })),
    { by: 'courtside/endpoints.ts', as: 'editor', ask: ['GET', 'courtside'], ...noRight },
    {
      by: 'hooks/check-sheet.ts',
      as: 'statistician',
      ask: ['PATCH', `matches/${match.id}`, { sheet: 'x' }],
      path: 'sheet',
      hu: 'A jegyzőkönyv nem olvasható.',
      en: 'The box score cannot be read.',
    },
    {
      by: 'hooks/keep-events-result.ts',
      as: 'statistician',
      ask: ['PATCH', `matches/${atCourtside.id}`, { home_score: 299, away_score: 298 }],
      path: 'sheet',
      hu: 'a pálya mellől jegyzik',
      en: 'is kept at courtside',
    },
    {
      by: 'hooks/prevent-delete-in-use.ts',
      as: 'statistician',
      ask: ['DELETE', `seasons/${season.id}`],
      hu: 'Nem törölhető, mert használatban van: Versenysorozatok',
      en: 'It cannot be deleted, since it is in use: Competitions',
    },
    {
      by: 'uses/refuse-in-use.ts',
      as: 'editor',
      ask: ['PATCH', `media/${inUse.cover_image}`, { deletedAt: new Date().toISOString() }],
      hu: 'Nem törölhető, mert használatban van: Hír „',
      en: 'It cannot be deleted, since it is in use: Article “',
    },
    { by: 'uses/endpoint.ts', as: 'registrar', ask: ['GET', 'media/1/uses'], ...noRight },
    { by: 'uses/endpoint.ts', as: 'editor', ask: ['GET', 'media/x/uses'], ...gone },
    {
      by: 'collections/menus.ts',
      as: 'editor',
      ask: ['POST', 'menus', { name: 'x', place: 'footer', slug: key }],
      path: 'slug',
      hu: 'Ez az azonosító a kukában lévő „Kukás menü” menüé. Írj be másikat, vagy töröld azt véglegesen.',
      en: 'The menu “Kukás menü” in the trash has this key. Write another one, or delete that for good.',
    },
    { by: 'lists/editing-endpoint.ts', ask: ['GET', 'editing-now?collection=articles&id=1'], ...noRight },
    { by: 'lists/editing-endpoint.ts', ask: ['DELETE', 'editing-now?collection=articles&id=1'], ...noRight },
    {
      by: 'lists/editing-endpoint.ts',
      as: 'registrar',
      ask: ['GET', 'editing-now?collection=articles&id=1'],
      ...noRight,
    },
    {
      by: 'lists/editing-endpoint.ts',
      as: 'registrar',
      ask: ['GET', 'editing-now?global=nothing'],
      ...noRight,
    },
    { by: 'today/counts-endpoint.ts', ask: ['GET', 'nav-counts'], ...noRight },
    { by: 'today/home-endpoint.ts', as: 'registrar', ask: ['POST', 'home-order', {}], ...noRight },
    { by: 'boards/endpoints.ts', as: 'registrar', ask: ['GET', 'boards/sponsors'], ...noRight },
    {
      by: 'boards/endpoints.ts',
      as: 'editor',
      ask: ['POST', 'boards/sponsors/order', { ids: ['x'] }],
      hu: 'Ebből nem lett sorrend. Frissítsd az oldalt, és próbáld újra.',
      en: 'This is no order. Reload the page and try again.',
    },
    {
      by: 'boards/endpoints.ts',
      as: 'editor',
      ask: ['POST', 'boards/sponsors/order', { ids: [2_000_000_000] }],
      hu: 'Közben más is változtatott rajta. Frissítsd az oldalt, és rendezd újra.',
      en: 'Somebody else has changed it meanwhile. Reload the page and sort again.',
    },
    {
      by: 'menu-editor/endpoint.ts',
      as: 'registrar',
      ask: ['POST', 'menu-targets', { pages: [], paths: [] }],
      ...noRight,
    },
    {
      by: 'children/check-names.ts',
      as: 'editor',
      ask: ['POST', 'articles', { ...published, lead: `${lastName} Bence dobta.` }],
      path: 'lead',
      hu: `${lastName} Bence kiskorú, és nincs hozzájárulás a neve közléséhez. Kérj hozzájárulást`,
      en: `Bence ${lastName} is a minor, and there is no consent to publish the name. Ask`,
    },
    {
      by: 'uploads/content-name.ts',
      as: 'editor',
      ask: ['POST', 'media', {}],
      path: 'file',
      hu: 'Válassz egy fájlt.',
      en: 'Choose a file.',
    },
    {
      by: 'uploads/content-name.ts',
      as: 'editor',
      ask: ['POST', 'media', formWith('kep.jpg', 'file', new Uint8Array(9), 'image/jpeg')],
      path: 'file',
      hu: 'Ez a fájl (kep.jpg) nem olvasható. Képet JPEG, PNG vagy WebP',
      en: 'kep.jpg cannot be read. Upload pictures as JPEG, PNG or WebP',
    },
    {
      by: 'uploads/content-name.ts',
      as: 'editor',
      ask: ['POST', 'media', formWith('megint.webp', 'file', bytes, 'image/webp')],
      path: 'file',
      hu: 'Ezt a képet (megint.webp) végleg levettük az oldalról',
      en: 'megint.webp was taken down for good',
    },
    {
      by: 'access/password-length.ts',
      as: 'admin',
      ask: ['POST', 'users', { name: 'x', email: 'x@solymok.example', password: 'rövid', roles: ['editor'] }],
      path: 'password',
      hu: 'A jelszó legalább 12 karakter legyen.',
      en: 'The password must have at least 12 characters.',
    },
    {
      by: 'import/endpoints.ts',
      as: 'statistician',
      ask: [
        'POST',
        'import-sport/preview',
        formWith('nagy.csv', 'files', new Uint8Array(5_010_000), 'text/csv'),
      ],
      hu: 'A fájlok együtt legfeljebb 5 MB-osak lehetnek.',
      en: 'The files may have 5 MB together.',
    },
    {
      by: 'import/endpoints.ts',
      as: 'statistician',
      ask: ['POST', 'import-sport/preview', {}],
      hu: 'A kérés nem fájlokat tartalmaz.',
      en: 'The request holds no files.',
    },
    {
      by: 'import/endpoints.ts',
      as: 'statistician',
      ask: ['POST', 'import-sport/preview', formWith('x', 'other', new Uint8Array(1))],
      hu: 'Válassz legalább egy fájlt.',
      en: 'Choose at least one file.',
    },
    { by: 'import/endpoints.ts', ask: ['POST', 'import-sport/preview', {}], ...noRight },
    {
      by: 'sign-in/login-endpoint.ts',
      ask: ['POST', 'users/login', { email: 'senki@solymok.example', password: 'nem ez' }],
      hu: 'Ezzel az e-mail-címmel és jelszóval nem lehet belépni.',
      en: 'This e-mail address and password do not let you in.',
    },
    {
      by: 'publishing/states-endpoint.ts',
      ask: ['GET', 'publishing-states?collection=articles&ids=1'],
      ...noRight,
    },
    {
      by: 'sign-in/reset-password-endpoint.ts',
      ask: ['POST', 'users/reset-password', { token: 'x', password: 'tizenkét betű' }],
      hu: 'Ez a link már nem jó: lejárt, vagy már használták.',
      en: 'This link does not work any more: it is too old or has been used.',
    },
    { by: 'account/endpoint.ts', ask: ['POST', 'users/account', {}], ...noRight },
    {
      by: 'account/endpoint.ts',
      as: 'editor',
      ask: ['POST', 'users/account', { email: 'nem cím' }],
      path: 'email',
      hu: 'Ez nem érvényes e-mail-cím.',
      en: 'This is not a valid e-mail address.',
    },
    {
      by: 'sessions/sessions.ts',
      as: 'admin',
      ask: ['PATCH', 'users?where[id][equals]=0', { password: 'tizenkét betű' }],
      hu: 'Jelszót csak a saját fiókodban, a Biztonság alatt változtathatsz',
      en: 'You can change only your own password, under Security in your account',
    },
    { by: 'sessions/endpoints.ts', ask: ['GET', 'users/sessions'], ...noRight },
    { by: 'sessions/endpoints.ts', ask: ['POST', 'users/sessions/end'], ...noRight },
    {
      by: 'rich-text/blocks.ts',
      as: 'editor',
      ask: ['POST', 'articles', { ...published, body: { root: node('root', {}, wrongVideo) } }],
      path: 'body.url',
      hu: 'Ez nem egy YouTube-videó címe.',
      en: 'This is not the address of a YouTube video.',
    },
    {
      by: 'refusals/part-of-text.ts',
      as: 'editor',
      ask: ['POST', 'articles', { ...published, body: { root: node('root', {}, wrongVideo) } }],
      path: 'body',
      hu: 'Egy, a szövegbe tett elem hiányos vagy hibás.',
      en: 'Something inside the text is incomplete or wrong.',
    },
    { by: 'link-targets/endpoint.ts', ask: ['GET', 'link-targets?search=a'], ...noRight },
    { by: 'invitations/endpoints.ts', ask: ['POST', 'users/invite', {}], ...noRight },
    { by: 'invitations/endpoints.ts', as: 'admin', ask: ['POST', 'users/999999999/invite'], ...gone },
    { by: 'second-factor/endpoints.ts', ask: ['GET', 'users/second-factor'], ...noRight },
    { by: 'site-page/endpoint.ts', ask: ['GET', 'site-page?collection=articles&id=1'], ...noRight },
    { by: 'publish-checks/facts-endpoint.ts', ask: ['GET', 'picture-facts?media=1'], ...noRight },
    {
      by: 'preview/endpoints.ts',
      ask: ['GET', 'open-preview?collection=articles&id=1&language=hu'],
      ...noRight,
    },
    { by: 'purge/status-endpoint.ts', ask: ['GET', 'purge-status?source=settings'], ...noRight },
    { by: 'children/hidden-texts-endpoint.ts', ask: ['GET', 'consents/1/hidden-texts'], ...noRight },
    { by: 'children/consent-form-endpoint.ts', ask: ['GET', 'consents/form'], ...noRight },
    {
      by: 'children/consent-form-endpoint.ts',
      as: 'child_protection',
      ask: ['GET', 'consents/form?player=999999999'],
      ...gone,
    },
    { by: 'uploads/take-down-endpoint.ts', ask: ['POST', `media/${held.id}/take-down`], ...noRight },
    {
      by: 'uploads/take-down-endpoint.ts',
      as: 'editor',
      ask: ['POST', 'media/999999999/take-down'],
      ...gone,
    },
    { by: 'join/export.ts', ask: ['GET', 'join-registrations/export'], ...noRight },
    {
      by: 'collections/users.ts',
      ask: ['POST', 'users', { name: 'x', email: 'x@solymok.example', password: 'tizenkét betű' }],
      ...noRight,
    },
    {
      by: 'collections/videos.ts',
      as: 'editor',
      ask: ['POST', 'videos', { name: 'x', video_url: 'https://vimeo.com/1', _status: 'published' }],
      path: 'video_url',
      hu: 'Másold ide a videó címét a YouTube-ról',
      en: 'Copy the address of the video from YouTube',
    },
    {
      by: 'fields/slug.ts',
      as: 'editor',
      ask: ['POST', 'articles?locale=hu', { ...published, slug: article.slug }],
      path: 'slug',
      hu: 'Ez a webcím már foglalt. Írj be másikat',
      en: 'Another item has this web address already. Change it',
    },
    web('collections/popups.ts', 'editor', 'popups', { url: 'nem cím' }, 'url'),
    web('collections/banners.ts', 'editor', 'banners', { url: 'nem cím' }, 'url'),
    web('collections/sponsors.ts', 'editor', 'sponsors', { url: 'nem cím' }, 'url'),
    web('collections/competitions.ts', 'statistician', 'competitions', { ticket_url: 'x y' }, 'ticket_url'),
    web('collections/matches.ts', 'statistician', 'matches', { ticket_url: 'x y' }, 'ticket_url'),
    web(
      'collections/menus.ts',
      'editor',
      'menus',
      { items: [{ type: 'external_url', link: 'nem cím' }] },
      'items.0.link',
    ),
    web(
      'globals/settings.ts',
      'editor',
      'globals/settings',
      { social: { facebook: 'nem cím' } },
      'social.facebook',
    ),
    {
      by: 'globals/child-protection-tab.ts',
      as: 'child_protection',
      ask: ['POST', 'globals/settings', { children: { show_opponents: true, show_opponents_reason: '' } }],
      path: 'children.show_opponents_reason',
      hu: 'Írd le, milyen alapon közölhetők',
      en: 'Say on what ground they may be published',
    },
    {
      by: 'collections/competition-teams.ts',
      as: 'statistician',
      ask: ['POST', 'competition-teams', { squad: [{ jersey_number: '1a' }] }],
      path: 'squad.0.jersey_number',
      hu: 'Mezszámnak 0 és 999 közötti számot írj.',
      en: 'Write a number from 0 to 999.',
    },
    {
      by: 'collections/competition-teams.ts',
      as: 'statistician',
      ask: ['POST', 'competition-teams', { club: team.club }],
      path: 'age_group',
      hu: 'Válaszd ki a korosztályt',
      en: 'Choose the age group',
    },
    {
      by: 'collections/join-registrations.ts',
      as: 'registrar',
      ask: ['PATCH', `join-registrations/${applicant.id}`, { email: 'nem cím' }],
      path: 'email',
      hu: 'Ez nem e-mail-cím.',
      en: 'Please enter a valid email address.',
    },
    {
      by: 'collections/consent-texts.ts',
      as: 'registrar',
      ask: consentText,
      path: 'version',
      hu: 'Ékezet nélküli betű, szám, pont és kötőjel lehet.',
      en: 'Letters, digits, dots and hyphens only.',
    },
    { by: 'collections/consent-texts.ts', as: 'registrar', ask: consentText, path: 'text_hu', ...brackets },
    { by: 'collections/consent-texts.ts', as: 'registrar', ask: consentText, path: 'text_en', ...brackets },
    {
      by: 'collections/consents.ts',
      as: 'child_protection',
      ask: consent,
      path: 'own_page',
      hu: 'Saját oldal csak a teljes névvel együtt lehet',
      en: 'An own page needs the full name as well',
    },
    {
      by: 'collections/consents.ts',
      as: 'child_protection',
      ask: consent,
      path: 'given_by',
      hu: 'az ő aláírása is kell',
      en: 'the player signs too',
    },
    {
      by: 'collections/consents.ts',
      as: 'child_protection',
      ask: consent,
      path: 'given_at',
      hu: 'A kelte nem lehet későbbi a mai napnál.',
      en: 'The date cannot be after today.',
    },
    {
      by: 'collections/consents.ts',
      as: 'child_protection',
      ask: consent,
      path: 'valid_until',
      hu: 'Korábban jár le, mint ahogy kelt',
      en: 'It runs out before it was given',
    },
  ]
}

test.afterAll(async () => {
  for (const [as, ...request] of undo) {
    await logInAs(as)
    await send(...request)
  }
})

test('every refusal of the newsroom gives its reason in the person’s language', async ({ request }) => {
  const cases = await casesOf(request)
  const casesBy = Object.groupBy(cases, ({ by }) => by)
  for (const [file, count] of Object.entries(refusalsInCode()))
    expect
      .soft(
        (casesBy[file]?.length ?? 0) + (elsewhere[file] ?? 0),
        `${file} refuses in ${count} places; add a case for each`,
      )
      .toBeGreaterThanOrEqual(count)

  for (const as of ['nobody', ...new Set(cases.flatMap(({ as }) => as ?? []))] as const) {
    if (as === 'nobody') logOut()
    else await logInAs(as)
    for (const { by, ask, path: field, ...words } of cases.filter((one) => (one.as ?? 'nobody') === as))
      for (const language of ['hu', 'en'] as const) {
        const [method, address, body] = ask
        const { status, errors } = await refusalOf(method, address, body, language)
        const place = `${by}: ${method} ${address} in ${language}: ${JSON.stringify(errors)}`
        expect.soft(status, place).toBeGreaterThanOrEqual(400)
        const found = errors.flatMap(({ data }) => data?.errors ?? []).filter((error) => error.path === field)
        const message = field ? found.map((error) => error.message).join(' ') : (errors[0]?.message ?? '')
        expect.soft(message, place).toContain(words[language])
      }
  }
})

const required = { hu: 'Ez kötelező: töltsd ki.', en: 'This is required: please fill it in.' }

/** Nobody creates these by hand; users are invited. */
const notCreated = ['users', 'join-registrations', 'taken-down-pictures', 'audit-lines']

test('publishing nothing marks every field that must be filled in', async () => {
  const script = path.join(root, 'apps/newsroom/src/testing/required-fields.ts')
  // Not synchronously: connections that the newsroom closes meanwhile would be used again.
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  const collections = JSON.parse(stdout) as Record<string, { isUpload: boolean; required: string[] }>
  expect(Object.keys(collections).length).toBeGreaterThan(20)
  await logInAs('admin')
  for (const [slug, { isUpload, required: paths }] of Object.entries(collections)) {
    if (isUpload && paths.length === 0) continue
    const pdf = Buffer.from('%PDF-1.4\nxref\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    const body = isUpload
      ? formWith('ures.pdf', 'file', new Uint8Array(pdf), 'application/pdf')
      : { _status: 'published' }
    const marked: Record<Language, Record<string, string>> = { hu: {}, en: {} }
    for (const language of ['hu', 'en'] as const) {
      const { status, errors } = await refusalOf('POST', `${slug}?locale=hu`, body, language)
      expect([slug, status]).toEqual([slug, notCreated.includes(slug) ? 403 : 400])
      for (const { path: field, message } of errors.flatMap(({ data }) => data?.errors ?? []))
        marked[language][field] = message
    }
    if (notCreated.includes(slug)) continue
    for (const field of paths) {
      const { hu, en } = { hu: marked.hu[field], en: marked.en[field] }
      expect([slug, field, hu, en].every(Boolean), `${slug}: ${field} is marked`).toBe(true)
      // A field with a rule of its own says that instead.
      if (hu !== required.hu) expect([slug, field, hu]).not.toEqual([slug, field, en])
      else expect(en).toBe(required.en)
    }
  }
})

test('a refused publication marks the field, says why under the bar and leaves the button on', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page)
  await signIn(page)
  await page.goto(`${newsroom}/admin/collections/videos/create`)
  const publish = page.locator('#action-save')
  await waitForNewForm(page)
  await publish.click()
  const summary = page.getByRole('region', { name: 'Ez még nem tehető ki. Előbb javítsd:' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    `Cím – ${required.hu}`,
    /^YouTube-cím – Másold ide a videó címét a YouTube-ról/,
  ])
  await expect(page.locator('#field-name + *, .field-error').first()).toBeVisible()
  await summary.getByRole('link', { name: 'Cím', exact: false }).first().click()
  await expect(page.locator('#field-name')).toBeFocused()
  await page.keyboard.type('Próba')
  await page.locator('#field-video_url').fill('https://vimeo.com/1')
  await publish.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    /^YouTube-cím – Másold ide a videó címét a YouTube-ról/,
  ])
  await expect(publish).toBeEnabled()
  expect(consoleErrors.filter((text) => !/status of 400/.test(text))).toEqual([])
})
