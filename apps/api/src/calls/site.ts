import { languages, locales, routeWords } from '@palank/routes'
import { withLinks } from '../links.ts'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

type Names = 'server-config' | 'menu/list' | 'sponsor/list' | 'setting/list' | 'banner/list' | 'banner/popup'

const menuItem = (alias: string, locale: string, parent: string, children: string) => `json_build_object(
  'id', ${alias}.id, 'name', ${alias}.name, 'order', ${alias}.position, 'type', ${alias}.type,
  'link', case when ${alias}.type = 'static_page' then null else ${alias}.link end, 'page', ${alias}.page,
  'locale', '${locale}', 'parent_id', ${parent}, 'created_at', m.created_at, 'children', ${children})`

const level = (view: string, alias: string, owner: string, lang: string, item: string) => `(
  select coalesce(json_agg(${item} order by ${alias}.position), '[]')
  from api.${view} ${alias} where ${alias}.owner_id = ${owner} and ${alias}.lang = '${lang}')`

export const site: Handlers<Names> = {
  'server-config': async ({ season, clubId }) =>
    JSON.stringify({
      default_lang: 'hu',
      menu_lang: 'hu',
      available_lang_array: languages.map((alpha2) => ({ alpha2, resources: routeWords(alpha2) })),
      current_season: season,
      club_id: clubId,
    }),

  'menu/list': async (context, { query, lang }) => {
    const locale = locales[lang]
    const third = level('menu_item_3', 'i3', 'i2.id', lang, menuItem('i3', locale, 'i2.id', `'[]'::json`))
    const second = level('menu_item_2', 'i2', 'i1.id', lang, menuItem('i2', locale, 'i1.id', third))
    const first = level('menu_item_1', 'i1', 'm.id', lang, menuItem('i1', locale, 'null', second))
    return list(context, query, {
      data: `select json_agg(json_build_object('slug', m.slug, 'place', m.place, 'name', m.name, 'order', m.position,
           'lang', m.text_lang, 'items', ${first}) order by m.position, m.id)::text
         from (select * from api.menu where lang = '${lang}' order by position, id limit $1 offset $2) m`,
      total: `select count(*)::text from api.menu where lang = '${lang}'`,
    })
  },

  'sponsor/list': async (context, { query, lang }) => {
    return list(context, query, {
      data: `select json_agg(json_build_object('id', id, 'title', title, 'url', url, 'link', url,
           'sponsor_logo', sponsor_logo) order by position, id)::text
         from (select * from api.sponsor where lang = '${lang}' order by position, id limit $1 offset $2) s`,
      total: `select count(*)::text from api.sponsor where lang = '${lang}'`,
    })
  },

  'setting/list': async (context, { query, lang }) => {
    return withLinks(
      context.db,
      lang,
      await list(context, query, {
        data: `select json_agg(json_build_object('setting_type', setting_type, 'name', name, 'value', value,
           'lang', text_lang) order by position)::text
         from (select * from api.setting where lang = '${lang}' order by position limit $1 offset $2) s`,
        total: `select count(*)::text from api.setting where lang = '${lang}'`,
      }),
    )
  },

  'banner/list': async (context, { query, lang }) => {
    return list(context, query, {
      data: `select json_agg(json_build_object('id', id, 'lang', text_lang, 'title', title, 'url', url,
           'position', position, 'banner_image', banner_image, 'thumbnails', thumbnails) order by place, id)::text
         from (select * from api.banner where lang = '${lang}' order by place, id limit $1 offset $2) b`,
      total: `select count(*)::text from api.banner where lang = '${lang}'`,
    })
  },

  'banner/popup': async ({ db }, { lang }) => {
    const popup = await db.text(
      `select json_build_object('id', id, 'lang', text_lang, 'url', url, 'banner_image', banner_image,
         'visible', true)::text
       from api.popup where lang = '${lang}' order by updated_at desc, id desc limit 1`,
    )
    return `{"data":${popup ?? 'null'}}`
  },
}
