import { findPage } from '@palank/answer-sql/find'
import { resolveLinks } from '@palank/answer-sql/links'
import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Language } from '@palank/contract/language'
import { byKey, type KeyKind, keyKind } from './by-key.ts'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

const findSql = (lang: Language, by: KeyKind) => findPage(lang, byKey('page', lang, by))

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
