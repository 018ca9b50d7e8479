import type { MediaItem } from './media.ts'

const picture = {
  coverImage: '/files/zsakolas.webp',
  coverImageAlt: '',
  coverImageTitle: '',
  thumbnails: { small: '/files/zsakolas-480.webp', medium: '/files/zsakolas-960.webp' },
  srcSet: '/files/zsakolas-480.webp 480w, /files/zsakolas-960.webp 960w',
  avif: '',
  width: 1600,
  height: 900,
  focus: '72% 38%',
}

const item = (number: number, own: Partial<MediaItem>): MediaItem => ({
  key: `news-${number}`,
  type: 'news',
  title: '',
  description: '',
  coverImage: picture.coverImage,
  coverImageAlt: '',
  coverImageTitle: '',
  thumbnails: picture.thumbnails,
  picture,
  drawn: null,
  link: `/hirek/hir-${number}`,
  publishDate: `2025-11-0${number}T11:00:00.000Z`,
  publishText: `12:00 | 2025. november 0${number}.`,
  categories: [{ name: 'Elemzés', slug: 'elemzes', highlighted: true }],
  imagesCount: 0,
  lang: undefined,
  ...own,
})

/** One of each kind, and one without a picture. */
export const exampleItems: [MediaItem, ...MediaItem[]] = [
  item(1, { title: 'Hősies védekezés, drámai vége: győzelem Zemplénben' }),
  item(2, { title: 'Kulisszák mögött', type: 'gallery', link: '/galeria/2', imagesCount: 46 }),
  item(3, { title: 'A hónap öt legszebb indítása', type: 'video', link: '/media/3', categories: [] }),
  item(4, {
    title: 'Edzői szemmel: miért működött a zóna az utolsó öt percben',
    picture: null,
    drawn: { ground: 'primary', figure: '4' },
  }),
]
