import { pathFor, privacyNotice, searchPath } from '@palank/routes'
import { Admin, paragraph } from './admin.ts'
import type { Machine } from './machine.ts'
import { visit } from './visit.ts'

/** The club of the rehearsal: fictional, with a pack that the repository has. */
export const club = 'medvek'
export const siteHost = 'medvek.example'
export const newsroomHost = 'szerkesztoseg.medvek.example'
export const site = `https://${siteHost}`
export const newsroom = `https://${newsroomHost}`
export const joinPath = pathFor('joinUs', 'hu')

/** Not under .example, which only a demo's users are: the worker refuses to start with them. */
const account = { email: 'vilma@medvek.test', password: 'hajrá medvék hajrá medvék' }
const starter = {
  season: 2026,
  league: 'Férfi NB II.',
  teams: ['Felnőtt', 'U18', 'U12'],
  city: 'Példavár',
  hall: 'Példavári Sportcsarnok',
  contact: { email: 'iroda@medvek.example', phone: '+36 1 234 5678' },
}

/** What a club has after its first evening: starter pages, a privacy notice that opens the join form, and news. */
export async function fillClub(machine: Machine): Promise<Admin> {
  await machine.run(`cat > /tmp/starter.json && palank newsroom ${club} starter /tmp/starter.json`, {
    input: JSON.stringify(starter),
  })
  await machine.run(`palank newsroom ${club} create-admin --email ${account.email} --name 'Vidra Vilma'`, {
    input: `${account.password}\n`,
  })
  const admin = await Admin.signIn(newsroom, account)
  const where = `pages?where[slug][equals]=${privacyNotice.hu}&locale=hu&depth=0&draft=true`
  const { docs } = (await admin.send('GET', where)) as { docs: { id: number }[] }
  const body = paragraph('Csak azt kérdezzük meg, ami a jelentkezéshez kell.')
  await admin.send('PATCH', `pages/${docs[0]?.id}?locale=hu`, { body, _status: 'published' })
  for (let number = 1; number <= 5; number += 1) await publishArticle(admin, `Próbahír ${number}`)
  return admin
}

export async function publishArticle(admin: Admin, title: string): Promise<number> {
  const article = {
    title,
    lead: `${title}: egy mondat.`,
    body: paragraph(`${title} szövege.`),
    _status: 'published',
  }
  const { doc } = (await admin.send('POST', 'articles?locale=hu&depth=0', article)) as { doc: { id: number } }
  return doc.id
}

/** The addresses of pages that the sitemap names; each is visited, so that the edge has a copy. */
export async function cachedPages(): Promise<string[]> {
  const index = await visit(`${site}/sitemap.xml`)
  const maps = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const pages: string[] = []
  for (const map of maps.filter((url) => url.endsWith('.xml'))) {
    const { body } = await visit(map)
    pages.push(...[...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url))
  }
  const paths = [...new Set([...pages, ...maps.filter((url) => !url.endsWith('.xml'))])]
    .map((url) => new URL(url).pathname)
    .filter((path) => path !== joinPath)
    .slice(0, 60)
  const good: string[] = []
  for (const path of paths) if ((await visit(site + path)).status === 200) good.push(path)
  return good
}

let searches = 0
/** A search that nobody has made. */
export const nextSearch = (): string => {
  searches += 1
  return searchPath('hu', `szo${searches}`)
}
