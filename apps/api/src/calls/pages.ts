import type { Language } from '@palank/contract/language'
import { resolveLinks } from '../links.ts'
import { perLanguage } from '../per-language.ts'
import { byKey, type KeyKind, keyKind } from './by-key.ts'
import type { Handlers } from './handler.ts'
import { list, single } from './paged.ts'

const findSql = (lang: Language, by: KeyKind) => `
  select json_build_object(
    'id', p.id, 'lang', p.text_lang, 'title', p.title, 'slug', p.slug, 'slugs', p.slugs, 'listed', p.listed,
    'body', coalesce(p.body, ''), 'cover_image', p.cover_image, 'documents', p.documents,
    'meta_title', p.meta_title, 'meta_description', p.meta_description,
    'og_title', p.og_title, 'og_description', p.og_description)::text
  from api.page p where p.lang = '${lang}' and p.id = ${byKey('page', lang, by)}`

const sql = perLanguage((lang) => ({
  find: { id: findSql(lang, 'id'), slug: findSql(lang, 'slug') },
  list: {
    data: `select json_agg(json_build_object('id', id, 'lang', text_lang, 'title', title, 'slug', slug,
        'slugs', slugs, 'listed', listed) order by position, title collate "hu-x-icu", id)::text
      from (select id, text_lang, title, slug, slugs, listed, position from api.page where lang = '${lang}'
        order by position, title collate "hu-x-icu", id limit $1 offset $2) p`,
    total: `select count(*)::text from api.page where lang = '${lang}'`,
  },
}))

export const pages: Handlers<'page/find' | 'page/list'> = {
  'page/find': async ({ db }, { params, lang }) => {
    const page = await db.json(sql[lang].find[keyKind(params.slug)], [params.slug])
    return page ? resolveLinks(db, lang, single(page)) : undefined
  },

  'page/list': (context, { query, lang }) => list(context, query, sql[lang].list),
}
