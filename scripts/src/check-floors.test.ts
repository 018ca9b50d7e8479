import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { root } from './paths.ts'

/** Runs the check against a registry of our own. */
async function checkFloors(answer: RequestListener) {
  const registry = createServer(answer)
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const { exitCode, all } = await execa('node', [path.join(root, 'scripts/src/check-floors.ts')], {
    env: { pnpm_config_registry: `http://127.0.0.1:${port}/` },
    reject: false,
    all: true,
  })
  registry.closeAllConnections()
  registry.close()
  return { exitCode, all }
}

const json =
  (content: unknown): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(content))

it('passes with the list alone if the registry returns no audit, and reports it', async () => {
  const { exitCode, all } = await checkFloors((_request, response) => response.writeHead(405).end())
  expect(all).toContain('the list alone: the registry answers no audit; 0 problems')
  expect(exitCode).toBe(0)
})

it('passes if the registry knows no advisory', async () => {
  const { exitCode, all } = await checkFloors(json({}))
  expect(all).toContain('the registry and the list; 0 problems')
  expect(exitCode).toBe(0)
})

it('fails on an advisory that only the registry knows', async () => {
  const url = 'https://github.com/advisories/GHSA-1111-2222-3333'
  const advisory = {
    id: 1,
    url,
    title: 'a new hole',
    severity: 'high',
    vulnerable_versions: '<999.0.0',
    cwe: [],
  }
  const { exitCode, all } = await checkFloors(json({ nodemailer: [{ ...advisory, cvss: { score: 7.5 } }] }))
  expect(all).toMatch(/nodemailer is \d+\.\d+\.\d+: GHSA-1111-2222-3333 \(high\) a new hole/)
  expect(exitCode).toBe(1)
})
