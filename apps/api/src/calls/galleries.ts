import type { Language } from '@palank/contract/language'
import type { Context, Handlers } from './handler.ts'
import { galleryItem } from './items.ts'
import { list, newestFirst, offsetOf, type Page, paged } from './paged.ts'

type Names = 'gallery/list' | 'gallery/list-latest' | 'gallery/find' | 'gallery/list-files'

const newest = async (context: Context, { query, lang }: { query: Page; lang: Language }) => {
  return list(context, query, {
    data: newestFirst(
      'select id, publish_date from api.gallery_key order by publish_date desc, id desc limit $1 offset $2',
      `select ${galleryItem('g')} from api.gallery g where g.id = k.id and g.lang = '${lang}'`,
    ),
    total: 'select count(*)::text from api.gallery_key',
  })
}

const light = `'id', f.id, 'name', coalesce(f.name, ''), 'store_path', f.public_url, 'hash_filename', f.filename,
  'order', f.position`

export const galleries: Handlers<Names> = {
  'gallery/list': newest,
  'gallery/list-latest': newest,

  'gallery/find': async ({ db }, { params, lang }) => {
    const gallery = await db.text(
      `select ${galleryItem('g')}::text from api.gallery g where g.id = $1 and g.lang = '${lang}'`,
      [params.id],
    )
    return gallery ? `{"data":${gallery}}` : undefined
  },

  'gallery/list-files': async ({ db }, { params, query, lang }) => {
    const [found] = await db.rows<{ total: number; files: string | null; allfile: string | null }>(
      `select g.file_count as total,
         (select json_agg(json_build_object(${light}, 'alt', f.name, 'width', f.width, 'height', f.height,
            'thumbnails', f.thumbnails, 'sources', f.sources) order by f.position)
          from (select * from api.gallery_file where gallery_id = g.id and lang = '${lang}'
            order by position limit $2 offset $3) f)::text as files,
         (select json_agg(json_build_object(${light}) order by f.position)
          from api.gallery_file f where f.gallery_id = g.id and f.lang = '${lang}')::text as allfile
       from api.gallery g where g.id = $1 and g.lang = '${lang}'`,
      [params.id, query.per_page, offsetOf(query)],
    )
    if (!found) return undefined
    return paged(`{"files":${found.files ?? '[]'},"allfile":${found.allfile ?? '[]'}}`, found.total, query)
  },
}
