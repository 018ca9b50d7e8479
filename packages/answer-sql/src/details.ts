import { articleItem, videoItem } from './items.ts'

// SQL for the JSON of one item alone, given the alias of its row; `related` selects the items beside it.

/** `related` has an article's row as `o` and its place as `r.position`. */
export const articleDetail = (a: string, related: string) => `json_build_object(
  'id', ${a}.id, 'type', 'news', 'lang', ${a}.text_lang, 'title', ${a}.title, 'slug', ${a}.slug, 'slugs', ${a}.slugs,
  'lead', ${a}.lead, 'cover_image', ${a}.cover_image, 'publish_date', ${a}.publish_date, 'categories', ${a}.categories,
  'body', coalesce(${a}.body, ''), 'documents', ${a}.documents, 'tags', ${a}.tags,
  'meta_title', ${a}.meta_title, 'meta_description', ${a}.meta_description,
  'og_title', ${a}.og_title, 'og_description', ${a}.og_description,
  'related_articles', (select coalesce(json_agg(${articleItem('o')} order by r.position), '[]') from ${related}))`

export const pageDetail = (p: string) => `json_build_object(
  'id', ${p}.id, 'lang', ${p}.text_lang, 'title', ${p}.title, 'slug', ${p}.slug, 'slugs', ${p}.slugs,
  'listed', ${p}.listed, 'body', coalesce(${p}.body, ''), 'cover_image', ${p}.cover_image, 'documents', ${p}.documents,
  'meta_title', ${p}.meta_title, 'meta_description', ${p}.meta_description,
  'og_title', ${p}.og_title, 'og_description', ${p}.og_description)`

/** `related` has a video's row as `o` and its place as `r.position`. */
export const videoDetail = (v: string, related: string) => `json_build_object(
  'id', ${v}.id, 'type', 'video', 'lang', ${v}.text_lang, 'name', ${v}.name, 'description', ${v}.description,
  'publish_date', ${v}.publish_date, 'cover_image', ${v}.cover_image, 'thumbnails', ${v}.cover_image -> 'thumbnails',
  'video_url', ${v}.video_url, 'categories', ${v}.categories, 'tags', ${v}.tags,
  'related_videos', (select coalesce(json_agg(${videoItem('o')} order by r.position), '[]') from ${related}))`

const fileFields = `'id', f.id, 'name', coalesce(f.name, ''), 'store_path', f.public_url, 'hash_filename', f.filename,
  'order', f.position`

/** `files` is a relation of a gallery's pictures; `$2` and `$3` are the page's limit and offset. */
export const galleryFiles = (files: string) => `json_build_object(
  'files', (select coalesce(json_agg(json_build_object(${fileFields}, 'alt', f.alt, 'width', f.width,
      'height', f.height, 'thumbnails', f.thumbnails, 'sources', f.sources, 'avif', f.avif) order by f.position), '[]')
    from (select * from ${files} files order by position limit $2 offset $3) f),
  'allfile', (select coalesce(json_agg(json_build_object(${fileFields}) order by f.position), '[]') from ${files} f))`
