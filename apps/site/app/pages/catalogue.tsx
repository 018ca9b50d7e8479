import { pathFor } from '@palank/routes'
import { useBrand } from '~/brand/BrandContext.tsx'
import type { Brand } from '~/brand/brand.ts'
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
  return { page }
}

export const meta = metaOfPage

type Props = { specimen: Specimen; beside?: boolean }

const picturesOf = ({ errorPicture, crest }: Brand): Pictures => ({
  picture: errorPicture?.image.src ?? crest.src,
  crest: crest.src,
})

/** The examples are Hungarian, with everything that is said around them. */
function Example({ specimen, beside = false }: Props) {
  const brand = useBrand()
  const shown = useLanguage()
  return (
    <div
      className={`${styles.panel} ${beside ? styles.padded : ''}`}
      data-example=""
      lang={shown === 'hu' ? undefined : 'hu'}
    >
      <LanguageProvider language="hu">
        <FrozenClock value={true}>
          {specimen.draw((value) => illustrated(value, picturesOf(brand)))}
        </FrozenClock>
      </LanguageProvider>
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
            <Example specimen={specimen} beside />
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
            <Example specimen={specimen} />
          </details>
        ))}
      </div>
    </>
  )
}
