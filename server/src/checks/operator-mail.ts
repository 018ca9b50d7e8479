import { readServerSettings, type ServerSettings } from '../settings.ts'
import type { Check } from './check.ts'

/** Without an address nobody is told that something is wrong. */
export function operatorMailCheck({ operatorMail, smtpUrl }: ServerSettings): Check {
  const name = 'letters to the operator'
  if (operatorMail && smtpUrl) return { name, level: 'ok', says: `go to ${operatorMail}` }
  return {
    name,
    level: 'warning',
    says: operatorMail ? 'no mail server is set' : 'nobody is told when something is wrong',
    advice: 'set operatorMail and smtpUrl in /etc/palank/server.json, then try it: palank watch --test-mail',
  }
}

export const checkOperatorMail = async (): Promise<Check[]> => [operatorMailCheck(readServerSettings())]
