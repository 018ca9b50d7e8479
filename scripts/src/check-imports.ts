import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Workspace, wrongImports } from './import-rules.ts'
import { root } from './paths.ts'

// Fails when a file imports against the direction that import-rules.ts lays down.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const workspaces: Workspace[] = files
  .filter((file) => /^((apps|packages)\/[^/]+|demo|e2e|bench|scripts|edge)\/package\.json$/.test(file))
  .map((file) => {
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
    return {
      folder: path.dirname(file),
      name,
      dependencies: Object.keys(dependencies),
      devDependencies: Object.keys(devDependencies),
    }
  })
// A tool with a package.json of its own, outside the workspace, is not the project's code.
const apart = files
  .filter((file) => path.basename(file) === 'package.json')
  .map((file) => path.dirname(file))
  .filter((folder) => folder !== '.' && !workspaces.some((workspace) => workspace.folder === folder))
const sources = files
  .filter((file) => !apart.some((folder) => file.startsWith(`${folder}/`)))
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('/importMap.js'))
  .map((file) => ({ file, text: read(file) }))

const wrong = wrongImports(sources, workspaces)
for (const line of wrong) console.error(`imports: ${line}`)
console.log(`imports: ${sources.length} files, ${wrong.length} wrong`)
process.exitCode = wrong.length > 0 ? 1 : 0
