import { parseArgs } from 'node:util'
import { type Admin, createAdmin } from '../access/create-admin.ts'
import { readPassword } from '../prompt.ts'

export function readArguments(args: string[]): Omit<Admin, 'password'> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } })
  const { email = '', name = '' } = values
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !name.trim()) {
    throw new Error('usage: create-admin --email somebody@club.example --name "Somebody"')
  }
  return { email: email.toLowerCase(), name: name.trim() }
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
