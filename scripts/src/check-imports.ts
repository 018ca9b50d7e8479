import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wrongImports } from './import-rules.ts'
import { root } from './paths.ts'
import { projectFiles, workspacesIn } from './workspaces.ts'

// pnpm imports: fails when a file imports against the rules of import-rules.ts.
const files = projectFiles()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const workspaces = workspacesIn(files)
// A tool with a package.json of its own, outside the workspace, is not the project's code.
const separateTools = files
  .filter((file) => path.basename(file) === 'package.json')
  .map((file) => path.dirname(file))
  .filter((folder) => folder !== '.' && !workspaces.some((workspace) => workspace.folder === folder))
const sources = files
  .filter((file) => !separateTools.some((folder) => file.startsWith(`${folder}/`)))
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('/importMap.js'))
  .map((file) => ({ file, text: read(file) }))

const problems = wrongImports(sources, workspaces)
for (const problem of problems) console.error(`imports: ${problem}`)
console.log(`imports: ${sources.length} files, ${problems.length} wrong`)
process.exitCode = problems.length > 0 ? 1 : 0
