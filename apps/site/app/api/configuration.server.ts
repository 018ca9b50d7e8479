import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '@palank/contract/calls'
import { type ServerConfig, serverConfig } from '@palank/contract/config'
import type { Logger } from 'pino'
import { clubLanguages } from '~/i18n/club-languages.ts'
import { createApiOrigins } from './api-origins.server.ts'

export type ConfigurationSource = {
  /** A path of the api, or of a file that the site ships. */
  configPath: string
  apiOrigins: readonly string[]
  /** Sent as Host, where they serve several clubs. */
  apiHost?: string | undefined
  secret: string | undefined
  /** The folder of the site's own files. */
  filesDir: string
  /** The folder that keeps the last good configuration; optional. */
  stateDir: string | undefined
  log: Logger
}

async function fetchConfiguration({
  configPath,
  apiOrigins,
  apiHost,
  secret,
  filesDir,
  log,
}: ConfigurationSource): Promise<unknown> {
  if (!configPath.startsWith(`${basePath}/`)) {
    return JSON.parse(readFileSync(path.join(filesDir, configPath), 'utf8'))
  }
  const headers = { authorization: secret || 'na', ...(apiHost ? { host: apiHost } : {}) }
  return createApiOrigins(apiOrigins, log).get('server-config', configPath, headers, ({ json }) => json)
}

/** Throws also on a default language that is not available. */
function read(answer: unknown): ServerConfig {
  const config = serverConfig.parse(answer)
  clubLanguages(config)
  return config
}

/** The site's configuration, or the last good one if it cannot be loaded; throws if there is neither. */
export async function loadConfiguration(source: ConfigurationSource): Promise<ServerConfig> {
  const { stateDir, log, configPath } = source
  const snapshot = stateDir ? path.join(stateDir, 'server-config.json') : undefined
  try {
    const config = read(await fetchConfiguration(source))
    if (snapshot) {
      mkdirSync(path.dirname(snapshot), { recursive: true })
      writeFileSync(snapshot, JSON.stringify(config))
    }
    return config
  } catch (error) {
    log.error({ configPath, err: String(error) }, 'the configuration could not be loaded')
    if (!snapshot) throw new Error(`no configuration from ${configPath}`)
    try {
      const config = read(JSON.parse(readFileSync(snapshot, 'utf8')))
      log.warn('started with the last good configuration')
      return config
    } catch (cause) {
      throw new Error(`no configuration from ${configPath}, and no last good one: ${cause}`)
    }
  }
}
