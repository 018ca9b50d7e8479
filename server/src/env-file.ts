import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Variables } from './process-variables.ts'

/** Given to a process as its credential; everything else is in its plain file. */
const secretNames = new Set([
  'API_DATABASE_URL',
  'CLIENT_SECRET',
  'DATABASE_URL',
  'FORM_SECRET',
  'MIGRATE_DATABASE_URL',
  'PAYLOAD_SECRET',
  'PREVIEW_SECRET',
  'PURGE_SECRET',
  'SMTP_URL',
])

/** systemd and Node read quotes, backslashes and dollars differently, so no value may have them. */
function line(name: string, value: string): string {
  if (/["'\\`$\n\r]/.test(value))
    throw new Error(`${name} must not contain quotes, backslashes, dollars or line breaks`)
  return /^[\w:/@.,%+=?&~*()[\]-]*$/.test(value) ? `${name}=${value}\n` : `${name}="${value}"\n`
}

/** `NAME=value` lines that systemd's EnvironmentFile= and Node's loadEnvFile read alike. */
export const envText = (variables: Variables): string =>
  Object.entries(variables)
    .map(([name, value]) => line(name, value))
    .join('')

type Divided = { plain: Variables; secret: Variables }

export function divideSecrets(variables: Variables): Divided {
  const entries = Object.entries(variables)
  return {
    plain: Object.fromEntries(entries.filter(([name]) => !secretNames.has(name))),
    secret: Object.fromEntries(entries.filter(([name]) => secretNames.has(name))),
  }
}

/** No variables where there is no file. */
export const readEnvFile = (file: string): Variables =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Variables) : {}
