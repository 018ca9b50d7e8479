import type { GalleryPicture, GalleryView } from './galleries.ts'

/** ImageGallery of schema.org. */
export function galleryLd(origin: string, gallery: GalleryView, pictures: readonly GalleryPicture[]) {
  const { title, description, publishDate, picture, imagesCount, link } = gallery
  const absolute = (source: string) => new URL(source, origin).href
  const cover = picture?.coverImage
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    name: title,
    ...(description ? { description } : {}),
    url: absolute(link),
    ...(publishDate ? { datePublished: publishDate } : {}),
    ...(imagesCount > 0 ? { numberOfItems: imagesCount } : {}),
    ...(cover && URL.canParse(cover, origin) ? { thumbnailUrl: absolute(cover) } : {}),
    image: pictures.map(({ name, alt, original, picture: { width, height } }) => ({
      '@type': 'ImageObject',
      contentUrl: absolute(original),
      width,
      height,
      ...(name || alt ? { name: name || alt } : {}),
    })),
  }
}
