import { phone, settingTexts } from './content/frame.ts'
import type { Language } from './content/language.ts'
import { imageOf, linkTo, pathOf } from './expectations.ts'
import type { Case, CheckedScreen } from './malformed-cases.ts'

function menuCases(language: Language): Case[] {
  const path = pathOf(language, 'information')
  const news = linkTo(pathOf(language, 'news'))
  const history = linkTo(pathOf(language, 'page', language === 'hu' ? 'klubtortenet' : 'history-of-the-club'))
  const tickets = linkTo('https://jegy.example/bastya')
  const press = /href="https:\/\/sajto.example\/?"/
  const galleries = linkTo(pathOf(language, 'gallery'))
  const shown = (own: RegExp[], others: RegExp[]): CheckedScreen[] => [{ path, own: () => own, others }]
  return [
    {
      call: 'menu/list',
      at: ['data', 0],
      required: ['place', 'items'],
      screens: shown([news, history, tickets], [galleries, press]),
    },
    {
      call: 'menu/list',
      at: ['data', 2],
      required: ['place', 'items'],
      screens: shown([galleries], [news, press]),
    },
    {
      call: 'menu/list',
      at: ['data', 0, 'items', 0],
      required: ['name', 'link'],
      copies: {
        together: 20,
        make: (item, copy) => ({
          ...item,
          name: `Copy ${copy}`,
          link: `${pathOf(language, 'news')}/copy-${copy}`,
        }),
      },
      screens: [
        {
          path,
          own: (copy) => [linkTo(`${pathOf(language, 'news')}/copy-${copy}`)],
          others: [news, history, tickets, press],
        },
      ],
    },
    {
      call: 'menu/list',
      at: ['data', 0, 'items', 1],
      required: ['name', 'children'],
      screens: shown([history], [news, tickets, press]),
    },
    {
      call: 'menu/list',
      at: ['data', 0, 'items', 1, 'children', 0],
      required: ['name', 'page.slug'],
      copies: {
        together: 20,
        make: (item, copy) => ({
          ...item,
          name: `Copy ${copy}`,
          page: { slug: `copy-${copy}` },
          children: [],
        }),
      },
      screens: [
        {
          path,
          own: (copy) => [linkTo(pathOf(language, 'page', `copy-${copy}`))],
          others: [news, history, tickets, press],
        },
      ],
    },
  ]
}

export function frameCases(language: Language): Case[] {
  const home = pathOf(language, 'home')
  const information = pathOf(language, 'information')
  const { address } = settingTexts(language)
  return [
    ...menuCases(language),
    {
      call: 'setting/list',
      at: ['data', 0],
      required: ['setting_type', 'name'],
      screens: [
        { path: information, own: () => [], others: [phone, address] },
        { path: pathOf(language, 'joinUs'), own: () => [], others: [/name="consent"/] },
      ],
    },
    {
      call: 'sponsor/list',
      at: ['data', 0],
      required: ['title', 'sponsor_logo.thumbnails.small'],
      copies: {
        together: 20,
        make: (item, copy) => ({
          ...item,
          sponsor_logo: { thumbnails: { small: `/files/copy-${copy}-small.png` } },
        }),
      },
      screens: [home, information].map((path) => ({
        path,
        own: (copy) => [imageOf(`copy-${copy}`)],
        others: [imageOf('sponsor-1'), imageOf('sponsor-2')],
      })),
    },
    {
      call: 'banner/list',
      at: ['data', 0],
      required: ['position', 'banner_image.public_url'],
      screens: [{ path: home, own: () => [imageOf('banner-1')], others: [] }],
    },
    {
      call: 'banner/popup',
      at: ['data'],
      required: ['id', 'visible', 'banner_image.public_url'],
      screens: [{ path: information, own: () => ['/files/popup.jpg'], others: [phone], inData: true }],
    },
  ]
}
