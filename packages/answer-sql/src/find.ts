import type { Language } from '@palank/routes'
import { articleDetail, galleryFiles, pageDetail, videoDetail } from './details.ts'
import { galleryItem } from './items.ts'

// The statements that find one document; `id` is SQL for its id. Related rows are looked up one by one (`offset 0`). The
// views are security barriers, which a join condition does not pass, so a join would read a whole view.

const relatedArticles = (lang: Language) => `(
    select related_id, position from api.article_related join api.article_key k on k.id = related_id
    where article_id = a.id order by position limit 4
  ) r
  cross join lateral (select * from api.article o where o.id = r.related_id and o.lang = '${lang}' offset 0) o`

export const findArticle = (lang: Language, id: string) => `
  select ${articleDetail('a', relatedArticles(lang))}::text
  from api.article a
  where a.lang = '${lang}' and a.id = ${id}`

export const findPage = (lang: Language, id: string) => `
  select ${pageDetail('p')}::text
  from api.page p where p.lang = '${lang}' and p.id = ${id}`

export const findGallery = (lang: Language, id: string) =>
  `select ${galleryItem('g')}::text from api.gallery g where g.id = ${id} and g.lang = '${lang}'`

const filesOf = (lang: Language) =>
  `(select * from api.gallery_file where gallery_id = g.id and lang = '${lang}')`

/** `$2` and `$3` are the page's limit and offset. */
export const findGalleryFiles = (lang: Language, id: string) =>
  `select g.file_count as total, ${galleryFiles(filesOf(lang))}::text as data
    from api.gallery g where g.id = ${id} and g.lang = '${lang}'`

const relatedVideos = (lang: Language) =>
  `api.video_related r
    cross join lateral (select * from api.video o where o.id = r.related_id and o.lang = '${lang}' offset 0) o
    where r.video_id = v.id`

export const findVideo = (lang: Language, id: string) =>
  `select ${videoDetail('v', relatedVideos(lang))}::text from api.video v where v.id = ${id} and v.lang = '${lang}'`
