/** The demo content, told without a word of the system that will hold it. */

export type ClubId = 'solymok' | 'hiuzok'

export type Both = { hu: string; en: string }

/** Files are named from `artwork/<club>/`, the ones under `sponsors/` and `teams/` from `artwork/`. See artwork.ts. */
export type ArtworkFile = string

/** How many days before the day of loading, and at what hour (`HH:mm`, Europe/Budapest). */
export type Published = { publishedDaysAgo: number; hour: string }

export type DemoCategory = { key: string; name: Both; highlighted: boolean }

export type DemoTag = { key: string; name: Both }

export type DemoDocument = { key: string; name: Both; file: ArtworkFile }

export type DemoArticle = Published & {
  key: string
  title: Both
  lead: Both
  /** Markdown: `##` headings, paragraphs, lists, quotes, links, tables. */
  body: Both
  cover: ArtworkFile
  coverAlt: Both
  /** Keys of categories, the first one leads. */
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
  slug: Both
  title: Both
  /** Markdown, as in an article. */
  body: Both
  cover?: ArtworkFile
  metaDescription: Both
  /** Keys of documents. */
  documents?: string[]
}

export type DemoGalleryFile = { file: ArtworkFile; name: Both }

export type DemoGallery = Published & {
  key: string
  name: Both
  description: Both
  /** The first one is the cover. */
  files: DemoGalleryFile[]
  categories: string[]
}

export type DemoVideo = Published & {
  key: string
  name: Both
  description: Both
  videoUrl: string
  cover: ArtworkFile
  categories: string[]
  tags: string[]
  /** Keys of videos. */
  related: string[]
}

export type DemoBanner = {
  key: string
  title: Both
  /** Alternative text: what the picture says. */
  alt: Both
  url: Both
  image: ArtworkFile
  position: string
}

export type DemoPopup = {
  key: string
  title: Both
  alt: Both
  url: Both
  image: ArtworkFile
  visible: boolean
}

export type MenuPlace = 'main' | 'header-extension' | 'footer' | 'footer-2' | 'footer-3'

/** The club's teams that a menu may name before any season is there to give them an id. */
/** The own teams that play in the simulated seasons, and so have a page. */
export type TeamKey = 'nb1a' | 'u23'

export type DemoMenuItem = {
  name: Both
  type: 'internal_url' | 'external_url' | 'static_page'
  /** Of internal and external links. */
  link?: Both
  /** Key of a page, of type static_page. */
  page?: string
  /** The link may be pointed at this team's own page once the team has one; until then it is the list of teams. */
  team?: TeamKey
  children?: DemoMenuItem[]
}

export type DemoMenu = { place: MenuPlace; name: Both; items: DemoMenuItem[] }

export type SettingType = 'page-settings' | 'social-media-settings' | 'social-links' | 'contact-settings'

export type DemoSetting = { setting_type: SettingType; name: string; value: Both }

export type DemoSponsor = { key: string; title: string; url: string; logo: ArtworkFile }

export type DemoClub = {
  id: ClubId
  name: Both
  shortName: Both
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
