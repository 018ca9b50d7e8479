import type { Schedule } from '@palank/contract/schedule'
import type { Video } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { galleryOf, picturesOf } from '~/features/galleries/galleries.ts'
import { youtubeId } from '~/features/videos/youtube-id.ts'
import { dateTextsOf } from '~/model/date-texts.ts'
import { matchFactsOf } from '~/model/match.ts'
import { mediaItemOfVideo } from '~/model/media-items.ts'
import {
  type EmbedKind,
  embeddedIn,
  embedKey,
  type ProseEmbeds,
  type ProseGallery,
  type ProseMatch,
  type ProseVideo,
  type RichTextPart,
} from '~/model/rich-text.ts'

/** More of a kind than an editor puts into a text; a text must not keep the api busy. */
const maxItems = 10
const picturesOfGallery = 4

/** Null for one that cannot be played here: it stays a link. */
function proseVideo(video: Video, language: Language): ProseVideo | null {
  const id = youtubeId(video.video_url ?? '')
  if (!id) return null
  const item = mediaItemOfVideo(video, language)
  return { id: video.id, title: item.title, youtubeId: id, picture: item.picture, lang: item.lang }
}

/** Undefined for one without pictures: nothing to draw. */
async function loadProseGallery(api: Api, id: number): Promise<ProseGallery | undefined> {
  const paging = { page: 1, per_page: picturesOfGallery }
  const [gallery, files] = await Promise.all([api.galleryFind(id, paging), api.galleryListFiles(id, paging)])
  const { title, lang, imagesCount } = galleryOf(gallery.data, api.language)
  const pictures = picturesOf(files.data.files)
    .slice(0, picturesOfGallery)
    .map(({ picture, alt }) => ({ ...picture, coverImageAlt: alt, coverImageTitle: '' }))
  return pictures.length > 0
    ? { id, name: title, pictures, count: Math.max(imagesCount, pictures.length), lang }
    : undefined
}

function proseMatch(schedule: Schedule, { config, language }: Api): ProseMatch {
  const { game_time: date } = schedule
  const dateTexts = date ? dateTextsOf(date, language) : null
  return { ...matchFactsOf(schedule, config.club_id, language), date, dateTexts }
}

/** What is embedded in a text; an item that fails to load stays a link to its own page, one that is gone leaves nothing. */
export async function loadEmbeds(api: Api, parts: readonly RichTextPart[]): Promise<ProseEmbeds> {
  const gone: ProseEmbeds['gone'] = []
  const load = async <Item extends { id: number }>(
    kind: EmbedKind,
    call: string,
    find: (id: number) => Promise<Item | null | undefined>,
  ): Promise<Item[]> => {
    const ids = embeddedIn(parts, kind).slice(0, maxItems)
    const items = await Promise.all(
      ids.map(async (id) => {
        const item = await api.optional(call, unlessMissing(find(id)), null)
        if (item === undefined) gone.push(embedKey({ kind, id }))
        return item ? [item] : []
      }),
    )
    return items.flat() as Item[]
  }
  const [videos, galleries, matches] = await Promise.all([
    load('video', 'video/find', async (id) => proseVideo((await api.videoFind(id)).data, api.language)),
    load('gallery', 'gallery/find', (id) => loadProseGallery(api, id)),
    load('match', 'schedule/find', async (id) => proseMatch((await api.scheduleFind(id)).data, api)),
  ])
  return { videos, galleries, matches, gone }
}
