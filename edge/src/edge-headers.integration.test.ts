import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EdgeProcess, type EdgeResponse, page } from './testing/edge-process.ts'
import { documentedHeaders, headersOf } from './testing/header-table.ts'

const edge = new EdgeProcess()
const { site } = edge
let socket: Server
beforeAll(async () => {
  edge.writeFile('files/media/photo-0123456789ab.webp', 'picture')
  edge.writeFile('client/assets/app-abc.js', 'script')
  edge.writeFile('client/assets/mock/server-config.json', '{}')
  // nginx cannot open it as a file.
  socket = createServer().listen(edge.pathOf('files/media/socket.webp'))
  edge.writeFile('acme/.well-known/acme-challenge/token', 'token.thumb')
  await edge.start({ acmeRoot: edge.pathOf('acme') })
  edge.writeFile('edge/kept/assets/earlier-abc.js', 'script')
})
afterAll(async () => {
  socket.close()
  await edge.remove()
})

const long = 'x'.repeat(20_000)
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** More requests than the limit on misses lets through. */
async function flood(): Promise<EdgeResponse> {
  const responses = await Promise.all(Array.from({ length: 300 }, () => edge.request(edge.newPath())))
  return responses.find(({ status }) => status === 429) ?? edge.request(edge.newPath())
}

async function withoutSite(): Promise<EdgeResponse> {
  await site.stop()
  const response = await edge.request(edge.newPath())
  await site.start()
  return response
}

const answers: Record<string, () => Promise<EdgeResponse>> = {
  'redirect from /': () => edge.request('/'),
  upload: () => edge.request('/files/media/photo-0123456789ab.webp'),
  'missing upload': () => edge.request('/files/media/none.webp'),
  'folder of uploads': () => edge.request('/files/media/'),
  asset: () => edge.request('/assets/app-abc.js'),
  'asset of an earlier build': () => edge.request('/assets/earlier-abc.js'),
  'asset without a hash': () => edge.request('/assets/mock/server-config.json'),
  'health of the edge': () => edge.request('/edge-healthz'),
  'challenge for a certificate': () => edge.request('/.well-known/acme-challenge/token'),
  'missing challenge': () => edge.request('/.well-known/acme-challenge/none'),
  'private path': () => edge.request('/metrics'),
  'malformed address': () => edge.request('//evil.example'),
  'other method': () => edge.request('/kezdo', {}, 'PUT'),
  'form that is too large': () => edge.request('/csatlakozz', form, 'POST', 'x'.repeat(70_000)),
  'address that is too long': () => edge.request(`/kereses/${long}`),
  'headers that are too large': () => edge.request('/kezdo', { 'x-long': long }),
  'unknown transfer encoding': () => edge.request('/csatlakozz', { 'transfer-encoding': 'gzip' }, 'POST'),
  'edge that fails': () => edge.request('/files/media/socket.webp'),
  'no site answers': withoutSite,
  // The last one: it uses up the visitor's requests.
  'too many new pages at once': flood,
}

const documented = documentedHeaders('edge')

test('X7: the guide has every answer of the edge', () => {
  expect([...documented.keys()].toSorted()).toEqual(Object.keys(answers).toSorted())
})

test.each(Object.keys(answers))('X7: %s has the headers of the guide', async (answer) => {
  site.respond = page('page')
  const response = await answers[answer]?.()
  if (!response) throw new Error(`no request for ${answer}`)
  expect(headersOf(response.status, response.headers)).toEqual(documented.get(answer))
})
