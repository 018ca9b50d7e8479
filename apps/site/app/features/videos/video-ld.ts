import type { VideoView } from './videos.ts'

/** VideoObject of schema.org, which requires a picture. */
export function videoLd(origin: string, video: VideoView) {
  const { title, lead, publishDate, picture, youtubeId, address, fullLink } = video
  const absolute = (source: string | null | undefined) =>
    source && URL.canParse(source, origin) ? [new URL(source, origin).href] : []
  const pictures = new Set([picture?.coverImage, picture?.thumbnails.medium].flatMap(absolute))
  if (pictures.size === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: lead || title,
    thumbnailUrl: [...pictures],
    ...(publishDate ? { uploadDate: publishDate } : {}),
    url: new URL(fullLink, origin).href,
    ...(youtubeId
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}` }
      : address && { contentUrl: new URL(address, origin).href }),
  }
}
