import type { ArticleItem } from '@palank/contract/article'
import type { Gallery } from '@palank/contract/gallery'
import type { Media } from '@palank/contract/media'
import type { VideoItem } from '@palank/contract/video'
import type { MediaItem } from '~/model/media.ts'
import { mediaItemOfArticle, mediaItemOfGallery, mediaItemOfVideo } from '~/model/media-items.ts'

export const exampleMedia: Media = {
  public_url: '/files/zsakolas.webp',
  alt: 'Zsákolás a hazai palánkra',
  name: 'zsakolas.webp',
  width: 1600,
  height: 900,
  focal: { x: 72, y: 38 },
  thumbnails: { small: '/files/zsakolas-480.webp', medium: '/files/zsakolas-960.webp', large: null },
  avif: [],
  sources: [
    { public_url: '/files/zsakolas-960.webp', width: 960, height: 540 },
    { public_url: '/files/zsakolas-480.webp', width: 480, height: 270 },
  ],
}

export const exampleArticle: ArticleItem = {
  id: 7,
  type: 'news',
  lang: 'hu',
  title: 'Negyven perc, egy rendszer: a Sünök lefutotta a Bikákat',
  slug: 'negyven-perc-egy-rendszer',
  slugs: { hu: 'negyven-perc-egy-rendszer', en: null },
  lead: 'Tizenhét ponttal nyerte a harmadik negyedet a csapat, amely idén először lépte át hazai pályán a százat. Varga Ákos a kispadról beszállva is a mérkőzés legértékesebbje lett, a következő fordulóban pedig jön az éllovas, amely idén még nem kapott ki idegenben, és a tabellán is vezet.',
  cover_image: exampleMedia,
  publish_date: '2025-11-14T17:30:00.000Z',
  categories: [
    { id: 1, name: 'Hírek', slug: 'hirek', highlighted: false },
    { id: 2, name: 'Felnőtt férfi', slug: 'felnott-ferfi', highlighted: true },
  ],
}

export const exampleGallery: Gallery = {
  id: 12,
  type: 'gallery',
  lang: 'hu',
  name: 'Kulisszák mögött: így ünnepelt az öltöző',
  description: 'Képek a századik pont utáni percekből.',
  publish_date: '2025-11-12T22:10:00.000Z',
  categories: [],
  cover_image: null,
  thumbnails: null,
  file_count: 46,
}

export const exampleVideo: VideoItem = {
  id: 3,
  type: 'video',
  lang: 'hu',
  name: 'A hónap öt legszebb indítása',
  description: null,
  publish_date: '2025-11-13T14:00:00.000Z',
  categories: [],
  cover_image: null,
  thumbnails: null,
  video_url: 'https://www.youtube.com/watch?v=aB3-_xYz019',
}

const titles = [
  'Három U16-os válogatott az akadémiáról',
  'Edzői szemmel: miért működött a zóna az utolsó öt percben',
  'Kisorsolták a kupa nyolcaddöntőjét',
  'Hősies védekezés, drámai vége: győzelem Zemplénben',
  'Bérletes ülőhelycsere: hétfőn nyílik a felület',
  'Új hazai mez a kupára',
  'Nyílt nap a csarnokban: kétezren jöttek el',
  'Megtelt az aréna: elfogyott az összes jegy',
]

/** As many stories as the home page shows, of every kind. */
export const exampleNews: [MediaItem, MediaItem, MediaItem, ...MediaItem[]] = [
  mediaItemOfArticle(exampleArticle, 'hu'),
  mediaItemOfVideo(exampleVideo, 'hu'),
  mediaItemOfGallery(exampleGallery, 'hu'),
  ...titles.map((title, index) =>
    mediaItemOfArticle(
      {
        ...exampleArticle,
        id: 20 + index,
        title,
        slug: `hir-${index}`,
        publish_date: `2025-11-${String(11 - index).padStart(2, '0')}T09:00:00.000Z`,
      },
      'hu',
    ),
  ),
]
