import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import type { Crumb } from '~/ui/Crumbs.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Pager } from '~/ui/Pager.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import tiles from '~/ui/tiles.module.css'
import { LeadNews } from './LeadNews.tsx'
import styles from './NewsList.module.css'
import { type NewsListView, newsPath } from './news-list.ts'

const sizes = {
  one: '(min-width: 1440px) 1312px, (min-width: 640px) 91vw, 130vw',
  two: '(min-width: 1440px) 646px, (min-width: 640px) 45vw, 92vw',
  many: '(min-width: 1440px) 424px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw',
}

type ViewProps = { view: NewsListView }

function Categories({ view: { categories, category } }: ViewProps) {
  const text = useText()
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
    <nav ref={row} className={styles.filter} aria-label={text('news.categories')}>
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

const hasLead = ({ leading, latest }: NewsListView) => leading.length > 0 || latest.length > 0

/** The rest of the page's stories; one or two fill the row of three. */
function Tiles({ view }: ViewProps) {
  const { items, leading } = view
  const few = hasLead(view) && items.length < 3
  const shape = few ? (items.length === 1 ? 'one' : 'two') : 'many'
  return (
    <div className={`${tiles.tiles} ${styles[shape] ?? ''}`}>
      {items.map((item, index) => (
        <MediaTile
          key={item.key}
          item={item}
          full={shape === 'one'}
          sizes={sizes[shape]}
          eager={index === 0 && leading.length === 0}
        />
      ))}
    </div>
  )
}

function Stories({ view }: ViewProps) {
  const text = useText()
  const language = useLanguage()
  const { items, page, count, category } = view
  const withLead = hasLead(view)
  return (
    <section className={styles.stories}>
      {items.length > 0 && (
        <>
          <h2 className={withLead ? `d d3 ${styles.title}` : 'vh'}>
            {text(withLead ? 'news.more' : 'news.list')}
          </h2>
          <Tiles view={view} />
        </>
      )}
      {items.length === 0 && !withLead && (
        <EmptyState title={text('news.emptyTitle')} text={text('news.emptyText')}>
          {category && <ButtonLink to={newsPath(language)}>{text('article.allNews')}</ButtonLink>}
        </EmptyState>
      )}
      <Pager
        page={page}
        count={count}
        hrefOf={(number) => newsPath(language, { category: category?.slug, page: number })}
      />
    </section>
  )
}

type Props = ViewProps & {
  /** From the home page down, without this page. */
  crumbs: Crumb[]
  /** Beside the list on wide screens, else below it. */
  aside?: ReactNode
}

/** Categories, leading stories on the first page, the page's stories and the pager. */
export function NewsList({ view, crumbs, aside }: Props) {
  const text = useText()
  const { category, leading, latest } = view
  return (
    <>
      <PageHead title={category?.name ?? text('news.title')} lang={category?.lang} crumbs={crumbs} />
      <div className={`wrap ${styles.body}`}>
        <Categories view={view} />
        {hasLead(view) && <LeadNews leading={leading} latest={latest} />}
        {aside ? (
          <div className={styles.beside}>
            <Stories view={view} />
            <aside className={styles.aside}>{aside}</aside>
          </div>
        ) : (
          <Stories view={view} />
        )}
      </div>
    </>
  )
}
