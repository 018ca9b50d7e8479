import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillSport } from '@palank/demo/fill-sport'
import { simulate } from '@palank/demo/season/simulate'
import type { World } from '@palank/demo/season/types'
import { execaNode } from 'execa'
import { newsroomEnvironment } from '../club-environment.ts'
import { root } from '../paths.ts'
import { run } from '../processes.ts'
import type { RunningDemo } from '../running-demo.ts'
import { plantErrors } from './planted-errors.ts'
import { withScratchDatabase } from './scratch.ts'
import { csvText, linesFile, matchesFile } from './season-files.ts'

const command = (name: string) => path.join(root, 'apps/newsroom/src/commands', `${name}.ts`)

type Report = { code: number; text: string; matches: string; lines: string; seconds: string }

/** Runs the newsroom's own command, the way an operator calls it. */
async function importSport(args: string[], env: NodeJS.ProcessEnv): Promise<Report> {
  const started = performance.now()
  const { exitCode = 1, stdout } = await execaNode(command('import-sport'), [...args, '--lang', 'en'], {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stderr: 'inherit',
    reject: false,
  })
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(stdout)?.[1] ?? ''
  return {
    code: exitCode,
    text: stdout,
    matches: line('matches'),
    lines: line('box-score lines'),
    seconds: ((performance.now() - started) / 1000).toFixed(1),
  }
}

const countsOf = (added: number, unchanged: number) =>
  `added ${added}, changed 0, unchanged ${unchanged}, kept by hand 0, left out 0`

/** A season's league without its matches: what a volunteer makes by hand before the first import. */
function bareLeague(): { world: World; matches: World['matches'] } {
  const all = simulate({ club: 'solymok', day: '2026-11-15' })
  const competitions = all.competitions.filter(({ key }) => key === 'league-2025')
  const matches = all.matches.filter(({ competition }) => competition === 'league-2025')
  return { world: { ...all, competitions, matches: [] }, matches }
}

/** A whole season's file, twice, and then one with an error planted in each of twenty rows. */
export function verifyImport(demo: RunningDemo): Promise<boolean> {
  return withScratchDatabase(demo, 'palank_verify_import', async (database, folder) => {
    const { world, matches } = bareLeague()
    const env = newsroomEnvironment({ ...demo.setting, database, mediaDir: path.join(folder, 'files') })
    await run({ name: 'migrate', command: process.execPath, args: [command('migrate')], env })
    await fillSport(demo.superuserUrl.replace(/postgres$/, database.name), world, [])
    mkdirSync(folder, { recursive: true })
    const save = (name: string, text: string) => {
      const file = path.join(folder, name)
      writeFileSync(file, text)
      return file
    }
    // Whole matches, since the points of a match must add up, until there are 2,000 lines.
    const lined: typeof matches = []
    for (const match of matches) {
      if (lined.reduce((sum, { lines }) => sum + lines.length, 0) < 2_000) lined.push(match)
    }
    const lines = linesFile(world, lined)
    const count = lines.rows.length
    const files = [
      save('matches.csv', csvText(matchesFile(world, matches))),
      save('lines.csv', csvText(lines)),
    ]

    const problems: string[] = []
    const say = (name: string, { code, matches, lines, seconds }: Report) =>
      console.log(`import: ${name}: exit ${code}, ${seconds} s; matches: ${matches}; lines: ${lines}`)
    const expect = (name: string, report: Report, added: boolean) => {
      say(name, report)
      const wanted = (all: number) => countsOf(added ? all : 0, added ? 0 : all)
      if (report.code !== 0 || report.matches !== wanted(matches.length) || report.lines !== wanted(count))
        problems.push(`${name}: ${report.text}`)
    }
    expect('preview', await importSport(files, env), true)
    expect('first run', await importSport([...files, '--apply'], env), true)
    expect('second run', await importSport([...files, '--apply'], env), false)

    const planted = plantErrors(world, matches, lined)
    const wrong = [save('wrong-matches.csv', planted.matches), save('wrong-lines.csv', planted.lines)]
    const refused = await importSport([...wrong, '--apply'], env)
    say('planted errors', refused)
    if (refused.code !== 1) problems.push('the file with errors was taken')
    const named = planted.errors.filter(({ file, row, about }) => {
      const place = new RegExp(`^ +${file}[^\\n]*\\b${row}\\b[^\\n]*${about.source}`, 'm')
      return place.test(refused.text)
    })
    for (const { file, row, about } of planted.errors.filter((error) => !named.includes(error)))
      problems.push(`${file} row ${row}: not named (${about.source})`)
    expect('the good files after it', await importSport([...files, '--apply'], env), false)
    for (const problem of problems) console.log(`import: ${problem}`)
    console.log(
      `import: ${matches.length} matches and ${count} lines added once, 0 changes the second time; ` +
        `${named.length} of ${planted.errors.length} planted errors named by their rows, ${problems.length} problems`,
    )
    return problems.length === 0
  })
}
