import { articleItem, article as articleSchema } from '@palank/contract/article'
import { banner, popup } from '@palank/contract/banner'
import { competition } from '@palank/contract/competition'
import { document } from '@palank/contract/document'
import { galleryFile, gallery as gallerySchema, lightGalleryFile } from '@palank/contract/gallery'
import { menu } from '@palank/contract/menu'
import { pageItem, page as pageSchema } from '@palank/contract/page'
import { schedule } from '@palank/contract/schedule'
import { searchResult } from '@palank/contract/search'
import { setting } from '@palank/contract/setting'
import { sponsor } from '@palank/contract/sponsor'
import { standingRow } from '@palank/contract/standings'
import { listedCategory } from '@palank/contract/taxonomy'
import { videoItem, video as videoSchema } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { cleanHtml } from '~/api/clean-html.server.ts'
import { Banner } from '~/features/banners/Banner.tsx'
import { exampleBanner } from '~/features/banners/banners.examples.ts'
import { bannerAt, bannerOf, homeBanner } from '~/features/banners/banners.ts'
import { atomFeed, feedEntries } from '~/features/discovery/feed.ts'
import { articleEntries, numberedEntries, pageEntries, sitemapFile } from '~/features/discovery/sitemap.ts'
import { GalleryFacts } from '~/features/galleries/GalleryFacts.tsx'
import { GalleryList } from '~/features/galleries/GalleryList.tsx'
import { GalleryPictures } from '~/features/galleries/GalleryPictures.tsx'
import { exampleFiles, exampleGallery, exampleLightFiles } from '~/features/galleries/galleries.examples.ts'
import { galleryOf, picturesOf, walkOf } from '~/features/galleries/galleries.ts'
import { galleryLd } from '~/features/galleries/gallery-ld.ts'
import { HomeMatches } from '~/features/matches/HomeMatches.tsx'
import { exampleCompetition } from '~/features/matches/matches.examples.ts'
import { selectCompetition, sliderPart } from '~/features/matches/matches.ts'
import { Article } from '~/features/news/Article.tsx'
import { exampleFullArticle } from '~/features/news/article.examples.ts'
import { articleOf } from '~/features/news/article.ts'
import { newsArticleLd } from '~/features/news/article-ld.ts'
import { HighlightedNews } from '~/features/news/HighlightedNews.tsx'
import { MediaGrid } from '~/features/news/MediaGrid.tsx'
import { NewsList } from '~/features/news/NewsList.tsx'
import { NewsSlider } from '~/features/news/NewsSlider.tsx'
import { exampleArticle, exampleMedia } from '~/features/news/news.examples.ts'
import { exampleNewsList } from '~/features/news/news-list.examples.ts'
import { categoryViews, findCategory, newsPaths } from '~/features/news/news-list.ts'
import { InformationList } from '~/features/pages/InformationList.tsx'
import { informationLinks } from '~/features/pages/information.ts'
import { staticPageView } from '~/features/pages/page.ts'
import { examplePage, examplePages } from '~/features/pages/pages.examples.ts'
import { StaticPage } from '~/features/pages/StaticPage.tsx'
import { countText } from '~/features/search/count-text.ts'
import { SearchResults } from '~/features/search/SearchResults.tsx'
import { exampleResult } from '~/features/search/search.examples.ts'
import { searchView } from '~/features/search/search.ts'
import { SponsorsCarousel } from '~/features/sponsors/SponsorsCarousel.tsx'
import { exampleSponsor } from '~/features/sponsors/sponsors.examples.ts'
import { sponsorOf } from '~/features/sponsors/sponsors.ts'
import { HomeStandings } from '~/features/standings/HomeStandings.tsx'
import { selectStandings, withStandings } from '~/features/standings/standings.ts'
import { VideoDetail } from '~/features/videos/VideoDetail.tsx'
import { VideoLead } from '~/features/videos/VideoLead.tsx'
import { VideoTiles } from '~/features/videos/VideoList.tsx'
import { videoLd } from '~/features/videos/video-ld.ts'
import { exampleVideo, exampleVideoItems } from '~/features/videos/videos.examples.ts'
import { playedVideoOf, videoItemsOf, videoOf } from '~/features/videos/videos.ts'
import { clubLd } from '~/shell/club-ld.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { Shell } from '~/shell/Shell.tsx'
import { shellView } from '~/shell/shell.ts'
import { breadcrumbLd } from '~/ui/breadcrumb-ld.ts'
import { competitionOption, isCompetition } from '~/ui/competition-options.ts'
import { Documents } from '~/ui/Documents.tsx'
import { documentsOf } from '~/ui/documents.ts'
import { exampleClub, exampleSchedule, exampleWon } from '~/ui/match-row.examples.ts'
import { matchesOf } from '~/ui/match-row.ts'
import { tileOf } from '~/ui/media-item.ts'
import { mediaItemOfArticle, mediaItemOfGallery } from '~/ui/media-of-wire.ts'
import { RelatedCarousel } from '~/ui/RelatedCarousel.tsx'
import { exampleStandingRows } from '~/ui/standings.examples.ts'
import { standingRowsOf } from '~/ui/standings.ts'

const origin = 'https://klub.example'
const logo = { src: '/crest.svg', width: 1, height: 1 }
const image = { ...logo, alt: 'Klub' }

/** What is drawn for the page, and what is written besides: JSON-LD, feeds, sitemaps, metadata. */
type Drawn = { page: ReactNode; written?: unknown }

export type WireCase = {
  name: string
  /** The exported functions that it goes through. */
  through: string[]
  schema: z.ZodType
  valid: unknown
  /** How many wires one page holds; those of a list stand in it together. */
  together: number
  draw: (wires: never[], language: Language) => Drawn
}

const meta = (language: Language, title: string, description: string) =>
  pageMeta(
    { club: 'Klub', origin, title: null, description: null, ogTitle: null, ogDescription: null, image },
    { language, title, description, paths: { [language]: '/x' } },
  )

const media = { ...exampleMedia }
const fullVideo = { ...exampleVideo, cover_image: media, thumbnails: media.thumbnails }
const fullGallery = { ...exampleGallery, cover_image: media, thumbnails: media.thumbnails }

/** The lists, whose items fall out one by one. */
const lists: WireCase[] = [
  {
    name: 'the articles of a list',
    through: [
      'mediaItemOfArticle',
      'pictureOrNone',
      'categoriesOf',
      'foreign',
      'feedEntries',
      'articleEntries',
    ],
    schema: articleItem,
    valid: exampleArticle,
    together: 40,
    draw: (wires, language) => {
      const items = wires.flatMap((wire) => mediaItemOfArticle(wire, language) ?? [])
      const tiles = items.map(tileOf)
      const source = { origin, language, club: 'Klub', title: 'Hírek', icon: '/i.svg' }
      return {
        page: (
          <>
            <NewsSlider items={items} title="Hírek" />
            <HighlightedNews items={items} />
            <MediaGrid items={tiles} />
            <NewsList view={{ ...exampleNewsList, items: tiles, leading: tiles, latest: tiles }} />
            <RelatedCarousel title="Kapcsolódó" items={tiles} />
          </>
        ),
        written: [
          atomFeed({ ...source, entries: feedEntries(wires, language) }),
          sitemapFile(origin, articleEntries(wires)),
        ],
      }
    },
  },
  {
    name: 'the galleries of a list',
    through: ['mediaItemOfGallery', 'numberedEntries'],
    schema: gallerySchema,
    valid: fullGallery,
    together: 40,
    draw: (wires, language) => ({
      page: (
        <GalleryList items={wires.flatMap((wire) => mediaItemOfGallery(wire, language) ?? []).map(tileOf)} />
      ),
      written: sitemapFile(origin, numberedEntries('gallery', { hu: wires, en: wires })),
    }),
  },
  {
    name: 'the videos of a list',
    through: ['mediaItemOfVideo', 'videoItemsOf', 'playedVideoOf'],
    schema: videoItem,
    valid: { ...exampleVideoItems[0], cover_image: media, thumbnails: media.thumbnails },
    together: 40,
    draw: (wires, language) => ({
      page: (
        <>
          <VideoTiles items={videoItemsOf(wires, language).map(tileOf)} />
          {wires.map((wire, index) => {
            const video = playedVideoOf(wire, language)
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same video
            return video && <VideoLead key={index} video={video} />
          })}
        </>
      ),
      written: sitemapFile(origin, numberedEntries('video', { hu: wires, en: wires })),
    }),
  },
  {
    name: 'the pages of the index',
    through: ['informationLinks', 'pageEntries'],
    schema: pageItem,
    valid: examplePages[5],
    together: 40,
    draw: (wires, language) => ({
      page: <InformationList links={informationLinks(wires, language)} />,
      written: sitemapFile(origin, pageEntries(wires)),
    }),
  },
  {
    name: 'the documents of a text',
    through: ['documentsOf'],
    schema: document,
    valid: exampleFullArticle.documents[0],
    together: 40,
    draw: (wires, language) => ({ page: <Documents documents={documentsOf(wires, language)} /> }),
  },
  {
    name: 'the categories of the news',
    through: ['categoryViews', 'findCategory', 'newsPaths', 'newsPath'],
    schema: listedCategory,
    valid: { id: 1, lang: 'hu', name: 'Jegyek', slug: 'jegyek', highlighted: true },
    together: 40,
    draw: (wires, language) => {
      const categories = categoryViews(wires, language)
      const all = { hu: categories, en: categories }
      const category = findCategory(all, 'jegyek', language) ?? null
      return {
        page: (
          <NewsList view={{ ...exampleNewsList, categories, category, paths: newsPaths(all, category, 2) }} />
        ),
      }
    },
  },
  {
    name: 'the sponsors',
    through: ['sponsorOf'],
    schema: sponsor,
    valid: exampleSponsor,
    together: 40,
    draw: (wires) => ({
      page: <SponsorsCarousel sponsors={wires.flatMap((wire) => sponsorOf(wire) ?? [])} />,
    }),
  },
  {
    name: 'the banners',
    through: ['bannerOf', 'bannerAt'],
    schema: banner,
    valid: exampleBanner,
    together: 1,
    draw: (wires, language) => ({
      page: (
        <Banner
          banner={bannerAt(
            wires.flatMap((wire) => bannerOf(wire, language) ?? []),
            homeBanner,
          )}
        />
      ),
    }),
  },
  {
    name: 'the matches',
    through: ['matchOf', 'matchesOf', 'sliderPart', 'teamLogoOf'],
    schema: schedule,
    valid: exampleWon,
    together: 40,
    draw: (wires, language) => {
      const matches = matchesOf([...wires, exampleSchedule], exampleClub, language)
      const view = { competitions: [], selected: null, failed: false }
      return {
        page: (
          <HomeMatches
            next={{ ...view, type: 'next', matches: sliderPart(matches, 'next') }}
            previous={{ ...view, type: 'prev', matches: sliderPart(matches, 'prev') }}
          />
        ),
      }
    },
  },
  {
    name: 'the competitions',
    through: ['isCompetition', 'competitionOption', 'selectCompetition', 'withStandings', 'selectStandings'],
    schema: competition,
    valid: exampleCompetition,
    together: 40,
    draw: (wires) => {
      const known = wires.filter(isCompetition)
      const competitions = known.map(competitionOption)
      const view = { competitions, matches: [], failed: false }
      const shown = selectStandings(withStandings(wires), 1)
      const selected = shown ? competitionOption(shown) : null
      const choose = (type: 'next' | 'prev') => selectCompetition(known, type, undefined)?.id ?? null
      return {
        page: (
          <>
            <HomeMatches
              next={{ ...view, type: 'next', selected: choose('next') }}
              previous={{ ...view, type: 'prev', selected: choose('prev') }}
            />
            <HomeStandings view={{ competitions, selected, rows: [], failed: false }} />
          </>
        ),
      }
    },
  },
  {
    name: 'the rows of the standings',
    through: ['standingRowOf', 'standingRowsOf'],
    schema: standingRow,
    valid: exampleStandingRows[0],
    together: 40,
    draw: (wires, language) => ({
      page: (
        <HomeStandings
          view={{
            competitions: [],
            selected: { id: 1, name: 'NB I.' },
            rows: standingRowsOf(wires, exampleClub, language),
            failed: false,
          }}
        />
      ),
    }),
  },
  {
    name: 'the files of a gallery',
    through: ['picturesOf', 'walkOf'],
    schema: z.object({ file: galleryFile, light: lightGalleryFile }),
    valid: { file: exampleFiles[0], light: exampleLightFiles[0] },
    together: 40,
    draw: (wires, language) => {
      const all = wires as ({ file?: never; light?: never } | undefined)[]
      const files = all.map((wire) => wire?.file as never)
      const pictures = picturesOf(files)
      const walk = walkOf(
        all.map((wire) => wire?.light as never),
        files,
      )
      const gallery = galleryOf(exampleGallery, language)
      return {
        page: <GalleryPictures title="Galéria" pictures={pictures} walk={walk} />,
        written: gallery && galleryLd(origin, gallery, pictures),
      }
    },
  },
]

/** Those that have a page to themselves: without what no such page can be without, there is none. */
const singles: WireCase[] = [
  {
    name: 'an article',
    through: ['articleOf', 'newsArticleLd', 'breadcrumbLd', 'proseParts', 'videosIn', 'readingMinutes'],
    schema: articleSchema,
    valid: exampleFullArticle,
    together: 1,
    draw: ([wire], language) => {
      const article = articleOf(wire as never, language)
      if (!article) return { page: null }
      const { title, path, meta: own } = article
      // As the answer has been before it comes this far.
      const cleaned = { ...article, body: cleanHtml(article.body, origin) }
      return {
        page: <Article article={cleaned} url={`${origin}${path}`} />,
        written: [
          newsArticleLd(article, { name: 'Klub', origin, logo }),
          breadcrumbLd(origin, [{ name: title, href: path }]),
          meta(language, own.title, own.description),
        ],
      }
    },
  },
  {
    name: 'a page',
    through: ['staticPageView', 'withHeadings', 'withLead'],
    schema: pageSchema,
    valid: { ...examplePage, cover_image: media },
    together: 1,
    draw: ([wire], language) => {
      const given = wire as { body?: unknown } | undefined
      const body = given?.body
      const cleaned = typeof body === 'string' ? { ...given, body: cleanHtml(body, origin) } : given
      const view = staticPageView(cleaned as never, language)
      return {
        page: view && <StaticPage view={view} links={[]} />,
        written: view && meta(language, view.meta.title, view.meta.description),
      }
    },
  },
  {
    name: 'a gallery',
    through: ['galleryOf', 'galleryLd'],
    schema: gallerySchema,
    valid: fullGallery,
    together: 1,
    draw: ([wire], language) => {
      const view = galleryOf(wire as never, language)
      return { page: view && <GalleryFacts gallery={view} />, written: view && galleryLd(origin, view, []) }
    },
  },
  {
    name: 'a video',
    through: ['videoOf', 'videoLd'],
    schema: videoSchema,
    valid: { ...fullVideo, related_videos: exampleVideoItems.slice(0, 1) },
    together: 1,
    draw: ([wire], language) => {
      const view = videoOf(wire as never, language)
      return {
        page: view && <VideoDetail video={view} url={`${origin}${view.fullLink}`} />,
        written: view && videoLd(origin, view),
      }
    },
  },
  {
    name: 'a search',
    through: ['searchView', 'countText'],
    schema: searchResult,
    valid: exampleResult,
    together: 1,
    draw: ([wire], language) => {
      const view = searchView(wire as never, { language, keyword: 'védekezés', page: 1 })
      return { page: <SearchResults view={view} />, written: countText(view, language) }
    },
  },
]

const item = {
  ...{ id: 'm1', name: 'Klub', order: 1, type: 'internal_url', link: '/oldalak/klub', locale: 'hu_HU' },
  ...{ page: null, parent_id: null, created_at: '2025-11-01T10:00:00+00:00', children: [] },
}
const children = [{ ...item, id: 'm2', type: 'static_page', link: null, page: { slug: 'rolunk' } }]
const frame = {
  menus: [
    { slug: 'fomenu', place: 'main', name: 'Főmenü', order: 1, lang: 'hu', items: [{ ...item, children }] },
    { slug: 'lablec', place: 'footer-1', name: 'Lábléc', order: 2, lang: 'hu', items: [item] },
  ],
  settings: [
    ['page-settings', 'title', 'Klub'],
    ['contact-settings', 'address', 'Dunaszeg'],
    ['contact-settings', 'phone', '+36 25 400 1958'],
    ['contact-settings', 'other', '<p>Hétköznap</p>'],
    ['social-links', 'facebook', 'https://facebook.example/klub'],
  ].map(([setting_type, name, value]) => ({ setting_type, name, value, lang: 'hu' })),
  sponsors: [exampleSponsor],
  footerPage: examplePage,
  popup: { id: 1, lang: 'hu', url: '/oldalak/jegyek', banner_image: media, visible: true },
}

const shell: WireCase = {
  name: 'the frame of every page',
  through: ['shellView', 'menuEntries', 'clubLd', 'pageMeta'],
  schema: z.object({
    menus: z.array(menu),
    settings: z.array(setting),
    sponsors: z.array(sponsor),
    footerPage: pageSchema.nullable(),
    popup: popup.nullable(),
  }),
  valid: frame,
  together: 1,
  draw: ([wire], language) => {
    const view = shellView(language, { ...(wire as object | undefined) } as never)
    const clean = <Text extends { html: string }>(text: Text | null) =>
      text && { ...text, html: cleanHtml(text.html, origin) }
    const contact = { ...view.contact, other: clean(view.contact.other) }
    const { address, phone } = contact
    const club = { name: 'Klub', origin, home: '/kezdo', logo: logo.src, social: view.social }
    return {
      page: (
        <Shell view={{ ...view, contact, footerPage: clean(view.footerPage) }}>
          <h1>Itt marad</h1>
        </Shell>
      ),
      written: [
        clubLd({ ...club, address, phone: phone?.text ?? null }),
        pageMeta({ club: 'Klub', origin, image, ...view.meta }, { language, title: '', paths: {} }),
      ],
    }
  },
}

export const wireCases: WireCase[] = [...lists, ...singles, shell]
