import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildNewsroom } from '@palank/scripts/newsroom-build'
import { root } from '@palank/scripts/paths'
import { timedSteps } from '@palank/scripts/run-club'
import { buildSite } from '@palank/scripts/site-build'
import { execa } from 'execa'
import { writeDeb } from './deb.ts'
import { linkReleaseFolder, writeReleaseFolder } from './folder.ts'
import { writeImage } from './image.ts'

export const kinds = ['folder', 'deb', 'image'] as const
export type Kind = (typeof kinds)[number]

/** `file`: the package or the image's archive. */
type Release = { folder: string; file?: string }
type ReleaseOptions = {
  versions: readonly string[]
  out: string
  kind: Kind
  say?: (line: string) => void
}

export const { version: product }: { version: string } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
)

/** Of the last commit, so that the same sources give the same dates. */
async function releaseSeconds(): Promise<number> {
  const { stdout } = await execa('git', ['log', '-1', '--format=%ct'], { cwd: root })
  return Number(process.env.SOURCE_DATE_EPOCH ?? stdout)
}

/** Folder, and package or image, of each version, from one build. */
export async function makeReleases(options: ReleaseOptions): Promise<Release[]> {
  const { versions, out, kind, say = () => undefined } = options
  const step = timedSteps(say)
  const seconds = await releaseSeconds()
  const builds = {
    site: (await step('site', () => buildSite())).folder,
    newsroom: (await step('newsroom', () => buildNewsroom())).folder,
  }
  const write = kind === 'image' ? writeImage : writeDeb
  const releases: Release[] = []
  for (const name of versions) {
    const folder = path.join(out, name)
    const version = { version: name, product, node: process.version }
    const [first] = releases
    await step('folder', () =>
      first
        ? linkReleaseFolder(first.folder, folder, { version, seconds })
        : writeReleaseFolder(folder, { version, builds, seconds }),
    )
    if (kind === 'folder') releases.push({ folder })
    else {
      const file = await step(kind, () => write(folder, { version: name, out, seconds }))
      releases.push({ folder, file })
    }
  }
  return releases
}
