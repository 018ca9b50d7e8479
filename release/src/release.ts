import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildNewsroom } from '@palank/scripts/newsroom-build'
import { root, state } from '@palank/scripts/paths'
import { buildSite } from '@palank/scripts/site-build'
import { execa } from 'execa'
import manifest from '../../package.json' with { type: 'json' }
import { writeReleaseFolder } from './folder.ts'

const { values } = parseArgs({
  options: {
    version: { type: 'string', default: `${manifest.version}-1` },
    out: { type: 'string', default: path.join(state, 'release') },
  },
})

const { stdout } = await execa('git', ['log', '-1', '--format=%ct'], { cwd: root })
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? stdout)
const site = await buildSite()
const newsroom = await buildNewsroom()
const folder = path.join(values.out, values.version)
await writeReleaseFolder(folder, {
  version: { version: values.version, product: manifest.version, node: process.version },
  builds: { site: site.folder, newsroom: newsroom.folder },
  seconds,
})
process.stdout.write(`${folder}\n`)
