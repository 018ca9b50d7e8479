import { advanceSequences, type Owner, type Row, save, truncateContent } from './database.ts'
import { day, farFuture } from './dates.ts'
import { menus, promotion } from './site-content.ts'
import { fillSport } from './sport-content.ts'

export const published = (date: string): Row => ({ _status: 'published', publish_date: day(date) })
export const draft = (date: string): Row => ({ _status: 'draft', publish_date: day(date) })

const sizes: Row = Object.fromEntries(
  [
    ['small', 400],
    ['medium', 800],
    ['large', 1600],
  ].flatMap(([size, width]) => [
    [`sizes_${size}_filename`, `full-${width}.webp`],
    [`sizes_${size}_width`, width],
    [`sizes_${size}_height`, (Number(width) * 3) / 4],
  ]),
)
sizes.share = 'full-share-30-0.jpg'
sizes.avif = JSON.stringify([{ filename: 'full-768.avif', width: 768, height: 576 }])

async function files(owner: Owner) {
  await save(
    owner,
    'media',
    { id: 1, filename: 'full-abc.jpg', width: 2000, height: 1500, focal_x: 30, focal_y: 0, ...sizes },
    { hu: { alt: 'Kosárra dobás' }, en: { alt: 'A shot' } },
  )
  await save(owner, 'media', { id: 2, filename: 'bare.svg' })
  await save(
    owner,
    'media',
    { id: 3, filename: 'logo.png', width: 90, height: 60 },
    { hu: { alt: 'Embléma' } },
  )
  await save(
    owner,
    'documents',
    { id: 1, filename: 'szabalyzat.pdf', mime_type: 'application/pdf', filesize: 1234 },
    { hu: { name: 'Szabályzat' }, en: { name: 'Rules' } },
  )
  await save(owner, 'documents', { id: 2, filename: 'csak.pdf' }, { hu: { name: 'Csak magyarul' } })
  for (let id = 1; id <= 14; id++)
    await save(
      owner,
      'gallery_files',
      { id, filename: `kep-${id}.jpg`, ...(id === 1 ? { width: 1200, height: 900, ...sizes } : {}) },
      id === 1 ? { hu: { name: 'Első kép' }, en: { name: 'First picture' } } : {},
    )
}

async function taxonomy(owner: Owner) {
  await save(
    owner,
    'categories',
    { id: 1, order: 2, highlighted: true },
    { hu: { name: 'Mérkőzés', slug: 'merkozes' }, en: { name: 'Match', slug: 'match' } },
  )
  await save(owner, 'categories', { id: 2, order: 1 }, { hu: { name: 'Utánpótlás', slug: 'utanpotlas' } })
  await save(
    owner,
    'categories',
    { id: 3, order: 2 },
    { hu: { name: 'Álláshír', slug: 'allashir' }, en: { name: 'Jobs', slug: 'jobs' } },
  )
  await save(
    owner,
    'tags',
    { id: 1 },
    { hu: { name: 'Kupa', slug: 'kupa' }, en: { name: 'Cup', slug: 'cup' } },
  )
  await save(owner, 'tags', { id: 2 }, { hu: { name: 'Tábor', slug: 'tabor' } })
}

const allTexts = (title: string, slug: string): Row => ({
  title,
  slug,
  body_html: `<p>${title}</p>`,
  meta_title: `${title} meta`,
  meta_description: `${title} leírás`,
  og_title: `${title} og`,
  og_description: `${title} og leírás`,
})

/** 1 has every field, 2 the fewest; 3 is a draft, 4 is scheduled; 5 to 9 are for lists. */
async function articles(owner: Owner) {
  const plain = (id: number) => ({
    hu: { title: `Hír ${id}`, slug: `hir-${id}` },
    en: { title: `News ${id}`, slug: `news-${id}` },
  })
  await save(
    owner,
    'articles',
    { id: 2, ...published('2025-02-02') },
    { hu: { title: 'Puszta', slug: 'puszta' } },
  )
  await save(owner, 'articles', { id: 3, ...draft('2025-03-03') }, plain(3), { categories: [1] })
  await save(owner, 'articles', { id: 4, ...published(farFuture), highlight: 'slider' }, plain(4), {
    categories: [1],
  })
  await save(owner, 'articles', { id: 5, ...published('2025-05-05'), highlight: 'slider' }, plain(5), {
    categories: [1],
  })
  await save(owner, 'articles', { id: 6, ...published('2025-05-05'), highlight: 'highlight' }, plain(6))
  await save(owner, 'articles', { id: 7, ...published('2024-07-07') }, plain(7), { categories: [2, 1] })
  await save(owner, 'articles', { id: 8, ...published('1985-08-08') }, plain(8), { categories: [3] })
  await save(owner, 'articles', { id: 9, ...published('2024-09-09') }, plain(9))
  await save(
    owner,
    'articles',
    { id: 1, ...published('2025-01-01'), highlight: 'highlight', cover_image_id: 1 },
    {
      hu: { ...allTexts('Teljes hír', 'teljes-hir'), lead: 'Bevezető' },
      en: { ...allTexts('Whole news', 'whole-news'), lead: 'Lead' },
    },
    { categories: [2, 1], tags: [1, 2], documents: [1, 2], related_articles: [5, 2, 6, 7, 8] },
  )
}

async function pages(owner: Owner) {
  await save(
    owner,
    'pages',
    { id: 1, _status: 'published', order: 2, cover_image_id: 2 },
    { hu: allTexts('Rólunk', 'rolunk'), en: allTexts('About us', 'about-us') },
    { documents: [1] },
  )
  await save(
    owner,
    'pages',
    { id: 2, _status: 'published', order: 1, listed: false },
    { hu: { title: 'Házirend', slug: 'hazirend' } },
  )
  await save(owner, 'pages', { id: 3, _status: 'draft' }, { hu: { title: 'Készül', slug: 'keszul' } })
}

/** 1 has every field and 14 files, 2 the fewest; 3 is a draft, 4 is scheduled; the cover of 5 is its first file. */
async function galleries(owner: Owner) {
  const fileIds = Array.from({ length: 14 }, (_, index) => 14 - index)
  await save(
    owner,
    'galleries',
    { id: 1, ...published('2025-01-10'), cover_image_id: 1 },
    {
      hu: { name: 'Nagy galéria', description: 'Leírás' },
      en: { name: 'Big gallery', description: 'Words' },
    },
    { files: fileIds, categories: [1] },
  )
  await save(owner, 'galleries', { id: 2, ...published('2025-02-10') }, { hu: { name: 'Üres galéria' } })
  await save(
    owner,
    'galleries',
    { id: 3, ...draft('2025-03-10') },
    { hu: { name: 'Vázlat' } },
    { files: [2] },
  )
  await save(owner, 'galleries', { id: 4, ...published(farFuture) }, { hu: { name: 'Jövő' } }, { files: [2] })
  await save(
    owner,
    'galleries',
    { id: 5, ...published('2025-04-10') },
    { hu: { name: 'Borító' } },
    { files: [1, 2] },
  )
}

async function videos(owner: Owner) {
  const video_url = 'https://www.youtube.com/watch?v=abcdefghijk'
  const named = (name: string) => ({ hu: { name }, en: { name: `${name} (en)` } })
  await save(
    owner,
    'videos',
    { id: 2, ...published('2025-02-20'), video_url },
    { hu: { name: 'Csupasz videó' } },
  )
  await save(owner, 'videos', { id: 3, ...draft('2025-03-20'), video_url }, named('Vázlat'))
  await save(owner, 'videos', { id: 4, ...published(farFuture), video_url }, named('Jövő'))
  await save(
    owner,
    'videos',
    { id: 1, ...published('2025-01-20'), video_url, cover_image_id: 1 },
    {
      hu: { name: 'Teljes videó', description: 'Leírás' },
      en: { name: 'Whole video', description: 'Words' },
    },
    { categories: [1], tags: [1], related_videos: [2, 3, 4] },
  )
}

/** A small club's content: of each kind something visible and something hidden. */
export async function fillDatabase(owner: Owner): Promise<void> {
  await truncateContent(owner)
  for (const fillPart of [files, taxonomy, articles, pages, galleries, videos, menus, promotion, fillSport])
    await fillPart(owner)
  await advanceSequences(owner)
}
