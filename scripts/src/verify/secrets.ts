import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, pathFor } from '@palank/routes'
import type { RunningDemo } from '../running-demo.ts'
import { buildSite } from '../site-build.ts'
import { Tally } from './tally.ts'
import { searchLogsForTyped } from './typed-text.ts'

/** Strings that must never reach a browser: secrets, and anything that tells where the api is. */
function forbiddenStrings({ setting, api }: RunningDemo): Map<string, string> {
  const { clientSecret, payloadSecret, formSecret, purgeSecret, previewSecret } = setting.database.secrets
  const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '')
  const { host } = new URL(api)
  return new Map([
    ['the client secret', clientSecret],
    ['the client secret in base64', base64(clientSecret)],
    ['the client secret escaped', encodeURIComponent(clientSecret)],
    ["the newsroom's secret", payloadSecret],
    ["the forms' secret", formSecret],
    ["the purges' secret", purgeSecret],
    ["the previews' secret", previewSecret],
    ["the api's address", host],
    ["the api's path", '/api/v1'],
    ['the name of the secret', 'CLIENT_SECRET'],
    ["the name of the api's setting", 'API_ORIGIN'],
    ["the database's address", new URL(setting.database.apiUrl).host],
  ])
}

/** Addresses on the same origin that a response refers to. */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(/(?:href|src|import)\s*\(?=?\s*["'](\/[^"'#\s]+)["']|["'](\/assets\/[^"']+)["']/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )

type SiteResponse = { what: string; text: string }

async function fetchFrom(
  site: string,
  address: string,
): Promise<SiteResponse & { status: number; type: string }> {
  const response = await fetch(new URL(address, site), { redirect: 'manual' })
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const type = response.headers.get('content-type') ?? ''
  return { what: address, text: `${headers}\n\n${await response.text()}`, status: response.status, type }
}

/** Searches pages, their data, error pages, everything they load, and the whole client build. */
export async function verifySecrets(demo: RunningDemo): Promise<boolean> {
  const tally = new Tally('secrets')
  const forbidden = [...forbiddenStrings(demo)]
  const search = ({ what, text }: SiteResponse) => {
    for (const [name, value] of forbidden) {
      tally.check(`${what}: ${name}`, text.includes(value) ? 'found' : undefined)
    }
  }
  const { client } = await buildSite()
  const homes = languages.map((language) => pathFor('home', language))
  const queue = ['/', '/healthz', '/readyz', '/nincs-ilyen', ...homes, ...homes.map((home) => `${home}.data`)]
  queue.push(
    ...languages.flatMap((language) => [
      `${pathFor('news', language)}/no-such-thing`,
      `${pathFor('search', language)}?keyword=x`,
    ]),
  )
  const seen = new Set<string>()
  while (queue.length > 0) {
    const address = queue.shift() ?? ''
    if (seen.has(address) || seen.size >= 500) continue
    seen.add(address)
    const response = await fetchFrom(demo.site, address)
    search(response)
    if (/html|javascript|css/.test(response.type) && response.status === 200) {
      queue.push(
        ...referencesIn(response.text).filter(
          (found) => found.startsWith('/assets/') || homes.includes(found),
        ),
      )
    }
  }
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const { name, parentPath } of files) {
    search({ what: `build ${name}`, text: readFileSync(path.join(parentPath, name), 'latin1') })
  }
  const logs = await searchLogsForTyped(demo, tally)
  console.log(`secrets: a word was typed everywhere; ${logs} logs and their support bundle searched for it`)
  console.log(
    `secrets: ${seen.size} responses and ${files.length} built files searched for ${forbidden.length} strings`,
  )
  console.log(`secrets: ${tally.summary}`)
  return tally.failed === 0
}
