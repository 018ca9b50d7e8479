import { expect, test } from 'vitest'
import { portChecks } from './checks/ports.ts'
import { ourPorts, parseListeners } from './listening.ts'

const output = `tcp   LISTEN 0      511          0.0.0.0:80        0.0.0.0:*    users:(("nginx",pid=368,fd=7))
tcp   LISTEN 0      511        127.0.0.1:4301      0.0.0.0:*    users:(("node",pid=352,fd=21))
tcp   LISTEN 0      244            [::1]:5432         [::]:*    users:(("postgres",pid=120,fd=5))
udp   UNCONN 0      0      127.0.0.53%lo:53        0.0.0.0:*`

const clubs = [{ club: 'vidrak', siteHost: 'a.example', newsroomHost: 'b.example', portBase: 4300 }]

test('what listens where is read from ss', () => {
  expect(
    parseListeners(output).map(({ port, program, pid, isPublic }) => [port, program, pid, isPublic]),
  ).toEqual([
    [80, 'nginx', 368, true],
    [4301, 'node', 352, false],
    [5432, 'postgres', 120, false],
    [53, '', undefined, false],
  ])
})

const held = (unit: string, address = '127.0.0.1', port = 80) => [
  { protocol: 'tcp', address, port, program: 'x', pid: 1, isPublic: !address.startsWith('127'), unit },
]

test('a port of ours that another program has is an error, with what to do', () => {
  const [check] = portChecks(held('nginx.service', '0.0.0.0'), ourPorts(clubs))
  expect(check).toMatchObject({ name: 'port 80', level: 'error' })
  expect(check?.advice).toContain('systemctl mask nginx')
  expect(portChecks(held('palank-edge.service', '0.0.0.0'), ourPorts(clubs))).toMatchObject([{ level: 'ok' }])
})

test('a private port that other machines reach is an error', () => {
  const [check] = portChecks(held('palank-api-1@vidrak.service', '0.0.0.0', 4301), ourPorts(clubs))
  expect(check).toMatchObject({ level: 'error', says: 'other machines reach vidrak: api at 0.0.0.0' })
})
