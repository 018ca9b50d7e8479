import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeDeb } from '@palank/release/deb'
import { linkReleaseFolder } from '@palank/release/folder'
import { makeReleases, product } from '@palank/release/packages'

const seconds = Math.floor(Date.now() / 1000)

/** Replaces a hard link by a copy: the earlier release must stay as it is. */
function ownCopy(file: string): void {
  const bytes = readFileSync(file)
  rmSync(file)
  writeFileSync(file, bytes)
}

/** A later version with a schema of its own: another column and another view, as a real one would bring. */
async function laterPackage(first: string, revision: number, out: string): Promise<string> {
  const version = `${product}-${revision}`
  const folder = path.join(out, version)
  await linkReleaseFolder(first, folder, { version: { version, product, node: process.version }, seconds })
  const newsroom = path.join(folder, 'newsroom')
  const number = String(revision).padStart(6, '0')
  const migration = path.join(newsroom, 'src/migrations', `20991231_${number}_rehearsal.sql`)
  writeFileSync(migration, `alter table public.articles add column rehearsal_${revision} text;\n`)
  const views = path.join(newsroom, 'database/views.sql')
  ownCopy(views)
  // With the columns of the versions before: views only grow.
  const columns = Array.from({ length: revision - 1 }, (_, index) => `rehearsal_${index + 2}`).join(', ')
  appendFileSync(views, `\ncreate view api.rehearsal as select id, ${columns} from public.articles;\n`)
  const file = await writeDeb(folder, { version, out, seconds })
  rmSync(folder, { recursive: true })
  return file
}

/** The package as it is released, and `later` newer ones. */
export async function rehearsalPackages(later: number, out: string): Promise<string[]> {
  mkdirSync(out, { recursive: true })
  const [release] = await makeReleases({ versions: [`${product}-1`], out, kind: 'deb' })
  if (!release?.file) throw new Error('no package was made')
  const files = [release.file]
  for (let revision = 2; revision < later + 2; revision += 1)
    files.push(await laterPackage(release.folder, revision, out))
  return files
}
