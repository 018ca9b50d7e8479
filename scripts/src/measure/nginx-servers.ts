import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { EdgeSettings } from '@palank/edge/configuration'
import { workerUser } from '@palank/edge/worker-user'
import { edgeArguments, nginx, writeEdge } from '@palank/edge/write-edge'
import { systemEnvironment } from '../club-environment.ts'
import { freePort } from '../free-port.ts'
import { type Running, startProcess } from '../processes.ts'
import type { RunningDemo } from '../running-demo.ts'
import type { SiteBuild } from '../site-build.ts'
import { type ProcessFigures, processFigures } from './process-figures.ts'

export type Certificate = { certificate: string; key: string }
export type NginxServer = {
  origin: string
  /** Of its first process. */
  pid: number
  /** Its processes, by their figures. */
  figures: () => ProcessFigures[]
  stop: () => Promise<void>
}

function startNginx(name: string, folder: string, origin: string): NginxServer {
  const running: Running = startProcess({
    name,
    command: nginx,
    args: edgeArguments(folder),
    env: systemEnvironment(),
    log: `${folder}.log`,
  })
  const { pid } = running.identity
  return { origin, pid, figures: () => processFigures(({ group }) => group === pid), stop: running.stop }
}

type EdgeOptions = { refreshPort?: number; tls?: Certificate }

/** The project's edge with an empty cache and one worker. */
export async function startEdgeBefore(
  settings: Pick<EdgeSettings, 'sites' | 'publicOrigin' | 'mediaDir' | 'clientDir'>,
  folder: string,
  { refreshPort, tls }: EdgeOptions = {},
): Promise<NginxServer> {
  const port = await freePort()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeEdge(folder, {
    ...settings,
    listen: [`127.0.0.1:${port}`],
    user: workerUser([folder, settings.mediaDir, settings.clientDir]),
    workers: 1,
    ...(refreshPort ? { refreshListen: `127.0.0.1:${refreshPort}` } : {}),
    ...(tls ? { tls } : {}),
  })
  return startNginx('edge', folder, `${tls ? 'https' : 'http'}://127.0.0.1:${port}`)
}

/** Before the site of a demo. */
export const startEdge = (
  demo: RunningDemo,
  build: SiteBuild,
  folder: string,
  options: EdgeOptions = {},
): Promise<NginxServer> =>
  startEdgeBefore(
    {
      sites: [`127.0.0.1:${demo.ports.site}`],
      publicOrigin: demo.site,
      mediaDir: demo.setting.mediaDir,
      clientDir: build.client,
    },
    folder,
    options,
  )

/** nginx sets these by itself. */
const ownHeaders = /^(?:date|server|content-(?:type|length|encoding)|connection|keep-alive|etag|vary)$/

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * What a page costs where nothing but nginx and a file is needed: the same bytes, headers and log, one worker. `keepsFilesOpen`
 * as the edge does; nginx by itself does not.
 */
export async function startBare(
  folder: string,
  page: { path: string; html: string; headers: Headers },
  {
    keepsFilesOpen = false,
    isLogged = true,
    tls,
  }: { keepsFilesOpen?: boolean; isLogged?: boolean; tls?: Certificate } = {},
): Promise<NginxServer> {
  const port = await freePort()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'root', path.dirname(page.path)), { recursive: true })
  writeFileSync(path.join(folder, 'root', `${page.path}.gz`), gzipSync(page.html))
  const headers = [...page.headers].filter(([name]) => !ownHeaders.test(name))
  const user = workerUser([folder])
  const configuration = `
${user ? `user ${user};` : ''}
worker_processes 1;
pcre_jit on;
daemon off;
pid nginx.pid;
error_log stderr warn;
events {
  worker_connections 8192;
}
http {
  server_tokens off;
  sendfile on;
  ${keepsFilesOpen ? 'open_file_cache max=4000 inactive=20s;\n  open_file_cache_valid 1s;' : ''}
  keepalive_requests 10000;
  access_log ${isLogged ? 'access.log combined buffer=32k flush=1s' : 'off'};
  ${['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map((kind) => `${kind}_temp_path temp-${kind};`).join('\n  ')}
  default_type ${quoted(page.headers.get('content-type') ?? 'text/html')};
  gzip_vary on;
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
    ${tls ? `ssl_certificate ${quoted(tls.certificate)};\n    ssl_certificate_key ${quoted(tls.key)};` : ''}
    root root;
    gzip_static always;
    ${headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }
}
`
  writeFileSync(path.join(folder, 'nginx.conf'), configuration)
  return startNginx('bare nginx', folder, `${tls ? 'https' : 'http'}://127.0.0.1:${port}`)
}
