import { searchPath } from '@palank/routes'
import { Suspense } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { ProseEmbeds } from '~/model/rich-text.ts'
import { Documents } from '~/ui/Documents.tsx'
import { FallbackNote } from '~/ui/FallbackNote.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MaybeKeptHtml } from '~/ui/MaybeKeptHtml.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Prose } from '~/ui/Prose.tsx'
import { PublishTime } from '~/ui/PublishTime.tsx'
import { RelatedCarousel } from '~/ui/RelatedCarousel.tsx'
import { ShareBox } from '~/ui/ShareBox.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { Tag } from '~/ui/Tag.tsx'
import styles from './Article.module.css'
import type { ArticleScreen, ArticleView } from './article.ts'
import { newsPath } from './news-list.ts'
import { useNewsText } from './news-texts.ts'

type ViewProps = { article: ArticleView }

/** The `lang` attribute, where it is not the page's language. */
function useForeign({ language }: ArticleView) {
  return language === useLanguage() ? undefined : language
}

function Head({ article }: ViewProps) {
  const text = useText()
  const say = useNewsText()
  const language = useLanguage()
  const lang = useForeign(article)
  const { title, categories, publishDate, publishText, minutes } = article
  return (
    <header className={`${styles.head} on-dark`}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.meta}>
          {categories.map(({ name, slug }) => (
            <SiteLink key={slug} to={newsPath(language, { category: slug })} className={styles.category}>
              <Tag lang={lang}>{name}</Tag>
            </SiteLink>
          ))}
          <PublishTime date={publishDate} text={publishText} />
          <span className={styles.reading}>
            <span className="vh">{say('article.readingTime')}: </span>
            {text('article.minutes', { count: minutes })}
          </span>
        </div>
        <h1 className="d d2" lang={lang}>
          {title}
        </h1>
      </div>
    </header>
  )
}

/** Beside the text on wide screens; repeats what the head says. */
function Facts({ article }: ViewProps) {
  const text = useText()
  const say = useNewsText()
  const lang = useForeign(article)
  const { categories, publishText, minutes } = article
  return (
    <aside className={styles.facts} aria-label={say('article.about')}>
      <dl>
        {publishText && (
          <>
            <dt>{say('article.published')}</dt>
            <dd>{publishText}</dd>
          </>
        )}
        {categories.length > 0 && (
          <>
            <dt>{say('article.categories')}</dt>
            <dd lang={lang}>{categories.map(({ name }) => name).join(', ')}</dd>
          </>
        )}
        <dt>{say('article.readingTime')}</dt>
        <dd>{text('article.minutes', { count: minutes })}</dd>
      </dl>
    </aside>
  )
}

function Tags({ article }: ViewProps) {
  const say = useNewsText()
  const language = useLanguage()
  const lang = useForeign(article)
  if (article.tags.length === 0) return null
  return (
    <nav aria-label={say('article.tags')}>
      <ul className={styles.tags}>
        {article.tags.map(({ name, slug }) => (
          <li key={slug}>
            <SiteLink to={searchPath(language, name)} lang={lang}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Top({ article }: ViewProps) {
  const { picture, drawn } = article
  return (
    <>
      <div className={styles.cover} data-plain={drawn ? '' : undefined}>
        <Picture
          picture={picture}
          drawn={drawn}
          sizes="(min-width: 768px) 100vw, 130vw"
          eager
          className={styles.picture ?? ''}
        />
      </div>
      <Head article={article} />
    </>
  )
}

function Text({ article, embeds }: ViewProps & { embeds: ProseEmbeds }) {
  const lang = useForeign(article)
  const { language, lead, body, documents } = article
  return (
    <>
      <FallbackNote language={language} />
      {lead && (
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
      )}
      <Prose parts={body} language={language} embeds={embeds} />
      <Documents documents={documents} />
      <Tags article={article} />
    </>
  )
}

type Props = {
  screen: ArticleScreen
  /** Absolute, for sharing. */
  url: string
}

/** Only a text with videos or matches, the share box and the related stories are hydrated. */
export function Article({ screen, url }: Props) {
  const say = useNewsText()
  const language = useLanguage()
  const { head, related, title } = screen
  return (
    <>
      <article>
        <KeptHtml of={head}>{(article) => <Top article={article} />}</KeptHtml>
        <div className={`wrap ${styles.body}`}>
          <KeptHtml of={head}>{(article) => <Facts article={article} />}</KeptHtml>
          <div className={styles.text}>
            <MaybeKeptHtml of={screen.text}>{(value) => <Text {...value} />}</MaybeKeptHtml>
            <div className={styles.foot}>
              <SiteLink to={newsPath(language)} className={styles.back}>
                <Icon name="left" />
                <span>{say('article.allNews')}</span>
              </SiteLink>
              <Suspense>
                <ShareBox title={title} url={url} />
              </Suspense>
            </div>
          </div>
        </div>
      </article>
      <Suspense>
        <RelatedCarousel title={say('article.related')} items={related} />
      </Suspense>
    </>
  )
}
