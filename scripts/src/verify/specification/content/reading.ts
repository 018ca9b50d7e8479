import {
  coverWithThumbnails,
  eveningBefore,
  type Language,
  picture,
  thumbnails,
  type Wire,
} from './language.ts'
import { articleTitles, galleryNames, videoNames } from './titles.ts'

export type Highlight = 'slider' | 'highlight' | 'no'

/** Section 3, "Article": categories (name, slug, highlighted). */
export const categoriesOf = (language: Language): Wire[] =>
  language === 'hu'
    ? [
        { name: 'Felnőttek', slug: 'felnottek', highlighted: true },
        { name: 'Utánpótlás', slug: 'utanpotlas', highlighted: false },
      ]
    : [
        { name: 'Seniors', slug: 'seniors', highlighted: true },
        { name: 'Youth', slug: 'youth', highlighted: false },
      ]

const texts = {
  hu: {
    lead: (title: string) => `${title}: a részletek egy mondatban.`,
    body: (title: string) => `A teljes írás erről szól: ${title}.`,
    picture: (title: string) => `Kép ehhez: ${title}`,
    meta: (title: string) => `${title} a klub honlapján`,
    heading: 'Ami még történt',
  },
  en: {
    lead: (title: string) => `${title}: the details in one sentence.`,
    body: (title: string) => `The whole story is about this: ${title}.`,
    picture: (title: string) => `A picture for: ${title}`,
    meta: (title: string) => `${title} on the club’s site`,
    heading: 'What else happened',
  },
}

export const leadOf = (language: Language, title: string) => texts[language].lead(title)
export const bodyOf = (language: Language, title: string) => texts[language].body(title)

const html = (language: Language, title: string) =>
  `<p>${bodyOf(language, title)}</p><h2>${texts[language].heading}</h2><p>–</p>`

const metadata = (language: Language, title: string): Wire => ({
  meta_title: texts[language].meta(title),
  meta_description: `${texts[language].meta(title)}, meta`,
  og_title: `${texts[language].meta(title)}, og`,
  og_description: `${texts[language].meta(title)}, og description`,
})

export const highlightOf = (index: number): Highlight =>
  index < 2 ? 'slider' : index < 4 ? 'highlight' : 'no'

/** An article in a list or among the related ones: without id, type and language. */
export const articlesOf = (language: Language): Wire[] =>
  articleTitles.map(({ title, slug }, index) => ({
    title: title[language],
    slug: slug[language],
    lead: leadOf(language, title[language]),
    cover_image: coverWithThumbnails(`article-${index + 1}`, texts[language].picture(title[language])),
    publish_date: eveningBefore(index * 3),
    categories: [categoriesOf(language)[index % 2]],
  }))

export const documentsOf = (language: Language): Wire[] =>
  language === 'hu'
    ? [
        { name: 'Házirend', store_path: '/files/hazirend.pdf' },
        { name: 'Jegyárak', store_path: '/files/jegyarak.pdf' },
      ]
    : [
        { name: 'House rules', store_path: '/files/house-rules.pdf' },
        { name: 'Ticket prices', store_path: '/files/ticket-prices.pdf' },
      ]

export const tagsOf = (language: Language): Wire[] =>
  language === 'hu'
    ? [
        { name: 'rangadó', slug: 'rangado' },
        { name: 'hosszabbítás', slug: 'hosszabbitas' },
      ]
    : [
        { name: 'derby', slug: 'derby' },
        { name: 'overtime', slug: 'overtime' },
      ]

/** The full article of a slug, with more related articles than the site may use. */
export function articleOf(language: Language, slug: string): Wire | undefined {
  const all = articlesOf(language)
  const index = all.findIndex((article) => article.slug === slug)
  const article = all[index]
  const title = articleTitles[index]?.title[language]
  if (!article || !title) return undefined
  return {
    ...article,
    categories: categoriesOf(language),
    body: html(language, title),
    related_articles: [...all, ...all].slice(index + 1, index + 7),
    documents: documentsOf(language),
    tags: tagsOf(language),
    ...metadata(language, title),
  }
}

export const filesInGallery = 14

export const galleriesOf = (language: Language): Wire[] =>
  galleryNames.map((name, index) => ({
    id: index + 1,
    name: name[language],
    description: leadOf(language, name[language]),
    publish_date: eveningBefore(1 + index * 4),
    categories: [categoriesOf(language)[index % 2]],
    cover_image: picture(`gallery-${index + 1}`, texts[language].picture(name[language])),
    thumbnails: thumbnails(`gallery-${index + 1}`),
    file_count: filesInGallery,
  }))

export const galleryFilesOf = (id: number): Wire[] =>
  Array.from({ length: filesInGallery }, (_, index) => ({
    id: id * 100 + index,
    name: `gallery-${id}-file-${index + 1}`,
    store_path: `/files/gallery-${id}-file-${index + 1}.jpg`,
    hash_filename: `gallery-${id}-file-${index + 1}-5e1f.jpg`,
    order: index + 1,
    thumbnails: thumbnails(`gallery-${id}-file-${index + 1}`),
  }))

export const youtubeIdOf = (id: number) => `Palank${String(id).padStart(5, '0')}`

/** Section 3, "Video list item": without the video's address. */
export const videosOf = (language: Language): Wire[] =>
  videoNames.map((name, index) => ({
    id: index + 1,
    name: name[language],
    cover_image: picture(`video-${index + 1}`, texts[language].picture(name[language])),
    publish_date: eveningBefore(2 + index * 5),
    type: 'video',
  }))

export function videoOf(language: Language, id: number): Wire | undefined {
  const all = videosOf(language)
  const item = all[id - 1]
  const name = videoNames[id - 1]?.[language]
  if (!item || !name) return undefined
  const { type: _, ...video } = item
  return {
    ...video,
    description: leadOf(language, name),
    thumbnails: thumbnails(`video-${id}`),
    video_url: `https://www.youtube.com/watch?v=${youtubeIdOf(id)}`,
    categories: categoriesOf(language),
    tags: tagsOf(language),
    related_videos: [...all, ...all].slice(id, id + 3),
  }
}

const pageTitles = [
  { hu: ['klubtortenet', 'A klub története'], en: ['history-of-the-club', 'History of the club'] },
  { hu: ['tao-tajekoztato', 'TAO-tájékoztató'], en: ['tao-information', 'TAO information'] },
  {
    hu: ['tagdijfizetesi-szabalyzat', 'Tagdíjfizetési szabályzat'],
    en: ['membership-fee-rules', 'Membership-fee rules'],
  },
  {
    hu: ['tagdijfizetesi-rendszer', 'Tagdíjfizetési rendszer'],
    en: ['membership-fee-system', 'Membership-fee system'],
  },
  { hu: ['edzoinknek', 'Edzőinknek'], en: ['for-our-trainers', 'For our trainers'] },
  { hu: ['edzesi-idopontok', 'Edzési időpontok'], en: ['training-times', 'Training times'] },
  {
    hu: ['adatkezelesi-tajekoztato', 'Adatkezelési tájékoztató'],
    en: ['privacy-notice', 'Privacy notice'],
  },
  { hu: ['footer', 'Lábléc'], en: ['footer', 'Footer'] },
] as const

/** Static pages: one of the club's, the five fixed ones, the privacy notice without which nobody can join, and the footer. */
export const pagesOf = (language: Language): Wire[] =>
  pageTitles.map((page, index) => {
    const [slug, title] = page[language]
    return {
      title,
      slug,
      body: html(language, title),
      cover_image:
        slug === 'footer' ? null : coverWithThumbnails(`page-${index + 1}`, texts[language].picture(title)),
      ...metadata(language, title),
    }
  })
