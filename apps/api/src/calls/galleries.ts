import type { Language } from '@palank/contract/language'
import { perLanguage } from '../per-language.ts'
import type { Context, Handlers } from './handler.ts'
import { galleryItem } from './items.ts'
import { list, newestFirst, offsetOf, type Page, paged, single } from './paged.ts'

type Names = 'gallery/list' | 'gallery/list-latest' | 'gallery/find' | 'gallery/list-files'

const fileFields = `'id', f.id, 'name', coalesce(f.name, ''), 'store_path', f.public_url, 'hash_filename', f.filename,
  'order', f.position`

const sql = perLanguage((lang) => ({
  list: {
    data: newestFirst(
      'select id, publish_date from api.gallery_key order by publish_date desc, id desc limit $1 offset $2',
      `select ${galleryItem('g')} from api.gallery g where g.id = k.id and g.lang = '${lang}'`,
    ),
    total: 'select count(*)::text from api.gallery_key',
  },
  find: `select ${galleryItem('g')}::text from api.gallery g where g.id = $1 and g.lang = '${lang}'`,
  files: `select g.file_count as total, json_build_object(
      'files', (select coalesce(json_agg(json_build_object(${fileFields}, 'alt', f.name, 'width', f.width,
          'height', f.height, 'thumbnails', f.thumbnails, 'sources', f.sources, 'avif', f.avif) order by f.position), '[]')
        from (select * from api.gallery_file where gallery_id = g.id and lang = '${lang}'
          order by position limit $2 offset $3) f),
      'allfile', (select coalesce(json_agg(json_build_object(${fileFields}) order by f.position), '[]')
        from api.gallery_file f where f.gallery_id = g.id and f.lang = '${lang}')
    )::text as data
    from api.gallery g where g.id = $1 and g.lang = '${lang}'`,
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
