import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { Crumb } from '~/ui/Crumbs.tsx'
import { EmptyState, NoNews } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import tiles from '~/ui/tiles.module.css'
import { LeadNews } from './LeadNews.tsx'
import styles from './NewsList.module.css'
import { type NewsScreen, newsPath, type StoriesView } from './news-list.ts'
import { useNewsText } from './news-texts.ts'

const sizes = {
  one: '(min-width: 1440px) 1312px, (min-width: 640px) 91vw, 130vw',
  two: '(min-width: 1440px) 646px, (min-width: 640px) 45vw, 92vw',
  many: '(min-width: 1440px) 424px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw',
}

type ScreenProps = { screen: NewsScreen }

function Categories({ screen: { categories, category } }: ScreenProps) {
  const text = useText()
  const say = useNewsText()
  const language = useLanguage()
  const row = useRef<HTMLElement>(null)
  // On a phone the current category may be outside of the scrolled row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category is what was chosen
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [category?.id])
  if (categories.length === 0) return null
  return (
    <nav ref={row} className={styles.filter} aria-label={say('news.categories')}>
      <SiteLink to={newsPath(language)} aria-current={category ? undefined : 'true'}>
        {text('news.all')}
      </SiteLink>
      {categories.map(({ id, name, slug, lang }) => (
        <SiteLink
          key={id}
          to={newsPath(language, { category: slug })}
          aria-current={id === category?.id ? 'true' : undefined}
          lang={lang}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  )
}

/** One or two tiles fill the row of three. */
function Tiles({ stories: { items, hasLead, hasSlider } }: { stories: StoriesView }) {
  const few = hasLead && items.length < 3
  const shape = few ? (items.length === 1 ? 'one' : 'two') : 'many'
  return (
    <div className={`${tiles.tiles} ${styles[shape] ?? ''}`}>
      {items.map((item, index) => (
        <MediaTile
          key={item.key}
          item={item}
          full={shape === 'one'}
          sizes={sizes[shape]}
          eager={index === 0 && !hasSlider}
        />
      ))}
    </div>
  )
}

function StoryList({ stories }: { stories: StoriesView }) {
  const text = useText()
  const say = useNewsText()
  const language = useLanguage()
  const { items, hasLead, isOfCategory } = stories
  if (items.length > 0) {
    return (
      <>
        <h2 className={hasLead ? `d d3 ${styles.title}` : 'vh'}>
          {text(hasLead ? 'news.more' : 'news.list')}
        </h2>
        <Tiles stories={stories} />
      </>
    )
  }
  if (hasLead) return null
  if (!isOfCategory) return <NoNews />
  return (
    <EmptyState
      title={say('news.emptyTitle')}
      text={say('news.emptyText')}
      ways={[{ to: newsPath(language), name: say('article.allNews') }]}
    />
  )
}

/** The pager is hydrated, so that it keeps the focus. */
function Stories({ screen: { stories, page, count, category } }: ScreenProps) {
  const language = useLanguage()
  return (
    <section className={styles.stories}>
      <KeptHtml of={stories}>{(value) => <StoryList stories={value} />}</KeptHtml>
      <Pager
        page={page}
        count={count}
        hrefOf={(number) => newsPath(language, { category: category?.slug, page: number })}
      />
    </section>
  )
}

type Props = ScreenProps & {
  /** From the home page down, without this page. */
  crumbs: Crumb[]
  /** Beside the list on wide screens, else below it. */
  aside?: ReactNode
}

/** Categories, leading stories on the first page, the page's stories and the pager. */
export function NewsList({ screen, crumbs, aside }: Props) {
  const text = useText()
  const { category, leading, latest } = screen
  return (
    <>
      <PageHead title={category?.name ?? text('news.title')} lang={category?.lang} crumbs={crumbs} />
      <div className={`wrap ${styles.body}`}>
        <Categories screen={screen} />
        {(leading.length > 0 || latest) && <LeadNews leading={leading} latest={latest} />}
        {aside ? (
          <div className={styles.beside}>
            <Stories screen={screen} />
            <aside className={styles.aside}>{aside}</aside>
          </div>
        ) : (
          <Stories screen={screen} />
        )}
      </div>
    </>
  )
}
