import type { Bilingual, DemoMenu, DemoMenuItem } from './types.ts'

const teams = { hu: '/csapat', en: '/team' }

/** A training group without a page of its own links to the timetable. */
const group = (name: Bilingual): DemoMenuItem => ({ name, type: 'static_page', page: 'edzesi-idopontok' })

type MenuNames = { youth: Bilingual; arena: Bilingual; shop: string }

/** Both clubs have the same menus except for a few names. */
export const clubMenus = ({ youth, arena, shop }: MenuNames): DemoMenu[] => [
  {
    place: 'main',
    name: { hu: 'Főmenü', en: 'Main menu' },
    items: [
      { name: { hu: 'Hírek', en: 'News' }, type: 'internal_url', link: { hu: '/hirek', en: '/news' } },
      {
        name: { hu: 'Csapatok', en: 'Teams' },
        type: 'internal_url',
        link: teams,
        children: [
          {
            name: { hu: 'Felnőtt', en: 'Senior' },
            type: 'internal_url',
            link: teams,
            team: 'nb1a',
            children: [
              {
                name: { hu: 'Férfi NB I. A', en: 'Men’s NB I A' },
                type: 'internal_url',
                link: teams,
                team: 'nb1a',
              },
              {
                name: { hu: 'Szakmai stáb', en: 'Coaching staff' },
                type: 'static_page',
                page: 'szakmai-stab',
              },
            ],
          },
          {
            name: { hu: 'Akadémia', en: 'Academy' },
            type: 'static_page',
            page: 'akademia',
            children: [
              { name: { hu: 'U23', en: 'U23' }, type: 'internal_url', link: teams, team: 'u23' },
              group({ hu: 'U20', en: 'U20' }),
              group({ hu: 'U18', en: 'U18' }),
              { name: { hu: 'U16', en: 'U16' }, type: 'internal_url', link: teams, team: 'u16' },
              group({ hu: 'Kenguru', en: 'Kangaroo' }),
            ],
          },
          {
            name: { hu: 'Iskolai program', en: 'School programme' },
            type: 'static_page',
            page: 'akademia',
            children: [
              {
                name: youth,
                type: 'static_page',
                page: 'akademia',
              },
              {
                name: { hu: 'Edzési időpontok', en: 'Training times' },
                type: 'static_page',
                page: 'edzesi-idopontok',
              },
              { name: { hu: 'Edzőinknek', en: 'For our trainers' }, type: 'static_page', page: 'edzoinknek' },
            ],
          },
        ],
      },
      {
        name: { hu: 'Mérkőzések', en: 'Games' },
        type: 'internal_url',
        link: { hu: '/merkozesek', en: '/schedules' },
      },
      {
        name: { hu: 'Média', en: 'Media' },
        type: 'internal_url',
        link: { hu: '/galeria', en: '/gallery' },
        children: [
          {
            name: { hu: 'Galéria', en: 'Gallery' },
            type: 'internal_url',
            link: { hu: '/galeria', en: '/gallery' },
          },
          { name: { hu: 'Videó', en: 'Video' }, type: 'internal_url', link: { hu: '/media', en: '/video' } },
        ],
      },
      {
        name: { hu: 'Klub', en: 'Club' },
        type: 'internal_url',
        link: { hu: '/informacio', en: '/information' },
        children: [
          { name: { hu: 'Rólunk', en: 'About us' }, type: 'static_page', page: 'rolunk' },
          { name: arena, type: 'static_page', page: 'csarnok' },
          { name: { hu: 'TAO', en: 'TAO' }, type: 'static_page', page: 'tao' },
          { name: { hu: 'Kapcsolat', en: 'Contact' }, type: 'static_page', page: 'kapcsolat' },
        ],
      },
      {
        name: { hu: 'Csatlakozz', en: 'Join us' },
        type: 'internal_url',
        link: { hu: '/csatlakozz', en: '/join-us' },
      },
    ],
  },
  {
    place: 'header-extension',
    name: { hu: 'Kiegészítő menü', en: 'Extra menu' },
    items: [
      { name: { hu: 'Jegyek', en: 'Tickets' }, type: 'static_page', page: 'jegyek' },
      {
        name: { hu: 'Webshop', en: 'Shop' },
        type: 'external_url',
        link: { hu: shop, en: `${shop}/en` },
      },
      { name: { hu: 'Akadémia', en: 'Academy' }, type: 'static_page', page: 'akademia' },
      { name: { hu: 'Sajtó', en: 'Press' }, type: 'static_page', page: 'kapcsolat' },
    ],
  },
  {
    place: 'footer',
    name: { hu: 'Klub', en: 'Club' },
    items: [
      { name: { hu: 'Rólunk', en: 'About us' }, type: 'static_page', page: 'rolunk' },
      { name: { hu: 'Szakmai stáb', en: 'Coaching staff' }, type: 'static_page', page: 'szakmai-stab' },
      { name: { hu: 'Hírek', en: 'News' }, type: 'internal_url', link: { hu: '/hirek', en: '/news' } },
      { name: { hu: 'TAO-tájékoztató', en: 'TAO information' }, type: 'static_page', page: 'tao' },
      {
        name: { hu: 'Információ', en: 'Information' },
        type: 'internal_url',
        link: { hu: '/informacio', en: '/information' },
      },
    ],
  },
  {
    place: 'footer-2',
    name: { hu: 'Csapatok', en: 'Teams' },
    items: [
      { name: { hu: 'Férfi NB I. A', en: 'Men’s NB I A' }, type: 'internal_url', link: teams, team: 'nb1a' },
      { name: { hu: 'U23', en: 'U23' }, type: 'internal_url', link: teams, team: 'u23' },
      group({ hu: 'U20', en: 'U20' }),
      group({ hu: 'U18', en: 'U18' }),
      { name: { hu: 'Iskolai program', en: 'School programme' }, type: 'static_page', page: 'akademia' },
    ],
  },
  {
    place: 'footer-3',
    name: { hu: 'Szurkolóknak', en: 'For fans' },
    items: [
      { name: { hu: 'Jegyek és bérletek', en: 'Tickets' }, type: 'static_page', page: 'jegyek' },
      {
        name: { hu: 'Webshop', en: 'Shop' },
        type: 'external_url',
        link: { hu: `https://${shop}`, en: `https://${shop}/en` },
      },
      { name: { hu: 'Megközelítés', en: 'Getting there' }, type: 'static_page', page: 'csarnok' },
      { name: { hu: 'Házirend', en: 'House rules' }, type: 'static_page', page: 'hazirend' },
      { name: { hu: 'Kapcsolat', en: 'Contact' }, type: 'static_page', page: 'kapcsolat' },
    ],
  },
]
