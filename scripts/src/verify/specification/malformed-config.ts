import path from 'node:path'
import type { Environment } from '../../club-environment.ts'
import { startProcess } from '../../processes.ts'
import type { SiteBuild } from '../../site-build.ts'
import { type Backend, startBackend } from './backend.ts'
import { serverConfig } from './content/frame.ts'
import type { Wire } from './content/language.ts'
import { corruptionsOf, type FieldPath, missing, replaceAt, valueAt } from './corruption.ts'
import { emptyFolder, siteCommand, siteEnvironment } from './site.ts'
import { problemsInLog } from './whole-site.ts'

const firstLanguage = ['available_lang_array', 0]
const configPaths: FieldPath[] = [
  [],
  ...['default_lang', 'menu_lang', 'available_lang_array'].map((name) => [name]),
  firstLanguage,
  [...firstLanguage, 'alpha2'],
  [...firstLanguage, 'resources'],
]

/** A language may have no words; any other wrong value makes the configuration invalid. */
const isValid = (fieldPath: FieldPath, value: unknown) =>
  fieldPath.at(-1) === 'resources' && JSON.stringify(value) === '{}'

/** Starts the site in this process and counts the warnings and errors it logs. */
type Start = (stateDir: string | undefined) => Promise<{ started: boolean; logged: number }>

/** C9: without a valid configuration the start fails with a reason, unless a last good one is stored. */
export async function configFaults(
  backend: Backend,
  start: Start,
): Promise<{ tried: number; faults: string[] }> {
  const stateDir = emptyFolder('config')
  backend.corruptWith(undefined)
  await start(stateDir)
  const wrong = configPaths.flatMap((fieldPath) =>
    corruptionsOf(valueAt(serverConfig, fieldPath))
      .filter(({ value }) => !isValid(fieldPath, value))
      .map((corruption) => ({ fieldPath, corruption })),
  )
  const faults: string[] = []
  for (const { fieldPath, corruption } of wrong) {
    backend.corruptWith((call, answer) =>
      call === 'server-config' ? replaceAt(answer, fieldPath, corruption.value) : answer,
    )
    const field = `server-config ${fieldPath.join('.')} = ${corruption.description}`
    const withoutStored = await start(undefined)
    if (withoutStored.started) faults.push(`${field}: the site started`)
    else if (withoutStored.logged === 0) faults.push(`${field}: nothing was logged`)
    const withStored = await start(stateDir)
    if (!withStored.started) faults.push(`${field}: the last good configuration was not used`)
    else if (withStored.logged === 0)
      faults.push(`${field}: the last good configuration was used without a log line`)
  }
  return { tried: 2 * wrong.length, faults }
}

/** The same with a separate process: it exits with status 1 and logs a fatal reason. */
export async function failedStartFault(build: SiteBuild): Promise<string | undefined> {
  const backend = await startBackend()
  backend.corruptWith((call, answer: Wire) =>
    call === 'server-config' ? replaceAt(answer, ['default_lang'], missing) : answer,
  )
  const env: Environment = await siteEnvironment(backend.origin)
  const log = path.join(emptyFolder('refused'), 'site.log')
  const exit = await startProcess(siteCommand(build, env, log)).ended
  await backend.close()
  if (exit !== 'exit 1') return `ended with ${exit}`
  return problemsInLog(log).some((line) => line.startsWith('fatal')) ? undefined : 'logged no fatal reason'
}
