import { describe, expect, it } from 'vitest'
import { certbotArguments, complainedHosts, explainCertbot } from './certbot.ts'

const settings = {
  club: 'vidrak',
  siteHost: 'vidrak.example',
  newsroomHost: 'szerkeszto.vidrak.example',
  portBase: 4300,
}

describe('the arguments of certbot', () => {
  const text = (server: Parameters<typeof certbotArguments>[1]) =>
    certbotArguments(settings, server).join(' ')

  it('ask for one certificate with both names, renewed with the same hook', () => {
    expect(text({ operatorMail: 'ops@vidrak.example' })).toMatch(
      /^certonly --non-interactive .*-m ops@vidrak\.example .*--webroot -w \S*\/var\/lib\/palank\/acme -d vidrak\.example -d szerkeszto\.vidrak\.example --cert-name palank-vidrak .*--deploy-hook \/usr\/bin\/palank install-certificate vidrak$/,
    )
    expect(text({ operatorMail: 'ops@vidrak.example' })).not.toContain('--server')
  })

  it('name another authority, and need no address', () => {
    const acme = { directory: 'https://ca.example/dir' }
    expect(text({ acme })).toMatch(/--register-unsafely-without-email --server https:\/\/ca\.example\/dir /)
  })
})

describe('what certbot says', () => {
  it.each([
    ['DNS problem: NXDOMAIN looking up A for vidrak.example', 'not in the DNS', 'A (and AAAA)'],
    [
      'Type:   connection\n Detail: Get "http://x/": "lookup x on 10.0.0.1:53: no such host"',
      'not in the DNS',
      'A (and',
    ],
    [
      'Type:   connection\n Detail: Fetching http://x/: Timeout during connect',
      'could not reach port 80',
      'firewall',
    ],
    [
      'Type:   connection\n Detail: dial tcp 127.0.0.5:80: connect: connection refused',
      'could not reach',
      'firewall',
    ],
    [
      'Type:   unauthorized\n Detail: Invalid response from http://x/: 404',
      'another server answered',
      'AAAA',
    ],
    [
      'Type:   unauthorized\n Detail: Non-200 status code from HTTP: http://x returned 404',
      'another server',
      'AAAA',
    ],
    [
      'urn:ietf:params:acme:error:rateLimited :: too many certificates (5) already',
      'too many certificates',
      'wait',
    ],
    ['urn:ietf:params:acme:error:caa :: CAA record for x prevents issuance', 'CAA record', 'letsencrypt.org'],
    [
      'urn:ietf:params:acme:error:rejectedIdentifier :: forbidden by policy',
      'issues nothing',
      'domain of your own',
    ],
    ['requests.exceptions.SSLError: certificate verify failed', 'does not trust', '--acme-ca'],
    ['ValueError: Requesting localhost/dir: Connection refused', 'cannot be reached', 'internet'],
    ['NewConnectionError: Temporary failure in name resolution', 'cannot be reached', 'internet'],
    ['Another instance of Certbot is already running.', 'another certbot', 'minute'],
    ['spawn certbot ENOENT', 'not installed', 'apt install certbot'],
    ['something new', 'not known here', 'letsencrypt.log'],
  ])('%j is said in plain words', (output, says, advice) => {
    const explained = explainCertbot(output)
    expect(explained.says).toContain(says)
    expect(explained.advice).toContain(advice)
  })

  it('names the hosts that failed, each once', () => {
    const output =
      '  Domain: vidrak.example\n  Type: dns\n  Domain: szerkeszto.vidrak.example\n  Domain: vidrak.example\n'
    expect(complainedHosts(output)).toEqual(['vidrak.example', 'szerkeszto.vidrak.example'])
  })
})
