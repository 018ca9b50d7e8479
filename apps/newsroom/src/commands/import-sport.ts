import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '../import/issue.ts'
import type { Options, SourceFile } from '../import/types.ts'

export type Wanted = { paths: string[]; apply: boolean; options: Options; language: Language }

const usage =
  'usage: import-sport FILE… [--apply] [--overwrite] [--create-players] [--partial] [--lang hu|en]'

export function readArguments(args: string[]): Wanted {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      apply: flag,
      overwrite: flag,
      'create-players': flag,
      partial: flag,
      lang: { type: 'string', default: 'hu' },
    },
  })
  if (positionals.length === 0 || (values.lang !== 'hu' && values.lang !== 'en')) throw new Error(usage)
  return {
    paths: positionals,
    apply: values.apply,
    options: {
      overwrite: values.overwrite,
      createPlayers: values['create-players'],
      partial: values.partial,
    },
    language: values.lang,
  }
}

/** Relative to where the person stands; pnpm itself moves to the root. */
const read = (file: string): SourceFile => ({
  name: path.basename(file),
  bytes: readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file)),
})

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${total}${done === total ? '\n' : ''}`)
}

if (import.meta.main) {
  try {
    const { paths, apply, options, language } = readArguments(process.argv.slice(2))
    const files = paths.map(read)
    const { createLocalReq, getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const { applyImport, previewImport } = await import('../import/import-files.ts')
    const { reportText } = await import('../import/report.ts')
    const payload = await getPayload({ config })
    const req = await createLocalReq({}, payload)
    const asked = { files, caller: { req, overrideAccess: true }, options, language }
    const outcome = apply ? await applyImport(asked, showProgress) : await previewImport(asked)
    // A pipe takes a long report in parts, and leaving would cut it off.
    await new Promise((written) => process.stdout.write(reportText(outcome, language), written))
    process.exit(outcome.errors.length > 0 ? 1 : 0)
  } catch (error) {
    process.stderr.write(`import-sport: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
