import { execFileSync } from 'node:child_process'
import path from 'node:path'

// Payload generates these from its configuration: the document types and the import map of admin components.
for (const task of ['generate:types', 'generate:importmap']) {
  execFileSync('node', ['node_modules/payload/bin.js', task, '--disable-transpile'], {
    stdio: 'inherit',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PALANK_BUILD: '1', PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' },
  })
}
