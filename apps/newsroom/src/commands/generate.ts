import { execFileSync } from 'node:child_process'
import path from 'node:path'

// What Payload makes from the configuration: the types of documents and the list of the admin's own components.
for (const task of ['generate:types', 'generate:importmap']) {
  execFileSync('node', ['node_modules/payload/bin.js', task, '--disable-transpile'], {
    stdio: 'inherit',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PALANK_BUILD: '1', PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' },
  })
}
