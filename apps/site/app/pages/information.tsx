import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { InformationList } from '~/features/pages/InformationList.tsx'
import { loadInformation } from '~/features/pages/pages.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import type { Route } from './+types/information.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { text, api, keep } = request
  const page = definePage(request, {
    title: text('information.title'),
    lead: text('information.lead'),
    description: text('information.lead'),
    paths: (language) => pathFor('information', language),
    crumbs: ['information'],
  })
  return { page, links: keep(await loadInformation(api)) }
}

export const meta = metaOfPage

export default function Information({ loaderData: { page, links } }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead {...page.head} />
      <div className="wrap sec">
        <KeptHtml of={links}>
          {(all) =>
            all.length > 0 ? (
              <InformationList links={all} />
            ) : (
              <EmptyState
                title={text('information.noneTitle')}
                text={text('information.noneText')}
                ways={[{ to: pathFor('joinUs', language), name: text('joinUs.title') }]}
              />
            )
          }
        </KeptHtml>
      </div>
    </>
  )
}
