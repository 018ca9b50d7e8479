import { publishedAt } from './published-at.ts'
import type { Writer } from './rich-text.ts'
import { idOf, type Load, link, save } from './save.ts'
import type { DemoArticle, Published } from './types.ts'

const published = { _status: 'published' }

export async function loadClassification(load: Load): Promise<void> {
  for (const [order, category] of load.club.categories.entries()) {
    const { key, name, highlighted } = category
    await save(load, {
      collection: 'categories',
      key,
      source: [category, order],
      hu: () => ({ name: name.hu, highlighted, order }),
      en: () => ({ name: name.en }),
    })
  }
  for (const tag of load.club.tags) {
    const { key, name } = tag
    await save(load, {
      collection: 'tags',
      key,
      source: tag,
      hu: () => ({ name: name.hu }),
      en: () => ({ name: name.en }),
    })
  }
}

/** Pages link to one another, so all of them are created before any body is written. */
export async function loadPages(load: Load, write: Writer): Promise<void> {
  for (const [order, page] of load.club.pages.entries()) {
    const { key, title, slug, metaDescription } = page
    const cover_image = page.cover ? idOf(load, 'media', page.cover) : null
    const documents = (page.documents ?? []).map((document) => idOf(load, 'documents', document))
    // The footer page is a part of every other page and not listed.
    const listed = slug.hu !== 'footer'
    await save(load, {
      collection: 'pages',
      key,
      source: [title, slug, metaDescription, order, cover_image, documents],
      hu: () => ({
        ...published,
        title: title.hu,
        slug: slug.hu,
        meta_description: metaDescription.hu,
        cover_image,
        documents,
        order,
        listed,
      }),
      en: () => ({ ...published, title: title.en, slug: slug.en, meta_description: metaDescription.en }),
    })
  }
  for (const { key, body } of load.club.pages) {
    await link(load, {
      collection: 'pages',
      key,
      what: 'body',
      source: body,
      hu: () => ({ ...published, body: write(body.hu, 'hu') }),
      en: () => ({ ...published, body: write(body.en, 'en') }),
    })
  }
}

/** An article with its publication time, written by hand or composed from a match. */
export type Writing = Omit<DemoArticle, keyof Published> & { publishedAt: string; match?: string }

async function loadArticle(load: Load, write: Writer, article: Writing): Promise<void> {
  const { key, title, lead, body, highlight, cover } = article
  const relations = {
    cover_image: idOf(load, 'media', cover),
    categories: article.categories.map((category) => idOf(load, 'categories', category)),
    tags: article.tags.map((tag) => idOf(load, 'tags', tag)),
    documents: article.documents.map((document) => idOf(load, 'documents', document)),
  }
  await save(load, {
    collection: 'articles',
    key,
    source: [title, lead, body, highlight, relations],
    once: { publish_date: article.publishedAt },
    hu: () => ({
      ...published,
      title: title.hu,
      lead: lead.hu,
      body: write(body.hu, 'hu'),
      highlight,
      ...relations,
    }),
    en: () => ({ ...published, title: title.en, lead: lead.en, body: write(body.en, 'en') }),
  })
}

export async function loadArticles(load: Load, write: Writer, composed: Writing[]): Promise<void> {
  const { firstDay } = load.ledger
  const written = load.club.articles.map((article) => ({
    ...article,
    publishedAt: publishedAt(article, firstDay),
  }))
  // Oldest first, so that ids grow with time as in a real newsroom.
  const articles: Writing[] = [...written, ...composed].sort((a, b) =>
    a.publishedAt < b.publishedAt ? -1 : 1,
  )
  for (const article of articles) await loadArticle(load, write, article)
  for (const { key, related } of articles.filter((article) => article.related.length > 0)) {
    const related_articles = related.map((other) => idOf(load, 'articles', other))
    const data = () => ({ ...published, related_articles })
    await link(load, { collection: 'articles', key, what: 'related', source: related_articles, hu: data })
  }
}

/** Links each match to its report. */
export async function loadReports(load: Load, reports: Writing[]): Promise<void> {
  for (const { key, match } of reports) {
    if (!match) continue
    const report = idOf(load, 'articles', key)
    await link(load, {
      collection: 'matches',
      key: match,
      what: 'report',
      source: report,
      hu: () => ({ report }),
    })
  }
}

export async function loadGalleries(load: Load): Promise<void> {
  for (const gallery of load.club.galleries) {
    const { key, name, description } = gallery
    const relations = {
      files: gallery.files.map(({ file }) => idOf(load, 'gallery-files', `${key}/${file}`)),
      categories: gallery.categories.map((category) => idOf(load, 'categories', category)),
    }
    await save(load, {
      collection: 'galleries',
      key,
      source: [name, description, relations],
      once: { publish_date: publishedAt(gallery, load.ledger.firstDay) },
      hu: () => ({ ...published, name: name.hu, description: description.hu, ...relations }),
      en: () => ({ ...published, name: name.en, description: description.en }),
    })
  }
}

export async function loadVideos(load: Load): Promise<void> {
  for (const video of load.club.videos) {
    const { key, name, description, videoUrl, cover } = video
    const relations = {
      cover_image: idOf(load, 'media', cover),
      categories: video.categories.map((category) => idOf(load, 'categories', category)),
      tags: video.tags.map((tag) => idOf(load, 'tags', tag)),
    }
    await save(load, {
      collection: 'videos',
      key,
      source: [name, description, videoUrl, relations],
      once: { publish_date: publishedAt(video, load.ledger.firstDay) },
      hu: () => ({
        ...published,
        name: name.hu,
        description: description.hu,
        video_url: videoUrl,
        ...relations,
      }),
      en: () => ({ ...published, name: name.en, description: description.en }),
    })
  }
  for (const { key, related } of load.club.videos.filter((video) => video.related.length > 0)) {
    const related_videos = related.map((other) => idOf(load, 'videos', other))
    const data = () => ({ ...published, related_videos })
    await link(load, { collection: 'videos', key, what: 'related', source: related_videos, hu: data })
  }
}
