import type { Video } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import { videoFind } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { youtubeId } from '~/features/videos/youtube-id.ts'
import { mediaItemOfVideo } from '~/model/media.ts'
import { type ProseVideo, videosIn } from '~/ui/prose.ts'

/** No editor puts more into a text, and no text may keep the api busy. */
const most = 10

function proseVideo(video: Video, language: Language): ProseVideo | undefined {
  const id = youtubeId(video.video_url ?? '')
  if (!id) return undefined
  const item = mediaItemOfVideo(video, language)
  return { id: video.id, title: item.title, youtubeId: id, picture: item.picture, lang: item.lang }
}

/** The videos that stand in a text; one that does not come stays a link to its own page. */
export async function loadProseVideos(language: Language, html: string): Promise<ProseVideo[]> {
  const asked = videosIn(html).slice(0, most)
  const found = await Promise.all(
    asked.map((id) => optional('video/find', videoFind(language, id), undefined)),
  )
  return found.flatMap((answer) => (answer && proseVideo(answer.data, language)) ?? [])
}
