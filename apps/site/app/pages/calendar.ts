import { calendarOf, calendarPath } from '@palank/routes'
import { brands } from '~/brand/brands.ts'
import { loadCalendar } from '~/features/calendar/calendar.server.ts'
import { writeCalendar } from '~/features/calendar/write-calendar.ts'
import { site } from '~/site.server.ts'
import { wholeAnswer } from '~/whole-page.server.ts'
import type { Route } from './+types/calendar.ts'

const missing = (request: Request) =>
  wholeAnswer(request, 404, new Headers({ 'content-type': 'text/plain; charset=utf-8' }), 'Not found\n')

export async function loader({ request, params }: Route.LoaderArgs) {
  const asked = calendarOf(params.file)
  const { brand, origin, languages } = site()
  if (!asked || !languages.includes(asked.language)) return missing(request)
  const { kind, id, language } = asked
  const calendar = await loadCalendar(kind, id, language, origin)
  if (!calendar) return missing(request)
  const source = new URL(calendarPath(kind, id, language), origin).href
  const club = brands[brand].name[language]
  const headers = new Headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${params.file}"`,
  })
  return wholeAnswer(request, 200, headers, writeCalendar({ ...calendar, club, language, source }))
}
