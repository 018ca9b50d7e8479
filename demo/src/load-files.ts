import { artworkPath } from './artwork.ts'
import { type Item, type Load, saveAll } from './save.ts'
import type { ArtworkFile, Bilingual, DemoClub, DemoGalleryFile } from './types.ts'

type Picture = { file: ArtworkFile; alt: Bilingual | undefined }

/** Every picture once, with the first alternative text found. */
export function picturesOf(club: DemoClub): Picture[] {
  const same = (text: string): Bilingual => ({ hu: text, en: text })
  const uses: Picture[] = [
    { file: club.crest, alt: club.name },
    ...club.articles.map(({ cover, coverAlt }) => ({ file: cover, alt: coverAlt })),
    ...club.banners.map(({ image, alt }) => ({ file: image, alt })),
    { file: club.popup.image, alt: club.popup.alt },
    ...club.sponsors.map(({ logo, title }) => ({ file: logo, alt: same(title) })),
    ...club.videos.map(({ cover }) => ({ file: cover, alt: undefined })),
    ...club.pages.flatMap(({ cover }) => (cover ? [{ file: cover, alt: undefined }] : [])),
  ]
  const pictures = new Map<ArtworkFile, Picture>()
  for (const use of uses) {
    if (!pictures.get(use.file)?.alt) pictures.set(use.file, use)
  }
  return [...pictures.values()]
}

export async function loadFiles(load: Load): Promise<void> {
  const { id, galleries, documents } = load.club
  const pictures = picturesOf(load.club).map(({ file, alt }): Item => {
    const text = { hu: () => ({ alt: alt?.hu }), en: () => ({ alt: alt?.en }) }
    return { collection: 'media', key: file, source: alt ?? null, file: artworkPath(id, file), ...text }
  })
  const namedFile = (
    collection: 'gallery-files' | 'documents',
    key: string,
    file: ArtworkFile,
    name: Bilingual,
    more: { children?: DemoGalleryFile['children'] } = {},
  ): Item => {
    const text = { hu: () => ({ name: name.hu, ...more }), en: () => ({ name: name.en }) }
    return { collection, key, source: [name, more], file: artworkPath(id, file), ...text }
  }
  await saveAll(load, [
    ...pictures,
    ...galleries.flatMap(({ key, files }) =>
      files.map(({ file, name, ...more }) => namedFile('gallery-files', `${key}/${file}`, file, name, more)),
    ),
    ...documents.map(({ key, file, name }) => namedFile('documents', key, file, name)),
  ])
}
