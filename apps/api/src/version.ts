import { readFileSync } from 'node:fs'

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The package's version is the build's version (checklist A11). */
export const version = `v${(manifest as { version: string }).version}`
