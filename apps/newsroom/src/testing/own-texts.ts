import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('..', import.meta.url))

const hungarianOf = /bilingual\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g

/** Every Hungarian text that the newsroom's code has as `bilingual('…', '…')`, with its file. */
export function ownTexts(): { file: string; text: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.ts', 'testing/**'] }).flatMap((file) =>
    [...readFileSync(`${source}/${file}`, 'utf8').matchAll(hungarianOf)].map(([, plain, template]) => ({
      file,
      text: (plain ?? template ?? '').replaceAll("\\'", "'"),
    })),
  )
}
