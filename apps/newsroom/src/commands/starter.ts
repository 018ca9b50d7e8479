import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chosenPack } from '@palank/club-pack/chosen-pack'
import { z } from 'zod'
import { ageGroupOf } from '../children/age-groups.ts'
import type { Starter } from '../starter/load-starter.ts'

const words = z.string().trim().min(1).max(120)
const team = words.refine((name) => ageGroupOf(name) !== undefined, {
  error: ({ input }) =>
    `The team name “${input}” has no age group. Add it, for example “${input} U12” or “Felnőtt ${input}”.`,
})
const fileSchema = z.strictObject({
  season: z.int().min(1900).max(2100),
  league: words.optional(),
  teams: z.array(team).max(40),
  city: words.optional(),
  hall: words.optional(),
  contact: z.strictObject({ email: z.email().optional(), phone: words.max(60).optional() }).optional(),
})

/** What the pack does not know of the club, from a JSON file. */
export function readStarterFile(text: string): Omit<Starter, 'club' | 'crest'> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`the file is no JSON: ${(error as Error).message}`)
  }
  const { data, error } = fileSchema.safeParse(json)
  if (!error) return data as Omit<Starter, 'club' | 'crest'>
  const problems = error.issues.map(({ path: place, message }) => `${place.join('.') || 'it'}: ${message}`)
  throw new Error(`the file cannot be used:\n  ${problems.join('\n  ')}`)
}

if (import.meta.main) {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [file] = positionals
    if (!file || positionals.length > 1) throw new Error('usage: starter FILE.json')
    // Relative to the caller's directory; pnpm changes to the root.
    const rest = readStarterFile(readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8'))
    const { env } = await import('../env.ts')
    const { pack } = chosenPack(env)
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const { loadStarter } = await import('../starter/load-starter.ts')
    const crest = pack.files['crest.svg']?.file
    const starter = { ...rest, club: pack.club, ...(crest ? { crest } : {}) }
    const { created, kept } = await loadStarter(await getPayload({ config }), starter)
    process.stdout.write(`starter: ${created} created, ${kept} kept as they were\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`starter: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
