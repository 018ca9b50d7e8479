/** SQL for the JSON of list items, given the alias of the view; shared by lists, relations and search. */
export const articleItem = (a: string) => `json_build_object(
  'id', ${a}.id, 'type', 'news', 'lang', ${a}.text_lang, 'title', ${a}.title, 'slug', ${a}.slug, 'slugs', ${a}.slugs,
  'lead', ${a}.lead, 'cover_image', ${a}.cover_image, 'publish_date', ${a}.publish_date, 'categories', ${a}.categories)`

export const galleryItem = (g: string) => `json_build_object(
  'id', ${g}.id, 'type', 'gallery', 'lang', ${g}.text_lang, 'name', ${g}.name, 'description', ${g}.description,
  'publish_date', ${g}.publish_date, 'categories', ${g}.categories, 'cover_image', ${g}.cover_image,
  'thumbnails', ${g}.cover_image -> 'thumbnails', 'file_count', ${g}.file_count)`

export const videoItem = (v: string) => `json_build_object(
  'id', ${v}.id, 'type', 'video', 'lang', ${v}.text_lang, 'name', ${v}.name, 'description', ${v}.description,
  'publish_date', ${v}.publish_date, 'cover_image', ${v}.cover_image, 'thumbnails', ${v}.cover_image -> 'thumbnails',
  'video_url', ${v}.video_url, 'categories', ${v}.categories)`
