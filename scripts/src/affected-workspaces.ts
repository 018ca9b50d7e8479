import type { Workspace } from './import-rules.ts'

/** Files outside every workspace that all of them are compiled with. */
const shared = /^(tsconfig\.base\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/

/** The folders of the workspaces that changed files lie in, and of those that depend on them. */
export function affectedWorkspaces(files: string[], workspaces: Workspace[]): string[] {
  if (files.some((file) => shared.test(file))) return workspaces.map(({ folder }) => folder)
  const affected = new Set(
    workspaces.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))),
  )
  // A set hands out what is added while it is walked.
  for (const { name } of affected) {
    for (const other of workspaces) {
      if ([...other.dependencies, ...other.devDependencies].includes(name)) affected.add(other)
    }
  }
  return [...affected].map(({ folder }) => folder)
}
