import { pathFor } from '@palank/routes'
import { atMost, type Drill, measure, noErrors } from '../context.ts'
import { fetchPage } from '../load.ts'

const bodies: [type: string, body: string][] = [
  ['text/plain', 'name=Panka'],
  ['application/json', '{"name":"Panka"}'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="na'],
]

/** A body that is no form is refused, and is no sign of a failed site. */
export const joinTypes: Drill = {
  rule: '8',
  name: 'join form as text/plain, JSON, broken multipart',
  before: '500',
  inShort: false,
  async run(context) {
    const { system } = context
    const url = system.origin + pathFor('joinUs', 'hu')
    const statuses: number[] = []
    const { figures, clicks } = await measure(context, async () => {
      for (let round = 1; round <= 10; round++) {
        for (const [type, body] of bodies) {
          const headers = { origin: system.origin, 'content-type': type }
          statuses.push((await fetchPage(url, { method: 'POST', body, headers })).status)
        }
      }
    })
    const others = statuses.filter((status) => status !== 400 && status !== 415)
    return {
      figures,
      clicks,
      checks: [
        ...noErrors(figures, 'cached', 'fresh', 'join'),
        atMost('not refused with 400 or 415', others.length, 0),
      ],
    }
  },
}
