import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'

export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

/** Starts the api as in production and collects its output. */
export function startMain(env: Record<string, string | undefined>) {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const listening = async () => {
    while (!output.includes('Server listening')) {
      if (child.exitCode !== null) throw new Error(`the api exited during startup:\n${output}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { child, ended, listening, output: () => output }
}

/** Sends raw bytes to a port and reads until the connection closes. */
export async function sendRaw(
  port: number,
  bytes: string,
): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  // The server may close the connection while we still write.
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}
