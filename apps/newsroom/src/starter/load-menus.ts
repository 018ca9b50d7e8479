import { type FixedPageId, type LegalPageId, type PageId, pathFor } from '@palank/routes'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { keepOrCreate, type Load } from './keep-or-create.ts'
import { legalTexts, type StarterPages } from './load-pages.ts'
import type { StarterTeam } from './load-sport.ts'
import { fixedPageTexts } from './texts/fixed-pages.ts'

type Item = {
  name: Bilingual
  type: 'internal_url' | 'static_page'
  link?: Bilingual
  page?: number
  children?: Item[]
}
type Menu = { place: string; name: Bilingual; items: Item[] }
type Row = { id: string; children?: Row[] }

const titles = { ...fixedPageTexts, ...legalTexts }

/** Pages whose address has no part to fill in. */
type Screen = Extract<
  PageId,
  'news' | 'teams' | 'schedules' | 'galleries' | 'videos' | 'information' | 'safeguarding' | 'joinUs'
>

const screen = (page: Screen, hu: string, en: string, children?: Item[]): Item => ({
  name: bilingual(hu, en),
  type: 'internal_url',
  link: bilingual(pathFor(page, 'hu'), pathFor(page, 'en')),
  ...(children?.length ? { children } : {}),
})

const teamItem = ({ id, label }: StarterTeam): Item => ({
  name: label,
  type: 'internal_url',
  link: bilingual(pathFor('team', 'hu', { teamId: id }), pathFor('team', 'en', { teamId: id })),
})

/** The site leaves out a page that is not published yet. */
function menusOf(pages: StarterPages, teams: StarterTeam[]): Menu[] {
  const page = (id: FixedPageId | LegalPageId): Item => ({
    name: titles[id].title,
    type: 'static_page',
    page: pages[id],
  })
  const news = screen('news', 'Hírek', 'News')
  const schedules = screen('schedules', 'Mérkőzések', 'Games')
  const safeguarding = screen('safeguarding', 'Gyermekvédelem', 'Safeguarding')
  const join = screen('joinUs', 'Csatlakozz', 'Join us')
  const ownTeams = teams.map(teamItem)
  return [
    {
      place: 'main',
      name: bilingual('Főmenü', 'Main menu'),
      items: [
        news,
        screen('teams', 'Csapatok', 'Teams', ownTeams),
        schedules,
        screen('galleries', 'Média', 'Media', [
          screen('galleries', 'Galéria', 'Gallery'),
          screen('videos', 'Videó', 'Video'),
        ]),
        screen('information', 'Klub', 'Club', [
          screen('information', 'Információ', 'Information'),
          page('trainingTimes'),
          page('taoInformation'),
          safeguarding,
        ]),
        join,
      ],
    },
    {
      place: 'header-extension',
      name: bilingual('Kiegészítő menü', 'Extra menu'),
      items: [page('trainingTimes'), page('membershipFeeRules'), safeguarding],
    },
    {
      place: 'footer',
      name: bilingual('Klub', 'Club'),
      items: [
        news,
        schedules,
        screen('information', 'Információ', 'Information'),
        ...(Object.keys(legalTexts) as LegalPageId[]).map(page),
      ],
    },
    {
      place: 'footer-2',
      name: bilingual('Csapatok', 'Teams'),
      items: ownTeams.length > 0 ? ownTeams : [screen('teams', 'Csapatok', 'Teams')],
    },
    {
      place: 'footer-3',
      name: bilingual('Tagoknak', 'For members'),
      items: [
        page('trainingTimes'),
        page('membershipFeeRules'),
        page('membershipFeeSystem'),
        page('forOurTrainers'),
        join,
      ],
    },
  ]
}

/** A second language keeps the rows of the first. */
const rowsIn = (language: 'hu' | 'en', items: Item[], stored: Row[] = []): object[] =>
  items.map(({ name, type, link, page, children }, index) => ({
    ...(stored[index] ? { id: stored[index].id } : {}),
    type,
    name: name[language],
    ...(link ? { link: link[language] } : { page }),
    ...(children ? { children: rowsIn(language, children, stored[index]?.children) } : {}),
  }))

export async function loadMenus(load: Load, pages: StarterPages, teams: StarterTeam[]): Promise<void> {
  for (const [index, { place, name, items }] of menusOf(pages, teams).entries())
    await keepOrCreate(load, {
      collection: 'menus',
      where: { or: [{ slug: { equals: place } }, { place: { equals: place } }] },
      hu: () => ({ name: name.hu, place, slug: place, order: index + 1, items: rowsIn('hu', items) }),
      en: (stored) => ({ name: name.en, items: rowsIn('en', items, stored.items) }),
    })
}
