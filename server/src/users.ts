import { readFileSync } from 'node:fs'

export type Owner = { uid: number; gid: number }
export const root: Owner = { uid: 0, gid: 0 }

/** The third and fourth field of a line of /etc/passwd, or the third of /etc/group. */
function idsOf(file: string, name: string): number[] | undefined {
  const lines = readFileSync(file, 'utf8').split('\n')
  const fields = lines.map((line) => line.split(':')).find(([first]) => first === name)
  return fields?.slice(2, 4).map(Number)
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value !== undefined) return value
  throw new Error(`${what} is missing on this machine; install the package again: dpkg -i palank_….deb`)
}

export function userOf(name: string): Owner {
  const [uid = 0, gid = 0] = required(idsOf('/etc/passwd', name), `the user ${name}`)
  return { uid, gid }
}

export const groupOf = (name: string): number => required(idsOf('/etc/group', name)?.[0], `the group ${name}`)
