import { findGallery, findGalleryFiles } from '@palank/answer-sql/find'
import { galleryItem } from '@palank/answer-sql/items'
import { offsetOf, type Page, paged, single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Language } from '@palank/contract/language'
import type { Context, Handlers } from './handler.ts'
import { list, newestFirst } from './paged.ts'

type Names = 'gallery/list' | 'gallery/list-latest' | 'gallery/find' | 'gallery/list-files'

const sql = perLanguage((lang) => ({
  list: {
    data: newestFirst(
      'select id, publish_date from api.gallery_key order by publish_date desc, id desc limit $1 offset $2',
      `select ${galleryItem('g')} from api.gallery g where g.id = k.id and g.lang = '${lang}'`,
    ),
    total: 'select count(*)::text from api.gallery_key',
  },
  find: findGallery(lang, '$1'),
  files: findGalleryFiles(lang, '$1'),
}))

const listNewest = (context: Context, { query, lang }: { query: Page; lang: Language }) =>
  list(context, query, sql[lang].list)

export const galleries: Handlers<Names> = {
  'gallery/list': listNewest,
  'gallery/list-latest': listNewest,

  'gallery/find': async ({ db }, { params, lang }) => {
    const gallery = await db.json(sql[lang].find, [params.id])
    return gallery ? single(gallery) : undefined
  },

  'gallery/list-files': async ({ db }, { params, query, lang }) => {
    const values = [params.id, query.per_page, offsetOf(query)]
    const [files] = await db.rows<{ total: number; data: string }>(sql[lang].files, values)
    return files ? paged(Buffer.from(files.data), files.total, query) : undefined
  },
}
