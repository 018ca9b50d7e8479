export type Tree = { [key: string]: Tree | string }

const line = /^( *)(?:'([^']+)'|([^\s':#-][^:]*?|[^\s':#-]\S*?)):(?: (.*))?$/

/** As much of YAML as pnpm writes: maps by indentation, plain or quoted values; lists and long texts are passed over. */
export function readLockfile(text: string): Tree {
  const top: Tree = {}
  const open: { indent: number; tree: Tree }[] = [{ indent: -1, tree: top }]
  for (const row of text.split('\n')) {
    const found = line.exec(row)
    if (!found) continue
    const [, spaces = '', quoted, plain = '', value] = found
    while ((open.at(-1)?.indent ?? -1) >= spaces.length) open.pop()
    const parent = open.at(-1)?.tree ?? top
    const key = quoted ?? plain
    if (value) parent[key] = value.replace(/^'(.*)'$/, '$1')
    else {
      const tree: Tree = {}
      parent[key] = tree
      open.push({ indent: spaces.length, tree })
    }
  }
  return top
}

export const branch = (tree: Tree | string | undefined, key: string): Tree => {
  const found = typeof tree === 'object' ? tree[key] : undefined
  return typeof found === 'object' ? found : {}
}

/** `name@version(peers)` → its two halves, without the peers. */
export function nameAndVersion(key: string): { name: string; version: string } {
  const whole = key.split('(', 1)[0] ?? key
  const at = whole.lastIndexOf('@')
  return { name: whole.slice(0, at), version: whole.slice(at + 1) }
}

/** Names of everything that the workspace folder installs for production, workspace links followed. */
export function productionTree(lockfile: Tree, folder: string): Set<string> {
  const importers = branch(lockfile, 'importers')
  const snapshots = branch(lockfile, 'snapshots')
  const seen = new Set<string>()
  const names = new Set<string>()
  const visit = (name: string, version: string, from: string) => {
    if (version.startsWith('link:')) return enter(resolveLink(from, version.slice('link:'.length)))
    // An alias stands in the lockfile with the real name in its version.
    const key = snapshots[version] === undefined ? `${name}@${version}` : version
    names.add(nameAndVersion(key).name)
    if (seen.has(key)) return
    seen.add(key)
    for (const kind of ['dependencies', 'optionalDependencies']) {
      for (const [next, wanted] of Object.entries(branch(snapshots[key], kind)))
        visit(next, String(wanted), from)
    }
  }
  const enter = (importer: string) => {
    if (seen.has(`importer ${importer}`)) return
    seen.add(`importer ${importer}`)
    for (const kind of ['dependencies', 'optionalDependencies']) {
      for (const [name, entry] of Object.entries(branch(importers[importer], kind))) {
        if (typeof entry === 'object') visit(name, String(entry.version), importer)
      }
    }
  }
  enter(folder)
  return names
}

const resolveLink = (from: string, link: string) =>
  new URL(link, `file:///${from}/`).pathname.replace(/^\/|\/$/g, '')
