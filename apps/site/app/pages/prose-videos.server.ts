import type { Video } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import type { Api } from '~/api/api.server.ts'
import { youtubeId } from '~/features/videos/youtube-id.ts'
import { mediaItemOfVideo } from '~/model/media.ts'
import { type ProseVideo, type RichTextPart, videoIdsIn } from '~/model/rich-text.ts'

/** More than an editor puts into a text; a text must not keep the api busy. */
const maxVideos = 10

function proseVideo(video: Video, language: Language): ProseVideo | undefined {
  const id = youtubeId(video.video_url ?? '')
  if (!id) return undefined
  const item = mediaItemOfVideo(video, language)
  return { id: video.id, title: item.title, youtubeId: id, picture: item.picture, lang: item.lang }
}

/** The videos of a text; one that fails to load stays a link to its own page. */
export async function loadProseVideos(api: Api, parts: readonly RichTextPart[]): Promise<ProseVideo[]> {
  const ids = videoIdsIn(parts).slice(0, maxVideos)
  const answers = await Promise.all(ids.map((id) => api.optional('video/find', api.videoFind(id), undefined)))
  return answers.flatMap((answer) => (answer && proseVideo(answer.data, api.language)) ?? [])
}
