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

export const solymok: DemoClub = {
  id: 'solymok',
  name: { hu: 'Dunai Sólymok', en: 'Danube Falcons' },
  shortName: { hu: 'Sólymok', en: 'Falcons' },
  founded: 1958,
  city: 'Dunaszeg',
  arena: 'Duna Aréna',
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
