import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { Safeguarding } from '~/features/safeguarding/Safeguarding.tsx'
import { loadSafeguarding } from '~/features/safeguarding/safeguarding.server.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import type { Route } from './+types/safeguarding.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { text, api, keep } = request
  const view = await loadSafeguarding(api)
  const page = definePage(request, {
    title: text('safeguarding.title'),
    lead: view.texts.lead,
    description: view.texts.lead,
    paths: (language) => pathFor('safeguarding', language),
    crumbs: ['safeguarding'],
  })
  return { page, view: keep(view) }
}

export const meta = metaOfPage

export default function SafeguardingPage({ loaderData: { page, view } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...page.head} />
      <KeptHtml of={view}>{(shown) => <Safeguarding view={shown} />}</KeptHtml>
    </>
  )
}
