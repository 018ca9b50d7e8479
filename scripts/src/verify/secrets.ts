import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, pathFor } from '@palank/routes'
import type { RunningDemo } from '../running-demo.ts'
import { buildSite } from '../site-build.ts'
import { Tally } from './tally.ts'

/** What a browser must never meet: the secret, and every way to write where the api is. */
function forbiddenOf({ setting, api }: RunningDemo): Map<string, string> {
  const { clientSecret, payloadSecret, formSecret } = setting.database.secrets
  const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '')
  const { host } = new URL(api)
  return new Map([
    ['the client secret', clientSecret],
    ['the client secret in base64', base64(clientSecret)],
    ['the client secret escaped', encodeURIComponent(clientSecret)],
    ["the newsroom's secret", payloadSecret],
    ["the forms' secret", formSecret],
    ["the api's address", host],
    ["the api's path", '/api/v1'],
    ['the name of the secret', 'CLIENT_SECRET'],
    ["the name of the api's setting", 'API_ORIGIN'],
    ["the database's address", new URL(setting.database.apiUrl).host],
  ])
}

/** What an answer refers to on its own origin. */
const referredIn = (text: string): string[] =>
  [...text.matchAll(/(?:href|src|import)\s*\(?=?\s*["'](\/[^"'#\s]+)["']|["'](\/assets\/[^"']+)["']/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )

type Received = { what: string; text: string }

async function receive(site: string, address: string): Promise<Received & { status: number; type: string }> {
  const answer = await fetch(new URL(address, site), { redirect: 'manual' })
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const type = answer.headers.get('content-type') ?? ''
  return { what: address, text: `${headers}\n\n${await answer.text()}`, status: answer.status, type }
}

/** Pages, their data, error pages and all they load, as a browser gets them; and the whole client build. */
export async function verifySecrets(demo: RunningDemo): Promise<boolean> {
  const tally = new Tally('secrets')
  const forbidden = [...forbiddenOf(demo)]
  const look = ({ what, text }: Received) => {
    for (const [name, value] of forbidden) {
      tally.note(`${what}: ${name}`, text.includes(value) ? 'is there' : undefined)
    }
  }
  const { client } = await buildSite()
  const homes = languages.map((language) => pathFor('home', language))
  const open = ['/', '/healthz', '/readyz', '/nincs-ilyen', ...homes, ...homes.map((home) => `${home}.data`)]
  open.push(
    ...languages.flatMap((language) => [
      `${pathFor('news', language)}/no-such-thing`,
      `${pathFor('search', language)}?keyword=x`,
    ]),
  )
  const seen = new Set<string>()
  while (open.length > 0) {
    const address = open.shift() ?? ''
    if (seen.has(address) || seen.size >= 500) continue
    seen.add(address)
    const received = await receive(demo.site, address)
    look(received)
    if (/html|javascript|css/.test(received.type) && received.status === 200) {
      open.push(
        ...referredIn(received.text).filter((found) => found.startsWith('/assets/') || homes.includes(found)),
      )
    }
  }
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const { name, parentPath } of files) {
    look({ what: `build ${name}`, text: readFileSync(path.join(parentPath, name), 'latin1') })
  }
  console.log(
    `secrets: ${seen.size} answers and ${files.length} built files read for ${forbidden.length} strings`,
  )
  console.log(`secrets: ${tally.outcome}`)
  return tally.failed === 0
}
