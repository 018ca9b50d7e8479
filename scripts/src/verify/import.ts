import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillSport } from '@palank/demo/fill-sport'
import { simulate } from '@palank/demo/season/simulate'
import type { World } from '@palank/demo/season/types'
import { execaNode } from 'execa'
import { commandEnvironment } from '../club-environment.ts'
import { root } from '../paths.ts'
import { run } from '../processes.ts'
import type { RunningDemo } from '../running-demo.ts'
import { plantErrors } from './planted-errors.ts'
import { withScratchDatabase } from './scratch-database.ts'
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

/** A league without its matches, as a volunteer enters it before the first import. */
function emptyLeague(): { world: World; matches: World['matches'] } {
  const league = simulate({ club: 'solymok', day: '2026-11-15' })
  const competitions = league.competitions.filter(({ key }) => key === 'league-2025')
  const matches = league.matches.filter(({ competition }) => competition === 'league-2025')
  return { world: { ...league, competitions, matches: [] }, matches }
}

/** Imports a season's files twice, then files with an error in each of twenty rows. */
export function verifyImport(demo: RunningDemo): Promise<boolean> {
  return withScratchDatabase(demo, 'palank_verify_import', async (database, folder) => {
    const { world, matches } = emptyLeague()
    const setting = { ...demo.setting, database, mediaDir: path.join(folder, 'files') }
    const migrate = { args: [command('migrate')], env: commandEnvironment(setting, 'migrate') }
    await run({ name: 'migrate', command: process.execPath, ...migrate })
    const env = commandEnvironment(setting, 'import-sport')
    await fillSport(demo.superuserUrl.replace(/postgres$/, database.name), world, [])
    mkdirSync(folder, { recursive: true })
    const save = (name: string, text: string) => {
      const file = path.join(folder, name)
      writeFileSync(file, text)
      return file
    }
    // Whole matches until there are 2,000 lines: the points of a match must add up.
    const withLines: typeof matches = []
    for (const match of matches) {
      if (withLines.reduce((sum, { lines }) => sum + lines.length, 0) < 2_000) withLines.push(match)
    }
    const lines = linesFile(world, withLines)
    const count = lines.rows.length
    const files = [
      save('matches.csv', csvText(matchesFile(world, matches))),
      save('lines.csv', csvText(lines)),
    ]

    const problems: string[] = []
    const print = (name: string, { code, matches, lines, seconds }: Report) =>
      console.log(`import: ${name}: exit ${code}, ${seconds} s; matches: ${matches}; lines: ${lines}`)
    const checkCounts = (name: string, report: Report, added: boolean) => {
      print(name, report)
      const expected = (all: number) => countsOf(added ? all : 0, added ? 0 : all)
      if (
        report.code !== 0 ||
        report.matches !== expected(matches.length) ||
        report.lines !== expected(count)
      )
        problems.push(`${name}: ${report.text}`)
    }
    checkCounts('preview', await importSport(files, env), true)
    checkCounts('first run', await importSport([...files, '--apply'], env), true)
    checkCounts('second run', await importSport([...files, '--apply'], env), false)

    const planted = plantErrors(world, matches, withLines)
    const wrong = [save('wrong-matches.csv', planted.matches), save('wrong-lines.csv', planted.lines)]
    const refused = await importSport([...wrong, '--apply'], env)
    print('planted errors', refused)
    if (refused.code !== 1) problems.push('the files with errors were imported')
    const reported = planted.errors.filter(({ file, row, message }) => {
      const line = new RegExp(`^ +${file}[^\\n]*\\b${row}\\b[^\\n]*${message.source}`, 'm')
      return line.test(refused.text)
    })
    for (const { file, row, message } of planted.errors.filter((error) => !reported.includes(error)))
      problems.push(`${file} row ${row}: not reported (${message.source})`)
    checkCounts('the correct files after it', await importSport([...files, '--apply'], env), false)
    for (const problem of problems) console.log(`import: ${problem}`)
    console.log(
      `import: ${matches.length} matches and ${count} lines added once, 0 changes the second time; ` +
        `${reported.length} of ${planted.errors.length} planted errors reported with their rows, ${problems.length} problems`,
    )
    return problems.length === 0
  })
}
