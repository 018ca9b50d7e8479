import { describe, expect, test } from 'vitest'
import { redactLine, redactText } from './redact.ts'

const secret = 'sokkalhosszabbtitok'
const canaries = {
  mail: 'kanari.anna@example.org',
  ipv4: '203.0.113.77',
  ipv6: '2001:db8:85a3::8a2e:370:7334',
  token: 'USiabg4gJDQqBWGeXMry2VvDGINxUro0CVK8iXg5XjA',
  password: 'hunter2xyz',
  phone: '+36 30 555 0123',
  search: 'kanarimadar',
  name: 'Kanári Anna',
  secret,
}

const lines: Record<string, string> = {
  'a mail address in a message': `{"time":"2026-11-17T23:00:00.000Z","level":"info","msg":"letter to ${canaries.mail} failed"}`,
  'a person in fields': `{"level":"info","name":"${canaries.name}","player":{"name":"${canaries.name}"},"people":["${canaries.name}"],"msg":"saved"}`,
  'a visitor': `{"level":"info","remoteAddress":"${canaries.ipv4}","ip":"${canaries.ipv6}","msg":"from ${canaries.ipv4} and ${canaries.ipv6}"}`,
  'an error of PostgreSQL': `{"level":"error","msg":"failed","err":{"type":"DatabaseError","message":"Key (name)=(${canaries.name}) already exists."}}`,
  'a link to the set-up': `node[12]: GET /setup/${canaries.token} 200`,
  'a token in plain text': `link: https://szerkeszto.vidrak.example/admin/reset/${canaries.token}`,
  'a query': `GET /kereses?q=${canaries.search} 200`,
  'a connection': `could not connect to postgres://palank_vidrak_api:${canaries.password}@127.0.0.1:5432/palank_vidrak`,
  'a header': `Authorization: Bearer ${canaries.password}`,
  'a variable': `SMTP password=${canaries.password} refused`,
  'a telephone number': `call ${canaries.phone} back`,
  'a known secret in the middle of a word': `x${secret}y`,
  'a printed document': `{"level":"error","msg":"Error converting lexical node to HTML: TypeError node: { fields: { blockType: 'quote', who: '${canaries.name}' } }"}`,
  'a document in plain text': `node[12]: { title: '${canaries.name}', lead: "${canaries.name}" } „${canaries.name}”`,
  'half a line of JSON': `{"msg":"cut","mail":"${canaries.mail}","ip":"${canaries.ipv4}`,
}

describe('nothing of a person or a secret gets into a support bundle', () => {
  test.each(Object.entries(lines))('%s', (_, line) => {
    const redacted = redactLine(line, [secret])
    for (const canary of Object.values(canaries)) expect(redacted).not.toContain(canary)
  })
})

test('what helps stays', () => {
  const line =
    '{"time":"2026-11-17T23:00:00.000Z","level":"error","service":"api","club":"vidrak","call":"articles","status":503,"ms":12.5,"requestId":"0af7651916cd43dd8448eb211c80319c","msg":"the database does not answer"}'
  expect(JSON.parse(redactLine(line))).toEqual(JSON.parse(line))
  expect(redactText('127.0.0.1:4301 is in use; palank-api-1@vidrak.service failed')).toBe(
    '127.0.0.1:4301 is in use; palank-api-1@vidrak.service failed',
  )
  expect(redactLine('2026-11-17T23:54:37+0000 systemd[1]: Started palank-edge.service')).toBe(
    '2026-11-17T23:54:37+0000 systemd[1]: Started palank-edge.service',
  )
  expect(
    redactLine(
      '{"level":"error","msg":"x","err":{"message":"no route","stack":"Error: no route\\n    at main.mjs:12:5"}}',
    ),
  ).toContain('at main.mjs:12:5')
})
