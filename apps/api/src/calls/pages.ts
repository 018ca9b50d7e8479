import { withLinks } from '../links.ts'
import { keyKind } from './articles.ts'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

export const pages: Handlers<'page/find' | 'page/list'> = {
  'page/find': async ({ db }, { params, lang }) => {
    const target =
      keyKind(params.slug) === 'id'
        ? '$1'
        : `(select document_id from api.slug where kind = 'page' and slug = $1 order by (lang = '${lang}') desc limit 1)`
    const page = await db.text(
      `select json_build_object(
         'id', p.id, 'lang', p.text_lang, 'title', p.title, 'slug', p.slug, 'slugs', p.slugs, 'listed', p.listed,
         'body', coalesce(p.body, ''), 'cover_image', p.cover_image, 'documents', p.documents,
         'meta_title', p.meta_title, 'meta_description', p.meta_description,
         'og_title', p.og_title, 'og_description', p.og_description)::text
       from api.page p where p.lang = '${lang}' and p.id = ${target}`,
      [params.slug],
    )
    return page ? withLinks(db, lang, `{"data":${page}}`) : undefined
  },

  'page/list': async (context, { query, lang }) => {
    return list(context, query, {
      data: `select json_agg(json_build_object('id', id, 'lang', text_lang, 'title', title, 'slug', slug, 'slugs', slugs,
           'listed', listed) order by position, title collate "hu-x-icu", id)::text
         from (select id, text_lang, title, slug, slugs, listed, position from api.page where lang = '${lang}'
           order by position, title collate "hu-x-icu", id limit $1 offset $2) p`,
      total: `select count(*)::text from api.page where lang = '${lang}'`,
    })
  },
}
