import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Workspace } from './import-rules.ts'
import { root } from './paths.ts'

export const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Every file that is committed or is about to be. */
export const projectFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(path.join(root, file)),
  )

export const workspacesIn = (files: string[]): Workspace[] =>
  files
    .filter((file) => /^((apps|packages)\/[^/]+|demo|e2e|bench|scripts|edge)\/package\.json$/.test(file))
    .map((file) => {
      const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
      const { name, dependencies = {}, devDependencies = {} } = manifest
      return {
        folder: path.dirname(file),
        name,
        dependencies: Object.keys(dependencies),
        devDependencies: Object.keys(devDependencies),
      }
    })
