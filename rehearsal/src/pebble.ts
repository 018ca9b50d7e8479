import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Machine } from './machine.ts'

export type Pebble = {
  /** Of its ACME directory. */
  directory: string
  /** In the machine: the certificate of pebble's own address. */
  ca: string
  /** The root of the certificates that it issues; new at each start. */
  issuer: () => Promise<string>
}

const folder = '/etc/pebble-rehearsal'
const port = 14_000
const managementPort = 15_000

/** It asks at the usual ports, as Let's Encrypt does; host names are those of the machine's /etc/hosts. */
const configuration = {
  pebble: {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: `${folder}/certificate.pem`,
    privateKey: `${folder}/key.pem`,
    httpPort: 80,
    tlsPort: 443,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  },
}

/** An authority for certificates in the machine, which trusts its address as it would that of Let's Encrypt. */
export async function startPebble(machine: Pick<Machine, 'run' | 'path'>): Promise<Pebble> {
  const place = machine.path(folder)
  mkdirSync(place, { recursive: true })
  writeFileSync(path.join(place, 'config.json'), JSON.stringify(configuration))
  const own = `-keyout ${folder}/key.pem -out ${folder}/certificate.pem`
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  await machine.run(
    `openssl req -x509 ${key} -days 30 -subj /CN=localhost -addext subjectAltName=DNS:localhost ${own} 2>/dev/null`,
  )
  // `certbot renew` by the timer or by hand is told of no certificate.
  await machine.run(
    `cp ${folder}/certificate.pem /usr/local/share/ca-certificates/pebble.crt && update-ca-certificates >/dev/null 2>&1`,
  )
  await machine.run(
    `systemd-run --quiet --unit=pebble -E PEBBLE_VA_NOSLEEP=1 -E PEBBLE_WFE_NONCEREJECT=0 /usr/bin/pebble -config ${folder}/config.json`,
  )
  const directory = `https://localhost:${port}/dir`
  await machine.run(`curl -sS --retry 20 --retry-delay 1 --retry-all-errors -o /dev/null ${directory}`)
  return {
    directory,
    ca: `${folder}/certificate.pem`,
    issuer: async () => (await machine.run(`curl -sS https://localhost:${managementPort}/roots/0`)).stdout,
  }
}
