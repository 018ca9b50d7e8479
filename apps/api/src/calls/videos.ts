import { findVideo } from '@palank/answer-sql/find'
import { videoItem } from '@palank/answer-sql/items'
import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Handlers } from './handler.ts'
import { list, newestFirst } from './paged.ts'

const sql = perLanguage((lang) => ({
  list: {
    data: newestFirst(
      'select id, publish_date from api.video_key order by publish_date desc, id desc limit $1 offset $2',
      `select ${videoItem('v')} from api.video v where v.id = k.id and v.lang = '${lang}'`,
    ),
    total: 'select count(*)::text from api.video_key',
  },
  find: findVideo(lang, '$1'),
}))

export const videos: Handlers<'video/list' | 'video/find'> = {
  'video/list': (context, { query, lang }) => list(context, query, sql[lang].list),

  'video/find': async ({ db }, { params, lang }) => {
    const video = await db.json(sql[lang].find, [params.id])
    return video ? single(video) : undefined
  },
}
