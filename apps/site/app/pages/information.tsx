import { defaultLanguage, pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { InformationList } from '~/features/pages/InformationList.tsx'
import { loadInformation } from '~/features/pages/pages.server.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import type { Route } from './+types/information.ts'
import { crumbMeta, metaOf } from './site-meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  return { language, links: await loadInformation(api) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const language = loaderData?.language ?? defaultLanguage
  const text = textOf(language)
  const title = text('information.title')
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: title, href: pathFor('information', language) },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title,
      description: text('information.lead'),
      paths: { hu: pathFor('information', 'hu'), en: pathFor('information', 'en') },
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Information({ loaderData }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  const { links } = loaderData
  return (
    <>
      <PageHead
        title={text('information.title')}
        lead={text('information.lead')}
        crumbs={[{ name: text('reading.home'), href: pathFor('home', language) }]}
      />
      <div className="wrap sec">
        {links.length > 0 ? (
          <InformationList links={links} />
        ) : (
          <EmptyState title={text('information.noneTitle')} text={text('information.noneText')} />
        )}
      </div>
    </>
  )
}
