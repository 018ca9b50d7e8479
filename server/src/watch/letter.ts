import { hostname } from 'node:os'
import type { Check } from '../checks/check.ts'
import type { LetterKind } from './plan-letter.ts'

export type Letter = { subject: string; text: string }

const levels = { error: 'ERROR', warning: 'Warning', ok: 'ok' }

const entry = ({ name, level, says, advice }: Check): string =>
  [`${levels[level]}: ${name}`, `  ${says}`, ...(advice ? [`  What to do: ${advice}`] : [])].join('\n')

const ending = `Look for yourself on the server: palank status
What each message means and what helps: the guide "When something is wrong".`

/** In plain words for whoever looks after the server, worst first. */
export function writeLetter(kind: LetterKind, checks: readonly Check[], host = hostname()): Letter {
  if (kind === 'well')
    return {
      subject: `${host}: all is well again`,
      text: `Everything that was wrong on ${host} has been right for ten minutes. You need not do anything.\n`,
    }
  const ordered = checks.toSorted(
    (one, other) => Number(other.level === 'error') - Number(one.level === 'error'),
  )
  const errors = ordered.filter(({ level }) => level === 'error').length
  const count = errors > 0 ? `${errors} ${errors === 1 ? 'error' : 'errors'}` : 'warnings'
  const opening =
    kind === 'turned' ? `Something has gone wrong on ${host}.` : `Something is still wrong on ${host}.`
  return {
    subject: `${host}: ${kind === 'turned' ? '' : 'still '}${count}: ${ordered[0]?.name ?? ''}`,
    text: `${[opening, ...ordered.map(entry), ending].join('\n\n')}\n`,
  }
}

export const testLetter = (host = hostname()): Letter => ({
  subject: `${host}: a test`,
  text: `Letters from ${host} reach you. You get one when something is wrong, and one a day while it is.\n`,
})
