import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Cell = string | number | boolean | null
export type Copy = (target: string, rows: Iterable<Cell[]>) => Promise<void>

const cell = (value: Cell) => (value === null ? '\\N' : String(value))

/** Streams statements and rows to one psql process; for bulk loads as a superuser. */
export async function throughPsql(
  superuserUrl: string,
  work: (write: (text: string) => Promise<void>, copy: Copy) => Promise<void>,
): Promise<void> {
  const psql = spawn('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', superuserUrl], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
  })
  const exited = once(psql, 'exit')
  const write = async (text: string) => {
    if (!psql.stdin.write(text)) await once(psql.stdin, 'drain')
  }
  await work(write, async (target, rows) => {
    await write(`copy ${target} from stdin;\n`)
    for (const row of rows) await write(`${row.map(cell).join('\t')}\n`)
    await write('\\.\n')
  })
  psql.stdin.end()
  const [code] = await exited
  if (code !== 0) throw new Error(`psql exited with code ${code}`)
}
