import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Advisory,
  addAdvisories,
  readAdvisoryList,
  readAuditReport,
  vulnerablePackages,
} from './advisories.ts'
import { root } from './paths.ts'

const advisory: Advisory = {
  package: 'nodemailer',
  vulnerable: '<9.1.0 || >=10.0.0 <10.0.2',
  id: 'GHSA-1111-2222-3333',
  severity: 'high',
  title: 'a hole',
}
const list = { accepted: {}, advisories: [advisory] }

describe('a package with a known advisory', () => {
  it.each([
    ['8.0.11', true],
    ['9.1.0', false],
    ['9.1.0-rc.1', true],
    ['10.0.1', true],
    ['10.0.2', false],
    ['strange', true],
  ])('%s is vulnerable: %s', (version, isVulnerable) => {
    expect(vulnerablePackages([{ name: 'nodemailer', version }], list)).toHaveLength(isVulnerable ? 1 : 0)
  })

  it('does not apply to a package with another name', () => {
    expect(vulnerablePackages([{ name: 'nodemailer-mock', version: '8.0.11' }], list)).toEqual([])
  })

  it('passes only if the advisory is accepted', () => {
    const packages = [{ name: 'nodemailer', version: '8.0.11' }]
    const other = { ...advisory, id: 'GHSA-4444-5555-6666' }
    const accepted = { [advisory.id]: 'Nobody calls this function here.' }
    expect(vulnerablePackages(packages, { accepted, advisories: [advisory, other] })).toEqual([
      expect.stringContaining(other.id),
    ])
  })
})

describe('the list of advisories', () => {
  const committed = readAdvisoryList(readFileSync(path.join(root, 'scripts/advisories.json'), 'utf8'))

  it('has advisories of the frameworks and of what handles input from outside', () => {
    const names = new Set(committed.advisories.map((entry) => entry.package))
    expect([...names]).toEqual(
      expect.arrayContaining(['fastify', 'next', 'nodemailer', 'payload', 'react-router', 'sharp', 'undici']),
    )
  })

  it('fails for the versions that were installed before their advisories were known', () => {
    const packages = [
      { name: 'nodemailer', version: '8.0.11' },
      { name: 'undici', version: '7.29.0' },
      { name: 'payload', version: '3.89.0' },
      { name: 'next', version: '16.3.2' },
      { name: 'react-router', version: '8.2.9' },
    ]
    const problems = vulnerablePackages(packages, committed).join('\n')
    for (const { name, version } of packages) expect(problems).toContain(`${name} is ${version}`)
  })

  it.each([
    ['is empty', { accepted: {}, advisories: [] }],
    ['has no list', { accepted: {} }],
    ['has a range that is none', { accepted: {}, advisories: [{ ...advisory, vulnerable: 'all' }] }],
    [
      'accepts an unknown advisory',
      { ...list, accepted: { 'GHSA-other': 'Nobody calls this function here.' } },
    ],
    ['accepts an advisory without a reason', { ...list, accepted: { [advisory.id]: '' } }],
  ])('is rejected when it %s', (_name, content) => {
    expect(() => readAdvisoryList(JSON.stringify(content))).toThrow()
  })

  it('preserves its advisories and adds each new one once', () => {
    const added = { ...advisory, package: 'a', id: 'GHSA-0' }
    expect(addAdvisories(list, [added, advisory]).advisories).toEqual([added, advisory])
  })
})

describe('the report of pnpm audit', () => {
  const entry = {
    module_name: 'nodemailer',
    vulnerable_versions: '<9.1.0',
    github_advisory_id: 'GHSA-1111-2222-3333',
    url: 'https://github.com/advisories/GHSA-1111-2222-3333',
    severity: 'high',
    title: 'a hole',
  }

  it('becomes advisories', () => {
    expect(readAuditReport(JSON.stringify({ advisories: { 1: entry } }))).toEqual([
      { ...advisory, vulnerable: '<9.1.0' },
    ])
    expect(readAuditReport(JSON.stringify({ advisories: {} }))).toEqual([])
  })

  it('is undefined if the registry returns no audit', () => {
    expect(readAuditReport('')).toBeUndefined()
  })

  it('is an error if it cannot be parsed', () => {
    expect(() => readAuditReport('{"error":{}}')).toThrow()
    expect(() =>
      readAuditReport(JSON.stringify({ advisories: { 1: { ...entry, vulnerable_versions: '?' } } })),
    ).toThrow()
  })
})
