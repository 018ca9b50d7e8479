import { createInterface } from 'node:readline'
import password from '@inquirer/password'

/** For secrets and personal data, which must not stand on a command line where `ps` shows them. */
export async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input, terminal: false })) return line
  return ''
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/** Asks without echo on a terminal; a pipe sends the password as its first line. */
export async function readPassword(input: Input, output: NodeJS.WritableStream): Promise<string> {
  if (!input.isTTY) return firstLine(input)
  return password({ message: 'Password' }, { input, output })
}
