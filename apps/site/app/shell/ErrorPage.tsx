import { type Language, pathFor } from '@palank/routes'
import { use } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '~/brand/BrandContext.tsx'
import { useClubLanguages } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import styles from './ErrorPage.module.css'
import { SearchForm } from './SearchForm.tsx'
import { InsideShell } from './Shell.tsx'

type Props = {
  status: number
  /** Undefined when the address names no language; the page then speaks all of them, the default first. */
  language: Language | undefined
}

type Kind = 400 | 404 | 500

function kindOf(status: number): Kind {
  if (status >= 500) return 500
  return status === 404 || status === 410 ? 404 : 400
}

/** The frame is taller than wide on a phone: sharper than the width, but not as large as the crop. */
const sizes = '(min-width: 768px) max(100vw, 1600px), 130vw'

export function ErrorPage({ status, language }: Props) {
  const insideShell = use(InsideShell)
  const { name, errorPicture } = useBrand()
  const club = useClubLanguages()
  const spoken = language ? [language] : club
  const kind = kindOf(status)
  const titles = spoken.map((each) => textOf(each)(`error.${kind}.title`))
  const page = (
    <div className={`on-dark ${styles.page}`}>
      <title>{`${titles.join(' / ')} | ${name[spoken[0] ?? club[0]]}`}</title>
      <meta name="description" content={spoken.map((each) => textOf(each)(`error.${kind}.text`)).join(' ')} />
      {errorPicture && (
        <picture>
          <source type="image/avif" srcSet={errorPicture.avif} sizes={sizes} />
          <img className={styles.picture} {...errorPicture.image} sizes={sizes} fetchPriority="high" alt="" />
        </picture>
      )}
      <div className={`wrap ${styles.inner}`}>
        <div className={`num ${styles.status}`} aria-hidden="true">
          {status}
        </div>
        <div className={styles.sections}>
          {spoken.map((each, index) => (
            <ErrorText
              key={each}
              language={each}
              kind={kind}
              heading={index === 0 ? 'h1' : 'h2'}
              size={spoken.length === 1 ? 'd2' : 'd3'}
            />
          ))}
        </div>
      </div>
    </div>
  )
  return insideShell ? page : <main id="content">{page}</main>
}

type TextProps = { language: Language; kind: Kind; heading: 'h1' | 'h2'; size: 'd2' | 'd3' }

function ErrorText({ language, kind, heading: Heading, size }: TextProps) {
  const text = textOf(language)
  const { pathname, search } = useLocation()
  return (
    <section lang={language}>
      <Heading className={`d ${size}`}>{text(`error.${kind}.title`)}</Heading>
      <p className={styles.text}>{text(`error.${kind}.text`)}</p>
      <div className={styles.actions}>
        {kind === 500 && (
          <ButtonLink look="light" to={pathname + search}>
            {text('error.again')}
          </ButtonLink>
        )}
        <ButtonLink look={kind === 500 ? 'line' : 'light'} to={pathFor('home', language)}>
          {text('error.home')}
        </ButtonLink>
        {kind !== 500 && (
          <ButtonLink look="line" to={pathFor('news', language)}>
            {text('error.news')}
          </ButtonLink>
        )}
      </div>
      <SearchForm language={language} className={styles.search} />
    </section>
  )
}
