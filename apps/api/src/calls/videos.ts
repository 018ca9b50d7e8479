import { perLanguage } from '../per-language.ts'
import type { Handlers } from './handler.ts'
import { videoItem } from './items.ts'
import { list, newestFirst, single } from './paged.ts'

const sql = perLanguage((lang) => ({
  list: {
    data: newestFirst(
      'select id, publish_date from api.video_key order by publish_date desc, id desc limit $1 offset $2',
      `select ${videoItem('v')} from api.video v where v.id = k.id and v.lang = '${lang}'`,
    ),
    total: 'select count(*)::text from api.video_key',
  },
  find: `select json_build_object(
      'id', v.id, 'type', 'video', 'lang', v.text_lang, 'name', v.name, 'description', v.description,
      'publish_date', v.publish_date, 'cover_image', v.cover_image, 'thumbnails', v.cover_image -> 'thumbnails',
      'video_url', v.video_url, 'categories', v.categories, 'tags', v.tags,
      'related_videos', (
        select coalesce(json_agg(${videoItem('o')} order by r.position), '[]')
        from api.video_related r join api.video o on o.id = r.related_id and o.lang = '${lang}'
        where r.video_id = v.id
      ))::text
    from api.video v where v.id = $1 and v.lang = '${lang}'`,
}))

export const videos: Handlers<'video/list' | 'video/find'> = {
  'video/list': (context, { query, lang }) => list(context, query, sql[lang].list),

  'video/find': async ({ db }, { params, lang }) => {
    const video = await db.json(sql[lang].find, [params.id])
    return video ? single(video) : undefined
  },
}
