import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { readPassword } from './prompt.ts'

const secret = 'őrült hajrá a végén'

function outputOf(stream: PassThrough): () => string {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

it('reads the first line of a pipe, without a prompt', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const written = outputOf(output)
  input.end(`${secret}\nsecond line\n`)
  expect(await readPassword(input, output)).toBe(secret)
  expect(written()).toBe('')
})

it('prompts on a terminal and never echoes the password', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  const written = outputOf(output)
  const password = readPassword(input, output)
  // The prompt drops keys pressed before it is shown.
  await vi.waitFor(() => expect(written()).toContain('Password'))
  input.write(`${secret}\r`)
  expect(await password).toBe(secret)
  for (const word of secret.split(' ')) if (word.length > 1) expect(written()).not.toContain(word)
})

it('stops at Ctrl+C', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const password = readPassword(input, new PassThrough())
  input.write('abc\x03')
  await expect(password).rejects.toThrow(/SIGINT/)
})
