import { articleItem, article as articleSchema } from '@palank/contract/article'
import { document } from '@palank/contract/document'
import { galleryFile, gallery as gallerySchema, lightGalleryFile } from '@palank/contract/gallery'
import { pageItem, page as pageSchema } from '@palank/contract/page'
import { searchResult } from '@palank/contract/search'
import { listedCategory } from '@palank/contract/taxonomy'
import { videoItem, video as videoSchema } from '@palank/contract/video'
import { z } from 'zod'
import { pageTextOf, richTextOf } from '~/api/rich-text.server.ts'
import { atomFeed, feedEntries } from '~/features/discovery/feed.ts'
import { articleEntries, numberedEntries, pageEntries, sitemapFile } from '~/features/discovery/sitemap.ts'
import { GalleryFacts } from '~/features/galleries/GalleryFacts.tsx'
import { GalleryList } from '~/features/galleries/GalleryList.tsx'
import { GalleryPictures } from '~/features/galleries/GalleryPictures.tsx'
import { exampleFiles, exampleGallery, exampleLightFiles } from '~/features/galleries/galleries.examples.ts'
import { galleryOf, picturesOf, walkOf } from '~/features/galleries/galleries.ts'
import { galleryLd } from '~/features/galleries/gallery-ld.ts'
import { Article } from '~/features/news/Article.tsx'
import { exampleFullArticle } from '~/features/news/article.examples.ts'
import { articleOf, articleScreenOf } from '~/features/news/article.ts'
import { newsArticleLd } from '~/features/news/article-ld.ts'
import { HighlightedNews } from '~/features/news/HighlightedNews.tsx'
import { MediaGrid } from '~/features/news/MediaGrid.tsx'
import { NewsList } from '~/features/news/NewsList.tsx'
import { NewsSlider } from '~/features/news/NewsSlider.tsx'
import { exampleArticle, exampleMedia } from '~/features/news/news.examples.ts'
import { boxOf, slideOf } from '~/features/news/news.ts'
import { exampleNewsList } from '~/features/news/news-list.examples.ts'
import { categoryViews, findCategory, newsPaths, newsScreenOf } from '~/features/news/news-list.ts'
import { InformationList } from '~/features/pages/InformationList.tsx'
import { informationLinks } from '~/features/pages/information.ts'
import { staticPageView } from '~/features/pages/page.ts'
import { examplePage, examplePages } from '~/features/pages/pages.examples.ts'
import { StaticPage } from '~/features/pages/StaticPage.tsx'
import { countText } from '~/features/search/count-text.ts'
import { SearchResults } from '~/features/search/SearchResults.tsx'
import { exampleResult } from '~/features/search/search.examples.ts'
import { searchScreenOf, searchView } from '~/features/search/search.ts'
import { VideoDetail } from '~/features/videos/VideoDetail.tsx'
import { VideoLead } from '~/features/videos/VideoLead.tsx'
import { VideoTiles } from '~/features/videos/VideoList.tsx'
import { videoLd } from '~/features/videos/video-ld.ts'
import { exampleVideo, exampleVideoItems } from '~/features/videos/videos.examples.ts'
import { playedVideoOf, videoOf } from '~/features/videos/videos.ts'
import { documentsOf } from '~/model/documents.ts'
import { exampleKept } from '~/model/kept.examples.ts'
import { mediaItemOfArticle, mediaItemOfGallery, mediaItemOfVideo, tileOf } from '~/model/media-items.ts'
import { noEmbeds } from '~/model/rich-text.ts'
import { breadcrumbLd } from '~/ui/breadcrumb-ld.ts'
import { Documents } from '~/ui/Documents.tsx'
import { RelatedCarousel } from '~/ui/RelatedCarousel.tsx'
import { logo, meta, origin, type WireCase, wireCase } from './wire-case.ts'

const fullVideo = { ...exampleVideo, cover_image: exampleMedia, thumbnails: exampleMedia.thumbnails }
const fullGallery = { ...exampleGallery, cover_image: exampleMedia, thumbnails: exampleMedia.thumbnails }

/** News, galleries, videos, pages, searches. */
export const readingWires: WireCase[] = [
  wireCase({
    name: 'the articles of a list',
    through: [
      'mediaItemOfArticle',
      'pictureOrNone',
      'pictureOf',
      'pictureFromThumbnails',
      'sizeOf',
      'srcSetOf',
      'categoriesOf',
      'foreignLanguage',
      'feedEntries',
      'articleEntries',
    ],
    schema: articleItem,
    valid: exampleArticle,
    together: 40,
    draw: (wires, language) => {
      const items = wires.map((wire) => mediaItemOfArticle(wire, language))
      const tiles = items.map(tileOf)
      const source = { origin, language, club: 'Klub', title: 'Hírek', icon: '/i.svg' }
      return {
        page: (
          <>
            <NewsSlider items={items.map(slideOf)} />
            <HighlightedNews items={items.map(boxOf)} />
            <MediaGrid stories={exampleKept(tiles)} />
            <NewsList
              crumbs={[]}
              screen={newsScreenOf(
                { ...exampleNewsList, items: tiles, leading: tiles, latest: tiles },
                exampleKept,
              )}
            />
            <RelatedCarousel title="Kapcsolódó" items={tiles} />
          </>
        ),
        written: [
          atomFeed({ ...source, entries: feedEntries(wires, language) }),
          sitemapFile(origin, articleEntries(wires, language)),
        ],
      }
    },
  }),
  wireCase({
    name: 'the galleries of a list',
    through: ['mediaItemOfGallery', 'numberedEntries'],
    schema: gallerySchema,
    valid: fullGallery,
    together: 40,
    draw: (wires, language) => ({
      page: <GalleryList items={wires.map((wire) => tileOf(mediaItemOfGallery(wire, language)))} />,
      written: sitemapFile(origin, numberedEntries('gallery', wires)),
    }),
  }),
  wireCase({
    name: 'the videos of a list',
    through: ['mediaItemOfVideo', 'playedVideoOf'],
    schema: videoItem,
    valid: { ...exampleVideoItems[0], cover_image: exampleMedia, thumbnails: exampleMedia.thumbnails },
    together: 40,
    draw: (wires, language) => ({
      page: (
        <>
          <VideoTiles items={wires.map((wire) => tileOf(mediaItemOfVideo(wire, language)))} />
          {wires.map((wire, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same video
            return <VideoLead key={index} video={playedVideoOf(wire, language)} />
          })}
        </>
      ),
      written: sitemapFile(origin, numberedEntries('video', wires)),
    }),
  }),
  wireCase({
    name: 'the pages of the index',
    through: ['informationLinks', 'pageEntries'],
    schema: pageItem,
    valid: examplePages[5],
    together: 40,
    draw: (wires, language) => ({
      page: <InformationList links={informationLinks(wires, language)} />,
      written: sitemapFile(origin, pageEntries(wires, language)),
    }),
  }),
  wireCase({
    name: 'the documents of a text',
    through: ['documentsOf'],
    schema: document,
    valid: exampleFullArticle.documents[0],
    together: 40,
    draw: (wires, language) => ({ page: <Documents documents={documentsOf(wires, language)} /> }),
  }),
  wireCase({
    name: 'the categories of the news',
    through: ['categoryViews', 'findCategory', 'newsPaths', 'newsPath', 'newsScreenOf'],
    schema: listedCategory,
    valid: { id: 1, lang: 'hu', name: 'Jegyek', slug: 'jegyek', highlighted: true },
    together: 40,
    draw: (wires, language) => {
      const categories = categoryViews(wires, language)
      const all = { hu: categories, en: categories }
      const category = findCategory(all, 'jegyek', language) ?? null
      return {
        page: (
          <NewsList
            crumbs={[]}
            screen={newsScreenOf(
              { ...exampleNewsList, categories, category, paths: newsPaths(all, category, 2) },
              exampleKept,
            )}
          />
        ),
      }
    },
  }),
  wireCase({
    name: 'the files of a gallery',
    through: ['picturesOf', 'walkOf'],
    schema: z.object({ file: galleryFile, light: lightGalleryFile }),
    valid: { file: exampleFiles[0], light: exampleLightFiles[0] },
    together: 40,
    draw: (wires, language) => {
      const files = wires.map(({ file }) => file)
      const pictures = picturesOf(files)
      const walk = walkOf(
        wires.map(({ light }) => light),
        files,
      )
      return {
        page: <GalleryPictures title="Galéria" pictures={pictures} walk={walk} />,
        written: galleryLd(origin, galleryOf(exampleGallery, language), pictures),
      }
    },
  }),
  wireCase({
    name: 'an article',
    through: [
      'articleOf',
      'articleScreenOf',
      'newsArticleLd',
      'breadcrumbLd',
      'countWords',
      'embeddedIn',
      'embedKey',
      'needsScript',
      'readingMinutes',
    ],
    schema: articleSchema,
    valid: exampleFullArticle,
    together: 1,
    draw: ([wire], language) => {
      const body = richTextOf(wire.body, { origin, language })
      const article = articleOf({ ...wire, body }, language)
      const { title, path, meta: own } = article
      return {
        page: <Article screen={articleScreenOf(article, noEmbeds, exampleKept)} url={`${origin}${path}`} />,
        written: [
          newsArticleLd(article, { name: 'Klub', origin, logo }),
          breadcrumbLd(origin, [{ name: title, href: path }]),
          meta(language, own.title, own.description),
        ],
      }
    },
  }),
  wireCase({
    name: 'a page',
    through: ['staticPageView'],
    schema: pageSchema,
    valid: { ...examplePage, cover_image: exampleMedia },
    together: 1,
    draw: ([wire], language) => {
      const body = pageTextOf(wire.body, { origin, language })
      const view = staticPageView({ ...wire, body }, language)
      return {
        page: view && <StaticPage view={view} links={[]} />,
        written: view && meta(language, view.meta.title, view.meta.description),
      }
    },
  }),
  wireCase({
    name: 'a gallery',
    through: ['galleryOf', 'galleryLd'],
    schema: gallerySchema,
    valid: fullGallery,
    together: 1,
    draw: ([wire], language) => {
      const view = galleryOf(wire, language)
      return { page: <GalleryFacts gallery={view} />, written: galleryLd(origin, view, []) }
    },
  }),
  wireCase({
    name: 'a video',
    through: ['videoOf', 'videoLd'],
    schema: videoSchema,
    valid: { ...fullVideo, related_videos: exampleVideoItems.slice(0, 1) },
    together: 1,
    draw: ([wire], language) => {
      const view = videoOf(wire, language)
      return {
        page: <VideoDetail video={view} url={`${origin}${view.fullLink}`} />,
        written: videoLd(origin, view),
      }
    },
  }),
  wireCase({
    name: 'a search',
    through: ['searchView', 'searchScreenOf', 'countText'],
    schema: searchResult,
    valid: exampleResult,
    together: 1,
    draw: ([wire], language) => {
      const view = searchView(wire, { language, keyword: 'védekezés', page: 1 })
      const screen = searchScreenOf(view, exampleKept)
      return { page: <SearchResults screen={screen} />, written: countText(view, language) }
    },
  }),
]
