import { describe, expect, test } from 'vitest'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { JoinForm } from './JoinForm.tsx'
import { exampleJoin, exampleRefused } from './join.examples.ts'
import { failures, type JoinResult } from './join.ts'

const captcha = { siteKey: 'key', script: 'https://captcha.example/api.js' }
const draw = (path: string, more: object = {}) =>
  renderPage(<JoinForm view={exampleJoin} formToken="sealed" year={2026} captcha={null} {...more} />, {
    path,
  })

describe.each(['/csatlakozz', '/join-us'])('B12: the server-rendered form of %s', (path) => {
  test('G1: has its fields, and its button works without a script', () => {
    const html = draw(path)
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(
      new Set([
        'formToken',
        'homepage',
        'name',
        'birthYear',
        'mothersName',
        'hasPlayedBefore',
        'email',
        'phone',
        'consent',
      ]),
    )
    expect(html).toContain(`action="${path}" method="post"`)
    expect(html.match(/<option/g)).toHaveLength(101)
    expect(html).not.toMatch(/disabled|checked=""|aria-invalid/)
    expect(html).toContain('value="sealed"')
  })

  test('H7: the consent says who consents for a child, and links the privacy notice', () => {
    expect(textIn(draw(path))).toContain('16 év alatti jelentkező nevében a szülő')
    expect(draw(path)).toContain('href="/oldalak/adatkezelesi-tajekoztato"')
  })

  test('G2: a rejected form marks its invalid fields, describes them and keeps the rest', () => {
    const html = draw(path, { answered: exampleRefused })
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(5)
    for (const [, id] of html.matchAll(/aria-describedby="([^"]+)"/g)) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('value="Kőszegi Bulcsú"')
    expect(html).toContain('value="bulcsu@pelda..hu"')
  })

  test('G3: each failure has its own message', () => {
    const messages = failures.map((reason) => {
      const answered: JoinResult = { state: 'failed', reason, minutes: 4 }
      const [, note = ''] = /role="alert"><div[^>]*>(.*?)<\/div><\/div>/.exec(draw(path, { answered })) ?? []
      return textIn(note)
    })
    expect(new Set(messages).size).toBe(failures.length)
    expect(messages.every((note) => note.length > 30)).toBe(true)
    expect(messages.join()).toContain('4 ')
  })

  test('G3: after success the form is not shown again, and the training times are linked', () => {
    const html = draw(path, { answered: { state: 'sent' } })
    expect(html).toContain('role="status"')
    expect(html).not.toContain('<form')
    expect(html).toContain(
      path === '/join-us' ? 'href="/page/training-times"' : 'href="/oldalak/edzesi-idopontok"',
    )
    expect(textIn(html)).not.toMatch(/[[\]]/)
  })

  test('G4: with a captcha and without script, phone and e-mail replace the form', () => {
    const html = draw(path, { captcha })
    expect(html).toMatch(/<form[^>]* hidden=""/)
    expect(html).toMatch(/tel:\+3615550100.*mailto:iroda@klub\.example/)
    expect(draw(path)).not.toContain('tel:')
  })
})
