import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { login, openPayload } from '../testing/newsroom.ts'

const command = path.join(import.meta.dirname, 'create-admin.ts')
const email = 'elso@newsroom.example'
const secret = 'őrült hajrá a végén'

function run(args: string[], input: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdin.end(input)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
  await payload.delete({ collection: 'users', where: { email: { equals: email } } })
})
afterAll(() => payload.destroy())

it('refuses a password under twelve characters', async () => {
  const { code, output } = await run(['--email', email, '--name', 'Első'], 'rövid jelsz\n')
  expect(code).toBe(1)
  expect(output).toContain('at least 12 characters')
})

it('creates an admin who can sign in, and never prints the password', async () => {
  const { code, output } = await run(
    ['--email', 'ELSO@newsroom.example', '--name', 'Első Elek'],
    `${secret}\n`,
  )
  expect(output).toContain(`create-admin: ${email} can sign in`)
  expect(output).not.toContain(secret)
  expect(code).toBe(0)
  // The first thing an admin does is to set up the second factor.
  expect((await login(email, secret)).body).toMatchObject({ secondFactor: 'enrol' })
})

it('refuses an e-mail that already has an account', async () => {
  const { code, output } = await run(['--email', email, '--name', 'Más'], 'egy másik jelszó\n')
  expect(code).toBe(1)
  expect(output).toContain(`${email} has an account already`)
  expect((await login(email, secret)).body).toMatchObject({ secondFactor: 'enrol' })
})

it.each([[[]], [['--email', 'nem-cim', '--name', 'X']], [['--email', 'a@b.example']], [['--mail', 'x']]])(
  'prints its usage when called with %j',
  async (args) => {
    const { code, output } = await run(args, '')
    expect(code).toBe(1)
    expect(output).toMatch(/usage: create-admin|Unknown option/)
  },
)
