import { type Owner, type Row, save } from './database.ts'
import { day, farFuture } from './dates.ts'

/** Main menu: a › a1 › a11, items for a published page and for a draft, one without an English label. */
export async function menus(owner: Owner) {
  const text = (name: string, link: string | null = '/hirek') => ({
    hu: { name, link },
    en: { name: `${name} (en)`, link },
  })
  await save(
    owner,
    'menus',
    { id: 1, place: 'main', slug: 'fomenu', order: 2 },
    { hu: { name: 'Főmenü' }, en: { name: 'Main' } },
  )
  await save(owner, 'menus', { id: 2, place: 'footer', slug: 'lablec', order: 1 }, { hu: { name: 'Lábléc' } })
  const first = (id: string, _order: number, more: Row = {}) => ({ id, _parent_id: 1, _order, ...more })
  await save(owner, 'menus_items', first('c', 3), {
    hu: { name: 'Csak magyar', link: '/hirek' },
    en: { name: null, link: '/news' },
  })
  await save(owner, 'menus_items', first('a', 1), text('A', null))
  await save(owner, 'menus_items', first('b', 2, { type: 'static_page', page_id: 1 }), text('Rólunk', null))
  await save(owner, 'menus_items', first('d', 4, { type: 'static_page', page_id: 3 }), text('Vázlat'))
  await save(owner, 'menus_items', first('e', 5, { type: 'external_url' }), text('Külső', 'example.org'))
  await save(
    owner,
    'menus_items',
    first('f', 6, { type: 'static_page', page_id: 3 }),
    text('Vázlat gyerekkel', null),
  )
  await save(owner, 'menus_items', first('g', 7), text('Csak rejtett gyerek', null))
  const second = (id: string, _order: number, _parent_id = 'a') => ({ id, _parent_id, _order })
  await save(owner, 'menus_items_children', second('a2', 2), text('A2'))
  await save(owner, 'menus_items_children', second('a1', 1), text('A1'))
  await save(owner, 'menus_items_children', second('f1', 1, 'f'), text('F1'))
  await save(
    owner,
    'menus_items_children',
    { ...second('g1', 1, 'g'), type: 'static_page', page_id: 3 },
    text('G1'),
  )
  const third = (id: string, _order: number, page_id: number) => ({
    id,
    _parent_id: 'a1',
    _order,
    type: 'static_page',
    page_id,
  })
  await save(owner, 'menus_items_children_children', third('a11', 1, 2), text('A11', null))
  await save(owner, 'menus_items_children_children', third('a12', 2, 3), text('A12', null))
}

/** Banners, popups, sponsors and settings; some banners and popups are hidden or outside their dates. */
export async function promotion(owner: Owner) {
  const image = { banner_image_id: 1 }
  const text = (title: string) => ({
    hu: { title, url: '/hirek' },
    en: { title: `${title} (en)`, url: '/news' },
  })
  await save(owner, 'banners', { id: 1, ...image, position: 'page-bottom', order: 2 }, text('Bérlet'))
  await save(owner, 'banners', { id: 2, banner_image_id: 2, order: 1 }, { hu: { title: 'Kevés' } })
  await save(owner, 'banners', { id: 3, ...image, visible_until: day('2025-01-01') }, text('Lejárt'))
  await save(owner, 'banners', { id: 4, ...image, visible_from: day(farFuture) }, text('Majd'))
  await save(owner, 'banners', { id: 5, ...image, visible: false }, text('Rejtett'))
  await save(
    owner,
    'banners',
    { id: 6, ...image, order: 3, visible_from: day('2025-01-01'), visible_until: day(farFuture) },
    text('Most'),
  )
  await save(owner, 'popups', { id: 1, ...image, updated_at: day('2025-03-01') }, text('Új'))
  await save(owner, 'popups', { id: 2, ...image, updated_at: day('2025-01-01') }, text('Régi'))
  await save(
    owner,
    'popups',
    { id: 3, ...image, updated_at: day('2025-05-01'), visible: false },
    text('Rejtett'),
  )
  await save(owner, 'popups', { id: 4, ...image, visible_until: day('2025-06-01') }, text('Lejárt'))
  await save(owner, 'sponsors', {
    id: 1,
    title: 'Második',
    sponsor_logo_id: 3,
    order: 2,
    url: 'https://example.org',
  })
  await save(owner, 'sponsors', { id: 2, title: 'Első', sponsor_logo_id: 2, order: 1 })
  await save(owner, 'sponsors', { id: 3, title: 'Volt', sponsor_logo_id: 3, active: false })
  await save(
    owner,
    'settings',
    {
      id: 1,
      contact_phone: '+36 1 234 5678',
      social_facebook: 'https://facebook.example/klub',
      social_twitter: '',
    },
    {
      hu: {
        page_title: 'Klub',
        page_description: 'Kosárlabda',
        contact_other_html: '<a href="/-/pages/1">Rólunk</a>',
      },
      en: { page_title: 'Club', page_description: '', contact_other_html: '<a href="/-/pages/1">About</a>' },
    },
  )
}
