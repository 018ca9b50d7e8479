import { resolveLinks } from '@palank/answer-sql/links'
import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Language } from '@palank/contract/language'
import { locales, routeWords } from '@palank/routes'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

type Names = 'server-config' | 'menu/list' | 'sponsor/list' | 'setting/list' | 'banner/list' | 'banner/popup'

const menuItem = (alias: string, lang: Language, parent: string, children: string) => `json_build_object(
  'id', ${alias}.id, 'name', ${alias}.name, 'order', ${alias}.position, 'type', ${alias}.type,
  'link', case when ${alias}.type = 'static_page' then null else ${alias}.link end, 'page', ${alias}.page,
  'locale', '${locales[lang]}', 'parent_id', ${parent}, 'created_at', m.created_at, 'children', ${children})`

const level = (view: string, alias: string, owner: string, lang: Language, item: string) => `(
  select coalesce(json_agg(${item} order by ${alias}.position), '[]')
  from api.${view} ${alias} where ${alias}.owner_id = ${owner} and ${alias}.lang = '${lang}')`

function menuItems(lang: Language): string {
  const third = level('menu_item_3', 'i3', 'i2.id', lang, menuItem('i3', lang, 'i2.id', `'[]'::json`))
  const second = level('menu_item_2', 'i2', 'i1.id', lang, menuItem('i2', lang, 'i1.id', third))
  return level('menu_item_1', 'i1', 'm.id', lang, menuItem('i1', lang, 'null', second))
}

/** All rows of a view in the given order, each as a JSON object. */
const listOf = (view: string, lang: Language, order: string, item: string) => ({
  data: `select json_agg(json_build_object(${item}) order by ${order})::text
    from (select * from api.${view} where lang = '${lang}' order by ${order} limit $1 offset $2) m`,
  total: `select count(*)::text from api.${view} where lang = '${lang}'`,
})

const sql = perLanguage((lang) => ({
  menus: listOf(
    'menu',
    lang,
    'position, id',
    `'slug', slug, 'place', place, 'name', name, 'order', position, 'lang', text_lang, 'items', ${menuItems(lang)}`,
  ),
  sponsors: listOf(
    'sponsor',
    lang,
    'position, id',
    `'id', id, 'title', title, 'url', url, 'link', url, 'sponsor_logo', sponsor_logo`,
  ),
  settings: listOf(
    'setting',
    lang,
    'position',
    `'setting_type', setting_type, 'name', name, 'value', value, 'lang', text_lang`,
  ),
  banners: listOf(
    'banner',
    lang,
    'place, id',
    `'id', id, 'lang', text_lang, 'title', title, 'url', url, 'position', position,
      'banner_image', banner_image, 'thumbnails', thumbnails`,
  ),
  popup: `select json_build_object('id', id, 'lang', text_lang, 'url', url, 'banner_image', banner_image,
      'visible', true)::text
    from api.popup where lang = '${lang}' order by updated_at desc, id desc limit 1`,
}))

export const site: Handlers<Names> = {
  'server-config': async ({ season, clubId, languages }) =>
    Buffer.from(
      JSON.stringify({
        default_lang: languages[0],
        menu_lang: languages[0],
        available_lang_array: languages.map((alpha2) => ({ alpha2, resources: routeWords(alpha2) })),
        current_season: season,
        club_id: clubId,
      }),
    ),

  'menu/list': (context, { query, lang }) => list(context, query, sql[lang].menus),
  'sponsor/list': (context, { query, lang }) => list(context, query, sql[lang].sponsors),
  'banner/list': (context, { query, lang }) => list(context, query, sql[lang].banners),

  'setting/list': async (context, { query, lang }) =>
    resolveLinks(context.db, lang, await list(context, query, sql[lang].settings)),

  'banner/popup': async ({ db }, { lang }) => single((await db.json(sql[lang].popup)) ?? Buffer.from('null')),
}
