import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '../import/issue.ts'
import type { Options, SourceFile } from '../import/types.ts'

export type ImportArguments = { paths: string[]; apply: boolean; options: Options; language: Language }

const usage =
  'usage: import-sport FILE… [--apply] [--overwrite] [--create-players] [--partial] [--lang hu|en]'

export function readArguments(args: string[]): ImportArguments {
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

/** Relative to the caller's directory; pnpm changes to the root. */
const readSource = (file: string): SourceFile => ({
  name: path.basename(file),
  bytes: readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file)),
})

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${total}${done === total ? '\n' : ''}`)
}

if (import.meta.main) {
  try {
    const { paths, apply, options, language } = readArguments(process.argv.slice(2))
    const files = paths.map(readSource)
    const { createLocalReq, getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const { applyImport, previewImport } = await import('../import/import-files.ts')
    const { reportText } = await import('../import/report.ts')
    const payload = await getPayload({ config })
    const req = await createLocalReq({}, payload)
    const request = { files, caller: { req, overrideAccess: true }, options, language }
    const outcome = apply ? await applyImport(request, showProgress) : await previewImport(request)
    // Exiting before a pipe has taken all of a long report would truncate it.
    await new Promise((resolve) => process.stdout.write(reportText(outcome, language), resolve))
    process.exit(outcome.errors.length > 0 ? 1 : 0)
  } catch (error) {
    process.stderr.write(`import-sport: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
