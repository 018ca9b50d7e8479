import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { styleText } from 'node:util'
import type { Check } from './checks/check.ts'

export const say = (line = '') => void process.stdout.write(`${line}\n`)

/** styleText itself leaves colours out where the output is no terminal, or NO_COLOR is set. */
const paint = (colour: 'green' | 'yellow' | 'red' | 'dim' | 'bold', text: string) =>
  styleText(colour, text, { stream: process.stdout })

export const bold = (text: string) => paint('bold', text)
const dim = (text: string) => paint('dim', text)

const signs = {
  ok: paint('green', 'ok     '),
  warning: paint('yellow', 'warning'),
  error: paint('red', 'error  '),
}

/** A finding in words: how bad it is comes as a word too, since not everybody sees colours. */
export function checkLines({ name, level, says, advice }: Check): string[] {
  const head = `${signs[level]} ${name.padEnd(nameWidth)} ${says}`
  return advice && level !== 'ok' ? [head, `${' '.repeat(9 + nameWidth)}${dim('→')} ${advice}`] : [head]
}
const nameWidth = 26

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

export const isInteractive = () => Boolean(process.stdin.isTTY && process.stdout.isTTY)

/** Asks until the answer is valid; an empty one takes what is in brackets. */
export async function ask(
  question: string,
  {
    current,
    problem,
  }: { current?: string | undefined; problem?: (answer: string) => string | undefined } = {},
): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const answer =
        (await lines.question(`${question}${current ? ` [${current}]` : ''}: `)).trim() || current
      const wrong = answer ? problem?.(answer) : 'an answer is needed'
      if (answer && !wrong) return answer
      say(`  ${wrong}`)
    }
  } finally {
    lines.close()
  }
}

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }

/** Reads a secret without echo, so that no screen, scrollback or recording of the session shows it. */
export async function askSecret(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  output.write(`${question} (not shown while you type): `)
  const lines = createInterface({ input, output: unseen, terminal: true, historySize: 0 })
  lines.on('SIGINT', () => {
    lines.close()
    process.kill(process.pid, 'SIGINT')
  })
  try {
    for (;;) {
      const answer = (await lines.question('')).trim()
      output.write('\n')
      if (answer) return answer
      output.write('  an answer is needed: ')
    }
  } finally {
    lines.close()
  }
}

export type Step = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>

/** Runs a step and says how long it took. */
export const timedStep: Step = async (name, work) => {
  const startTime = performance.now()
  const result = await work()
  say(`${name.padEnd(30)} ${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s`)
  return result
}

/** What the operator can mend: printed without a stack. */
export class Refusal extends Error {}

export function requireRoot(): void {
  if (process.getuid?.() !== 0) throw new Refusal('this needs root: put sudo before it')
}
