import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { minPasswordLength } from '../access/password-length.ts'
import { readPassword } from '../prompt.ts'

export type Admin = { email: string; name: string; password: string }

export function readArguments(args: string[]): Omit<Admin, 'password'> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } })
  const { email = '', name = '' } = values
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !name.trim()) {
    throw new Error('usage: create-admin --email somebody@club.example --name "Somebody"')
  }
  return { email: email.toLowerCase(), name: name.trim() }
}

/** Replaces Payload's public form for the first user. */
export async function createAdmin(payload: Pick<Payload, 'count' | 'create'>, admin: Admin): Promise<void> {
  if ([...admin.password].length < minPasswordLength) {
    throw new Error(`the password must have at least ${minPasswordLength} characters`)
  }
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: admin.email } },
  })
  if (totalDocs > 0)
    throw new Error(`${admin.email} has an account already; an admin can change its roles in the newsroom`)
  await payload.create({ collection: 'users', data: { ...admin, roles: ['admin'] } })
}

if (import.meta.main) {
  try {
    const account = readArguments(process.argv.slice(2))
    const password = await readPassword(process.stdin, process.stdout)
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    await createAdmin(await getPayload({ config }), { ...account, password })
    process.stdout.write(`create-admin: ${account.email} can sign in\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`create-admin: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
