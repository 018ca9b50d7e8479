/** The demo content, independent of Payload. */

export type ClubId = 'solymok' | 'hiuzok'

export type Bilingual = { hu: string; en: string }

/** Relative to `artwork/<club>/`; files under `sponsors/` and `teams/` to `artwork/`. See artwork.ts. */
export type ArtworkFile = string

/** Days before the day of loading, and the hour (`HH:mm`, Europe/Budapest). */
export type Published = { publishedDaysAgo: number; hour: string }

export type DemoCategory = { key: string; name: Bilingual; highlighted: boolean }

export type DemoTag = { key: string; name: Bilingual }

export type DemoDocument = { key: string; name: Bilingual; file: ArtworkFile }

export type DemoArticle = Published & {
  key: string
  title: Bilingual
  lead: Bilingual
  /** Markdown: `##` headings, paragraphs, lists, quotes, links, tables. */
  body: Bilingual
  cover: ArtworkFile
  coverAlt: Bilingual
  /** Keys of categories, the main one first. */
  categories: string[]
  /** Keys of tags. */
  tags: string[]
  highlight: 'no' | 'highlight' | 'slider'
  /** Keys of articles. */
  related: string[]
  /** Keys of documents. */
  documents: string[]
}

export type DemoPage = {
  key: string
  slug: Bilingual
  title: Bilingual
  /** Markdown, as in an article. */
  body: Bilingual
  cover?: ArtworkFile
  metaDescription: Bilingual
  /** Keys of documents. */
  documents?: string[]
}

export type DemoGalleryFile = {
  file: ArtworkFile
  name: Bilingual
  /** Whether the children on it may be shown. */
  children?: 'cleared' | 'not_cleared'
}

export type DemoGallery = Published & {
  key: string
  name: Bilingual
  description: Bilingual
  /** The first one is the cover. */
  files: DemoGalleryFile[]
  categories: string[]
}

export type DemoVideo = Published & {
  key: string
  name: Bilingual
  description: Bilingual
  videoUrl: string
  cover: ArtworkFile
  categories: string[]
  tags: string[]
  /** Keys of videos. */
  related: string[]
}

export type DemoBanner = {
  key: string
  title: Bilingual
  /** Alternative text. */
  alt: Bilingual
  url: Bilingual
  image: ArtworkFile
  position: string
}

export type DemoPopup = {
  key: string
  title: Bilingual
  alt: Bilingual
  url: Bilingual
  image: ArtworkFile
  visible: boolean
}

export type MenuPlace = 'main' | 'header-extension' | 'footer' | 'footer-2' | 'footer-3'

/** The own teams of the simulated seasons. */
export type TeamKey = 'nb1a' | 'u23' | 'u16'

export type DemoMenuItem = {
  name: Bilingual
  type: 'internal_url' | 'external_url' | 'static_page'
  /** For internal and external links. */
  link?: Bilingual
  /** The key of a page, for static_page. */
  page?: string
  /** Links to this team's page once it exists; until then to the list of teams. */
  team?: TeamKey
  children?: DemoMenuItem[]
}

export type DemoMenu = { place: MenuPlace; name: Bilingual; items: DemoMenuItem[] }

export type SettingType =
  | 'page-settings'
  | 'social-media-settings'
  | 'social-links'
  | 'contact-settings'
  | 'child-protection'

export type DemoSetting = { setting_type: SettingType; name: string; value: Bilingual }

export type DemoSponsor = { key: string; title: string; url: string; logo: ArtworkFile }

export type DemoClub = {
  id: ClubId
  name: Bilingual
  shortName: Bilingual
  founded: number
  city: string
  arena: string
  crest: ArtworkFile
  articles: DemoArticle[]
  categories: DemoCategory[]
  tags: DemoTag[]
  documents: DemoDocument[]
  pages: DemoPage[]
  galleries: DemoGallery[]
  videos: DemoVideo[]
  banners: DemoBanner[]
  popup: DemoPopup
  menus: DemoMenu[]
  settings: DemoSetting[]
  sponsors: DemoSponsor[]
}
