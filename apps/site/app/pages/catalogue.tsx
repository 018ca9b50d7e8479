import { pathFor } from '@palank/routes'
import { BrandProvider, useBrand } from '~/brand/BrandContext.tsx'
import { type BrandId, brandIds, brands } from '~/brand/brands.ts'
import { requestContext } from '~/context.server.ts'
import { LanguageProvider, useLanguage } from '~/i18n/LanguageContext.tsx'
import { errorPictures } from '~/shell/error-pictures.ts'
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
  const picturesOf = (id: BrandId): Pictures => ({
    picture: errorPictures[id].image.src,
    crest: brands[id].crest.src,
  })
  return { page, pictures: { solymok: picturesOf('solymok'), hiuzok: picturesOf('hiuzok') } }
}

export const meta = metaOfPage

type Props = { specimen: Specimen; pictures: Record<BrandId, Pictures>; beside?: boolean }

/** One example at both clubs, the site's own first; the other one is there to be looked at only. */
function Panels({ specimen, pictures, beside = false }: Props) {
  const own = useBrand().id
  const shown = useLanguage()
  const clubs = brandIds.toSorted((one, other) => Number(other === own) - Number(one === own))
  return (
    <div className={`${styles.panels} ${beside ? styles.beside : ''}`}>
      {clubs.map((id) => (
        <div
          key={id}
          className={`${styles.panel} ${beside ? styles.padded : ''}`}
          data-brand={id}
          // The examples are Hungarian, with everything that is said around them.
          lang={shown === 'hu' ? undefined : 'hu'}
          inert={id !== own}
          aria-hidden={id === own ? undefined : true}
        >
          <BrandProvider id={id}>
            <LanguageProvider language="hu">
              <FrozenClock value={true}>
                {specimen.draw((value) => illustrated(value, pictures[id]))}
              </FrozenClock>
            </LanguageProvider>
          </BrandProvider>
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
            <Panels specimen={specimen} pictures={loaderData.pictures} beside />
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
            <Panels specimen={specimen} pictures={loaderData.pictures} />
          </details>
        ))}
      </div>
    </>
  )
}
