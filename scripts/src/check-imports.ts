import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wrongImports } from './import-rules.ts'
import { root } from './paths.ts'
import { projectFiles, workspacesIn } from './workspaces.ts'

// Fails when a file imports against the direction that import-rules.ts lays down.
const files = projectFiles()
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const workspaces = workspacesIn(files)
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
