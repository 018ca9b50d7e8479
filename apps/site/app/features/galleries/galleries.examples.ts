import type { Gallery, GalleryFile, LightGalleryFile } from '@palank/contract/gallery'
import { type GalleryPicture, type GalleryView, galleryOf, picturesOf, walkOf } from './galleries.ts'

const scenes = [
  ['szurkolok', 'Telt ház, állóhelyekkel együtt', 1600, 900],
  ['zsakolas', 'Zsákolás a hazai palánkra', 1600, 900],
  ['oltozo', 'Az öltöző a századik pont után', 1000, 1250],
  ['kupa', 'A kupa, mielőtt bárki hozzáért', 1200, 1200],
  ['cipok', 'Negyvenhetes, kétszer fűzve', 1600, 900],
  ['csarnok-este', 'A csarnok este, a híd felől', 2100, 900],
  ['taktika', '', 1600, 900],
] as const

export const exampleFiles: GalleryFile[] = scenes.map(([file, name, width, height], index) => {
  const sized = (wide: number) => ({
    public_url: `/files/gallery/${file}-${wide}.webp`,
    width: wide,
    height: Math.round((wide * height) / width),
  })
  return {
    id: 40 + index,
    name,
    store_path: `/files/gallery/${file}.webp`,
    hash_filename: `${file}-0a1b2c.webp`,
    order: index + 1,
    alt: name || null,
    width,
    height,
    thumbnails: {
      small: sized(480).public_url,
      medium: sized(960).public_url,
      large: sized(1600).public_url,
    },
    avif: [],
    sources: [sized(480), sized(960), sized(1600)],
  }
})

export const exampleLightFiles: LightGalleryFile[] = exampleFiles.map(
  ({ id, name, store_path, hash_filename, order }) => ({ id, name, store_path, hash_filename, order }),
)

export const exampleGallery: Gallery = {
  id: 12,
  type: 'gallery',
  lang: 'hu',
  name: 'Kulisszák mögött: így ünnepelt az öltöző',
  description: 'Képek a századik pont utáni percekből.',
  publish_date: '2025-11-12T22:10:00.000Z',
  categories: [
    { id: 4, name: 'Klub', slug: 'klub', highlighted: false },
    { id: 2, name: 'Felnőtt férfi', slug: 'felnott-ferfi', highlighted: true },
  ],
  cover_image: {
    public_url: '/files/gallery/szurkolok.webp',
    alt: 'Telt ház',
    name: 'szurkolok.webp',
    width: 1600,
    height: 900,
    focal: { x: 50, y: 50 },
    thumbnails: { small: null, medium: '/files/gallery/szurkolok-960.webp', large: null },
    avif: [],
    sources: [],
  },
  thumbnails: null,
  file_count: exampleFiles.length,
}

export const exampleGalleryView: GalleryView = galleryOf(exampleGallery, 'hu')
export const examplePictures: GalleryPicture[] = picturesOf(exampleFiles)
export const exampleWalk = walkOf(exampleLightFiles, exampleFiles)
