import type { DemoClub } from '../types.ts'
import { articles } from './articles.ts'
import { documents } from './documents.ts'
import { galleries } from './galleries.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { banners, popup, sponsors } from './promotion.ts'
import { settings } from './settings.ts'
import { categories, tags } from './taxonomy.ts'
import { videos } from './videos.ts'

export const hiuzok: DemoClub = {
  id: 'hiuzok',
  name: { hu: 'Tiszai Hiúzok', en: 'Tisza Lynxes' },
  shortName: { hu: 'Hiúzok', en: 'Lynxes' },
  founded: 1963,
  city: 'Tiszahalom',
  arena: 'Tisza Aréna',
  crest: 'crest.svg',
  articles,
  categories,
  tags,
  documents,
  pages,
  galleries,
  videos,
  banners,
  popup,
  menus,
  settings,
  sponsors,
}
