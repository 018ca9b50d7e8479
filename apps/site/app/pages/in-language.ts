import { languageOfPath } from '@palank/routes'
import { data } from 'react-router'
import { languageAt } from '~/i18n/club-languages.ts'
import { site } from '~/site.server.ts'

type Asked = { request: Request; url: URL }

const isThere = ({ pathname }: URL) => languageAt(pathname, site().languages) === languageOfPath(pathname)

/** Around the pages of a language: those of one that the club does not have are not there. */
export function loader({ url }: Pick<Asked, 'url'>) {
  if (!isThere(url)) throw data(null, { status: 404 })
  return null
}

/** What a form has sent is read before any loader runs. */
function refuseForm({ request, url }: Asked): void {
  if (request.method === 'POST' && !isThere(url)) throw data(null, { status: 404 })
}
export const middleware = [refuseForm]

export const shouldRevalidate = () => false
