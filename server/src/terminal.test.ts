import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { askSecret } from './terminal.ts'

function terminal() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: vi.fn() })
  const output = new PassThrough()
  let screen = ''
  output.on('data', (chunk) => {
    screen += chunk
  })
  return { input, output, screen: () => screen }
}

test('a secret is read without echo', async () => {
  const { input, output, screen } = terminal()
  const answer = askSecret('Recovery key', { input, output })
  expect(input.setRawMode).toHaveBeenCalledWith(true)
  input.write(' titkos-kulcs\r')
  expect(await answer).toBe('titkos-kulcs')
  expect(screen()).toContain('Recovery key')
  expect(screen()).not.toMatch(/titkos|kulcs/)
  expect(input.setRawMode).toHaveBeenLastCalledWith(false)
})

test('asks again after an empty answer', async () => {
  const { input, output, screen } = terminal()
  const answer = askSecret('Recovery key', { input, output })
  input.write('\r')
  await vi.waitFor(() => expect(screen()).toContain('an answer is needed'))
  input.write('x\r')
  expect(await answer).toBe('x')
})
