import { useId } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { Heading, ProseEmbeds } from '~/model/rich-text.ts'
import { Documents } from '~/ui/Documents.tsx'
import { FallbackNote } from '~/ui/FallbackNote.tsx'
import { Html } from '~/ui/Html.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Prose } from '~/ui/Prose.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import type { StaticPageView } from './page.ts'
import styles from './StaticPage.module.css'

export type PageLink = { name: string; href: string }

/** Table of contents; `lang` is set where it is not the page's language. */
function Contents({ headings, lang }: { headings: Heading[]; lang: string | undefined }) {
  const text = useText()
  const title = useId()
  if (headings.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby={title}>
      <h2 id={title} className="d d6">
        {text('page.contents')}
      </h2>
      <ol lang={lang} className={styles.parts}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Props = {
  view: StaticPageView
  /** Other pages in the side list. */
  links: PageLink[]
  embeds?: ProseEmbeds
}

/** A static page with the list of the fixed ones beside it. */
export function StaticPage({ view, links, embeds }: Props) {
  const text = useText()
  const pageLanguage = useLanguage()
  const { language, lead, parts, headings, cover, documents, paths } = view
  const lang = language === pageLanguage ? undefined : language
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.links} aria-label={text('page.others')}>
        <ul className={styles.list}>
          {links.map(({ name, href }) => (
            <li key={href}>
              <SiteLink to={href} aria-current={href === paths[pageLanguage] ? 'page' : undefined}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <FallbackNote language={language} />
        {cover && (
          <Picture
            picture={cover}
            sizes="(min-width: 1024px) 720px, 92vw"
            eager
            className={styles.cover ?? ''}
          />
        )}
        {lead && <Html html={lead} language={language} className={styles.lead} />}
        <Contents headings={headings} lang={lang} />
        <Prose parts={parts} language={language} embeds={embeds} />
        <Documents documents={documents} />
      </div>
    </div>
  )
}
