import { pathFor } from '@palank/routes'
import { BrandContext, useBrand } from '~/brand/BrandContext.tsx'
import type { Brand } from '~/brand/brand.ts'
import { brands } from '~/brand/brands.server.ts'
import { requestContext } from '~/context.server.ts'
import { LanguageProvider, useLanguage } from '~/i18n/LanguageContext.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { FrozenClock } from '~/ui/use-match-state.ts'
import type { Route } from './+types/catalogue.ts'
import styles from './Catalogue.module.css'
import { uiSpecimens } from './catalogue-parts.tsx'
import { illustrated, type Pictures } from './catalogue-pictures.ts'
import { featureSpecimens, type Specimen } from './catalogue-specimens.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

export function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { title, lead } = catalogueTexts[request.language]
  const page = definePage(request, {
    title,
    lead,
    description: lead,
    paths: (language) => pathFor('catalogue', language),
    noIndex: true,
  })
  return { page, clubs: Object.values(brands) }
}

export const meta = metaOfPage

type Props = { specimen: Specimen; clubs: Brand[]; beside?: boolean }

const picturesOf = ({ errorPicture, crest }: Brand): Pictures => ({
  picture: errorPicture.image.src,
  crest: crest.src,
})

/** One example at both clubs, the site's own first; the other one is there to be looked at only. */
function Panels({ specimen, clubs, beside = false }: Props) {
  const own = useBrand().id
  const shown = useLanguage()
  const ownFirst = clubs.toSorted((one, other) => Number(other.id === own) - Number(one.id === own))
  return (
    <div className={`${styles.panels} ${beside ? styles.beside : ''}`}>
      {ownFirst.map((club) => (
        <div
          key={club.id}
          className={`${styles.panel} ${beside ? styles.padded : ''}`}
          data-brand={club.id}
          // The examples are Hungarian, with everything that is said around them.
          lang={shown === 'hu' ? undefined : 'hu'}
          inert={club.id !== own}
          aria-hidden={club.id === own ? undefined : true}
        >
          <BrandContext value={club}>
            <LanguageProvider language="hu">
              <FrozenClock value={true}>
                {specimen.draw((value) => illustrated(value, picturesOf(club)))}
              </FrozenClock>
            </LanguageProvider>
          </BrandContext>
        </div>
      ))}
    </div>
  )
}

export default function Catalogue({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const text = catalogueTexts[useLanguage()]
  return (
    <>
      <PageHead {...loaderData.page.head} />
      <div className="wrap sec">
        <h2 className="d d3">{text.ui}</h2>
        {uiSpecimens.map((specimen) => (
          <div key={specimen.name} className={styles.specimen}>
            <p className={styles.name}>
              <code>{specimen.name}</code>
            </p>
            <Panels specimen={specimen} clubs={loaderData.clubs} beside />
          </div>
        ))}
      </div>
      <div className="wrap sec">
        <h2 className="d d3">{text.features}</h2>
        {featureSpecimens.map((specimen) => (
          <details key={specimen.name} className={styles.specimen}>
            <summary className={styles.name}>
              <code>{specimen.name}</code>
            </summary>
            <Panels specimen={specimen} clubs={loaderData.clubs} />
          </details>
        ))}
      </div>
    </>
  )
}
