import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { certificateCheck } from './certificates.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'certificates-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = path.join(folder, 'cert.pem')
execFileSync('openssl', [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90'],
  ...['-subj', '/CN=vidrak.example', '-addext', 'subjectAltName=DNS:vidrak.example'],
  ...['-keyout', path.join(folder, 'key.pem'), '-out', file],
])
const pem = readFileSync(file, 'utf8')
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000 + 60_000)

describe('the check of a certificate', () => {
  it.each([
    [0, 'ok', 89],
    [74, 'ok', 15],
    [77, 'warning', 12],
    [87, 'error', 2],
    [92, 'error', -3],
  ])('after %i days of ninety it is %s', (days, level, value) => {
    expect(certificateCheck('vidrak.example', pem, inDays(days))).toMatchObject({ level, value })
  })

  it('refuses one of another name, and none', () => {
    expect(certificateCheck('other.example', pem, new Date())).toMatchObject({ level: 'error' })
    expect(certificateCheck('vidrak.example', undefined, new Date())).toMatchObject({ level: 'error' })
  })
})
