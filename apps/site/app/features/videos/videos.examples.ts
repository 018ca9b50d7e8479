import type { Video, VideoItem } from '@palank/contract/video'
import { mediaItemOfVideo } from '~/model/media-items.ts'
import { playedVideoOf, videoOf } from './videos.ts'

const titles = [
  'A hónap öt legszebb indítása',
  'Deák blokkja a hét jelenete a bajnokságban',
  'Az ötödik negyed: podcast a védekezésről',
  'Zsákolóverseny: a döntő percei',
]

export const exampleVideoItems: VideoItem[] = titles.map((name, index) => ({
  id: 20 + index,
  type: 'video',
  lang: 'hu',
  name,
  description: null,
  publish_date: `2025-11-0${4 - index}T14:00:00.000Z`,
  categories: [],
  cover_image: null,
  thumbnails: null,
  video_url: `https://www.youtube.com/watch?v=aB3-_xYz01${index}`,
}))

export const exampleVideo: Video = {
  id: 3,
  type: 'video',
  lang: 'hu',
  name: 'Varga: „A rajt megvolt, a tartás a nehezebb”',
  description: 'A kapitány a rangadó előtt a védekezésről, a fáradtságról és a hazai közönségről.',
  publish_date: '2025-11-12T17:00:00.000Z',
  categories: [{ id: 6, name: 'Interjú', slug: 'interju', highlighted: true }],
  cover_image: {
    public_url: '/files/media/tempodobas.webp',
    alt: 'Varga Ákos tempódobása',
    name: 'tempodobas.webp',
    width: 1600,
    height: 900,
    focal: { x: 50, y: 50 },
    thumbnails: {
      small: '/files/media/tempodobas-480.webp',
      medium: '/files/media/tempodobas-960.webp',
      large: null,
    },
    avif: [],
    sources: [{ public_url: '/files/media/tempodobas-960.webp', width: 960, height: 540 }],
  },
  thumbnails: null,
  video_url: 'https://www.youtube.com/watch?v=aB3-_xYz019&t=42s',
  tags: [
    { name: 'Varga Ákos', slug: 'varga-akos' },
    { name: 'rangadó', slug: 'rangado' },
  ],
  related_videos: exampleVideoItems,
}

export const exampleVideoView = videoOf(exampleVideo, 'hu')
export const examplePlayed = playedVideoOf(exampleVideo, 'hu')
export const exampleTiles = exampleVideoItems.map((video) => mediaItemOfVideo(video, 'hu'))
