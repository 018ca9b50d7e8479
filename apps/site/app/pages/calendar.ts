import { calendarOf, calendarPath } from '@palank/routes'
import { bufferedResponse } from '~/buffered-response.server.ts'
import { requestContext } from '~/context.server.ts'
import { loadCalendar } from '~/features/calendar/calendar.server.ts'
import { writeCalendar } from '~/features/calendar/write-calendar.ts'
import type { Route } from './+types/calendar.ts'

const missing = (request: Request) =>
  bufferedResponse(request, 404, new Headers({ 'content-type': 'text/plain; charset=utf-8' }), 'Not found\n')

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { site, api } = context.get(requestContext)
  const { brand, origin, languages } = site
  const file = calendarOf(params.file)
  if (!file || !languages.includes(file.language)) return missing(request)
  const { kind, id, language } = file
  const calendar = await loadCalendar(api.inLanguage(language), kind, id, origin)
  if (!calendar) return missing(request)
  const source = new URL(calendarPath(kind, id, language), origin).href
  const club = brand.name[language]
  const headers = new Headers({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `inline; filename="${params.file}"`,
  })
  return bufferedResponse(request, 200, headers, writeCalendar({ ...calendar, club, language, source }))
}
