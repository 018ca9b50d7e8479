import { z } from 'zod'
import { article, articleItem, highlightFilter } from './article.ts'
import { banner, popup } from './banner.ts'
import type { Call } from './call.ts'
import { serverConfig } from './config.ts'
import { gallery, galleryFiles } from './gallery.ts'
import { menu } from './menu.ts'
import { maybe } from './optional.ts'
import { page, pageItem } from './page.ts'
import { listOf, one } from './paging.ts'
import { clubParam, idParams, keywordParam, noParams, pagedQuery, plainQuery, slugParam } from './params.ts'
import { searchResult } from './search.ts'
import { setting } from './setting.ts'
import { sponsor } from './sponsor.ts'
import { listedCategory } from './taxonomy.ts'
import { video, videoItem } from './video.ts'

const content = { method: 'GET', group: 'content' } as const

export const contentCalls = {
  'server-config': {
    ...content,
    path: '/server-config',
    summary: 'Languages, route words, current season and club',
    params: noParams,
    query: plainQuery,
    answer: serverConfig,
  },
  'menu/list': {
    ...content,
    path: '/menu/list',
    summary: 'Every menu with its items',
    params: noParams,
    query: pagedQuery(100),
    answer: listOf(menu),
  },
  'article/list': {
    ...content,
    path: '/article/list',
    summary: 'Published articles, newest first',
    params: noParams,
    query: pagedQuery(12).extend({
      'filters[category]': slugParam.optional().describe('Slug of a category, in either language.'),
      'filters[highlight]': highlightFilter
        .optional()
        .describe('Slides and highlighted articles come in the order that editors gave them, if they did.'),
    }),
    answer: listOf(articleItem),
  },
  'article/find': {
    ...content,
    path: '/article/find/{id}',
    summary: 'One article by id, or by a current or former slug of either language',
    params: z.object({ id: slugParam }),
    query: plainQuery,
    answer: one(article),
  },
  'article-category/list': {
    ...content,
    path: '/article-category/list',
    summary: 'Categories of articles',
    params: noParams,
    query: pagedQuery(100),
    answer: listOf(listedCategory),
  },
  'gallery/list': {
    ...content,
    path: '/gallery/list',
    summary: 'Published galleries, newest first',
    params: noParams,
    query: pagedQuery(12),
    answer: listOf(gallery),
  },
  'gallery/list-latest': {
    ...content,
    path: '/gallery/list-latest',
    summary: 'The latest galleries, for the home page',
    params: noParams,
    query: pagedQuery(3),
    answer: listOf(gallery),
  },
  'gallery/find': {
    ...content,
    path: '/gallery/find/{id}',
    summary: 'One gallery; for its files see gallery/list-files',
    params: idParams,
    query: pagedQuery(12),
    answer: one(gallery),
  },
  'gallery/list-files': {
    ...content,
    path: '/gallery/list-files/{id}',
    summary: 'A page of the files of a gallery, and a light list of all',
    params: idParams,
    query: pagedQuery(12),
    answer: galleryFiles,
  },
  'video/list': {
    ...content,
    path: '/video/list',
    summary: 'Published videos, newest first',
    params: noParams,
    query: pagedQuery(15),
    answer: listOf(videoItem),
  },
  'video/find': {
    ...content,
    path: '/video/find/{id}',
    summary: 'One video with related videos',
    params: idParams,
    query: plainQuery,
    answer: one(video),
  },
  'sponsor/list': {
    ...content,
    path: '/sponsor/list',
    summary: 'Sponsors and partners',
    params: noParams,
    query: pagedQuery(100),
    answer: listOf(sponsor),
  },
  'page/find': {
    ...content,
    path: '/page/find/{slug}',
    summary: 'One static page by id, or by a current or former slug of either language',
    params: z.object({ slug: slugParam }),
    query: plainQuery,
    answer: one(page),
  },
  'page/list': {
    ...content,
    path: '/page/list',
    summary: 'Published static pages',
    params: noParams,
    query: pagedQuery(100),
    answer: listOf(pageItem),
  },
  'search/find': {
    ...content,
    path: '/search/find',
    summary: 'Articles, galleries, videos and players that match a keyword',
    params: noParams,
    query: pagedQuery(12).extend({
      'clubs[0]': clubParam,
      keyword: keywordParam.default('').describe('Only the first 100 characters count.'),
    }),
    answer: one(searchResult),
  },
  'setting/list': {
    ...content,
    path: '/setting/list',
    summary: 'Settings of the site: metadata, social links, contact data',
    params: noParams,
    query: pagedQuery(100),
    answer: listOf(setting),
  },
  'banner/list': {
    ...content,
    path: '/banner/list',
    summary: 'Banners with their positions',
    params: noParams,
    query: pagedQuery(100),
    answer: listOf(banner),
  },
  'banner/popup': {
    ...content,
    path: '/banner/popup',
    summary: 'The current welcome popup, if any',
    params: noParams,
    query: plainQuery,
    answer: z.object({ data: maybe(popup) }),
  },
} satisfies Record<string, Call>
