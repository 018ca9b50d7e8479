import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'palank-certificates-'))
const at = (name: string) => path.join(folder, name)
// Read when the module of the places is loaded; other tests shall not get it.
vi.resetModules()
vi.stubEnv('PALANK_ROOT', folder)
const { installedCertificate, installLineage } = await import('../certificates/installed-certificate.ts')
const { certificateCheck } = await import('./certificates.ts')
vi.unstubAllEnvs()
vi.resetModules()

const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' })
const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
const names = 'subjectAltName=DNS:vidrak.example,DNS:szerkeszto.vidrak.example'

/** A folder as certbot has it, with a certificate of an authority of this test. */
function makeLineage(name: string, signed = true): string {
  const lineage = at(name)
  mkdirSync(lineage, { recursive: true })
  const own = ['-keyout', path.join(lineage, 'privkey.pem'), '-out', path.join(lineage, 'fullchain.pem')]
  const issuer = signed ? ['-CA', at('ca.pem'), '-CAkey', at('ca.key')] : []
  openssl(
    'req',
    '-x509',
    ...key,
    '-days',
    '90',
    '-subj',
    '/CN=vidrak.example',
    '-addext',
    names,
    ...issuer,
    ...own,
  )
  return lineage
}

beforeAll(() => {
  openssl(
    'req',
    '-x509',
    ...key,
    '-days',
    '90',
    '-subj',
    '/CN=authority',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const edge = { uid: 0, gid: 0 }
const days = (count: number) => Date.now() + count * 86_400_000
const check = (host = 'vidrak.example', now = Date.now()) =>
  certificateCheck('vidrak', host, installedCertificate('vidrak'), now)

describe('the certificate of a club', () => {
  it('is missing at first', () => {
    expect(check()).toMatchObject({
      level: 'error',
      says: 'there is none',
      advice: 'palank certificate vidrak',
    })
  })

  it('is signed by nobody until an authority has issued one', () => {
    expect(installLineage('vidrak', makeLineage('self', false), edge)).toBe(true)
    expect(check()).toMatchObject({ level: 'warning', says: expect.stringContaining('signed by nobody') })
  })

  it('is taken from certbot, readable by the edge alone, and only where it is a new one', () => {
    const lineage = makeLineage('issued')
    expect(installLineage('vidrak', lineage, edge)).toBe(true)
    expect(installLineage('vidrak', lineage, edge)).toBe(false)
    for (const name of ['fullchain.pem', 'privkey.pem']) {
      const file = at(`etc/palank/tls/vidrak/${name}`)
      expect(readFileSync(file, 'utf8')).toBe(readFileSync(path.join(lineage, name), 'utf8'))
      expect(statSync(file).mode & 0o777).toBe(0o640)
    }
    expect(check()).toMatchObject({ name: 'certificate vidrak.example', level: 'ok', says: '89 days left' })
    expect(check('szerkeszto.vidrak.example').level).toBe('ok')
  })

  it('is never replaced by half of another', () => {
    const lineage = makeLineage('broken')
    writeFileSync(
      path.join(lineage, 'privkey.pem'),
      readFileSync(path.join(makeLineage('other'), 'privkey.pem')),
    )
    const before = installedCertificate('vidrak')?.fingerprint256
    expect(() => installLineage('vidrak', lineage, edge)).toThrow('do not belong together')
    expect(installedCertificate('vidrak')?.fingerprint256).toBe(before)
  })

  it.each([
    [65, 'ok', 'days left'],
    [70, 'warning', 'days left'],
    [84, 'error', 'days left'],
    [91, 'error', 'expired'],
  ])('after %i days without a renewal is %s', (age, level, says) => {
    expect(check('vidrak.example', days(age))).toMatchObject({ level, says: expect.stringContaining(says) })
  })

  it('is wrong for a host name that was changed since', () => {
    expect(check('uj.example')).toMatchObject({ level: 'error', says: 'it is for other host names' })
  })
})
