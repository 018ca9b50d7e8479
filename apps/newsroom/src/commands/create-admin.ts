import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { shortestPassword } from '../access/long-password.ts'

export type Admin = { email: string; name: string; password: string }

/** Says in one sentence what the person at the keyboard got wrong. */
export class Refusal extends Error {}

export function readArguments(args: string[]): Omit<Admin, 'password'> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } })
  const { email = '', name = '' } = values
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !name.trim()) {
    throw new Refusal('usage: create-admin --email somebody@club.example --name "Somebody"')
  }
  return { email: email.toLowerCase(), name: name.trim() }
}

/** The account that Payload would otherwise let the first visitor make. */
export async function createAdmin(payload: Pick<Payload, 'count' | 'create'>, admin: Admin): Promise<void> {
  if ([...admin.password].length < shortestPassword) {
    throw new Refusal(`the password must have at least ${shortestPassword} characters`)
  }
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: admin.email } },
  })
  if (totalDocs > 0)
    throw new Refusal(`${admin.email} has an account already; an admin can change its roles in the newsroom`)
  await payload.create({ collection: 'users', data: { ...admin, roles: ['admin'] } })
}

/** On a terminal nothing of the password is shown; elsewhere it is the first line of the input. */
export async function readPassword(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string> {
  const hidden = input.isTTY
  if (hidden) {
    output.write('Password: ')
    input.setRawMode(true)
  }
  try {
    return hidden ? await typedLine(input) : await firstLine(input)
  } finally {
    if (hidden) {
      input.setRawMode(false)
      output.write('\n')
    }
    input.pause()
  }
}

async function firstLine(input: NodeJS.ReadStream): Promise<string> {
  const lines = createInterface({ input, terminal: false })
  for await (const line of lines) return line
  return ''
}

const enter = /[\r\n]/
const rubout = /[\b\x7f]/
const interrupt = '\x03'

function typedLine(input: NodeJS.ReadStream): Promise<string> {
  input.setEncoding('utf8')
  return new Promise((resolve, reject) => {
    let typed = ''
    const read = (text: string) => {
      for (const sign of text) {
        if (sign === interrupt) finish(() => reject(new Refusal('given up')))
        else if (enter.test(sign)) finish(() => resolve(typed))
        else if (rubout.test(sign)) typed = [...typed].slice(0, -1).join('')
        else typed += sign
      }
    }
    const finish = (then: () => void) => {
      input.off('data', read)
      then()
    }
    input.on('data', read)
  })
}

if (import.meta.main) {
  try {
    const person = readArguments(process.argv.slice(2))
    const password = await readPassword(process.stdin, process.stdout)
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    await createAdmin(await getPayload({ config }), { ...person, password })
    process.stdout.write(`create-admin: ${person.email} can sign in\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`create-admin: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
