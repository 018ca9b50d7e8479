import path from 'node:path'
import type { Environment } from '../../club-environment.ts'
import { startProcess } from '../../processes.ts'
import type { SiteBuild } from '../../site-build.ts'
import { type Backend, startBackend } from './backend.ts'
import { serverConfig } from './content/frame.ts'
import type { Wire } from './content/language.ts'
import { emptyFolder, plainEnvironment, plainSite } from './site.ts'
import { missing, type Place, spoilAt, spoilingsOf, valueAt } from './spoil.ts'
import { complaintsIn } from './whole-site.ts'

const firstLanguage = ['available_lang_array', 0]
const places: Place[] = [
  [],
  ...['default_lang', 'menu_lang', 'available_lang_array'].map((name) => [name]),
  firstLanguage,
  [...firstLanguage, 'alpha2'],
  [...firstLanguage, 'resources'],
]

/** Words of a language may be none; everything else that is wrong makes no configuration. */
const isValid = (place: Place, put: unknown) => place.at(-1) === 'resources' && JSON.stringify(put) === '{}'

/** Starts the site in this process; tells what it logged as wrong. */
type Start = (stateDir: string | undefined) => Promise<{ started: boolean; logged: number }>

/** C9: without a valid configuration the start fails and says why, unless there is a last good one. */
export async function configFaults(
  backend: Backend,
  start: Start,
): Promise<{ tried: number; faults: string[] }> {
  const stateDir = emptyFolder('config')
  backend.spoilBy(undefined)
  await start(stateDir)
  const wrong = places.flatMap((place) =>
    spoilingsOf(valueAt(serverConfig, place))
      .filter(({ put }) => !isValid(place, put))
      .map((spoiling) => ({ place, spoiling })),
  )
  const faults: string[] = []
  for (const { place, spoiling } of wrong) {
    backend.spoilBy((call, answer) =>
      call === 'server-config' ? spoilAt(answer, place, spoiling.put) : answer,
    )
    const said = `server-config ${place.join('.')} = ${spoiling.said}`
    const bare = await start(undefined)
    if (bare.started) faults.push(`${said}: the site started`)
    else if (bare.logged === 0) faults.push(`${said}: nothing was logged`)
    const kept = await start(stateDir)
    if (!kept.started) faults.push(`${said}: the last good one was not taken`)
    else if (kept.logged === 0) faults.push(`${said}: the last good one was taken without a word`)
  }
  return { tried: 2 * wrong.length, faults }
}

/** The same by a process: it ends by itself, with a status of its own and a reason in its log. */
export async function refusedStartFault(build: SiteBuild): Promise<string | undefined> {
  const backend = await startBackend()
  backend.spoilBy((call, answer: Wire) =>
    call === 'server-config' ? spoilAt(answer, ['default_lang'], missing) : answer,
  )
  const env: Environment = await plainEnvironment(backend.origin)
  const log = path.join(emptyFolder('refused'), 'site.log')
  const how = await startProcess(plainSite(build, env, log)).ended
  await backend.close()
  if (how !== 'exit 1') return `ended with ${how}`
  return complaintsIn(log).some((line) => line.startsWith('fatal')) ? undefined : 'gave no reason'
}
