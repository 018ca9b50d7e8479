import { bannersOf, phone, popupOf, settingTexts, socialAddresses, sponsors } from './content/frame.ts'
import { type Language, languages, type Wire } from './content/language.ts'
import { articlesOf, galleriesOf, pagesOf, videosOf } from './content/reading.ts'
import {
  type Expectation,
  exactText,
  expectInData,
  expectText,
  imageOf,
  linkTo,
  pathOf,
  type Screen,
} from './expectations.ts'
import { readingScreens } from './reading-screens.ts'
import { homeSport, sportScreens } from './sport-screens.ts'

const nameOf = (item: Wire) => String(item.title ?? item.name)

const menuEntries: Record<Language, [name: string, address: string][]> = {
  hu: [
    ['Híreink', '/hirek'],
    ['Történetünk', '/oldalak/klubtortenet'],
    ['Edzéseink', '/oldalak/edzesi-idopontok'],
    ['Jegypénztár', 'https://jegy.example/bastya'],
    ['Szövetség', 'https://szovetseg.example'],
    ['Webáruház', 'https://bolt.example'],
    ['Galériáink', '/galeria'],
    ['Sajtóanyag', 'https://sajto.example'],
  ],
  en: [
    ['Our news', '/news'],
    ['Our history', '/page/history-of-the-club'],
    ['Our practices', '/page/training-times'],
    ['Ticket office', 'https://jegy.example/bastya'],
    ['Federation', 'https://szovetseg.example'],
    ['Web shop', 'https://bolt.example'],
    ['Our galleries', '/gallery'],
    ['Press kit', 'https://sajto.example'],
  ],
}

/** C1, C4–C7: the frame of every screen. */
function frameExpectations(language: Language): Expectation[] {
  const { address, other } = settingTexts(language)
  const [footer] = pagesOf(language).filter(({ slug }) => slug === 'footer')
  const popup = popupOf(language)
  const fixed = pagesOf(language).slice(1, 6)
  return [
    ...menuEntries[language].flatMap(([name, to]) =>
      expectText('menu item', name, name, new RegExp(`href="${to}/?"`)),
    ),
    ...expectText('menu item', 'heading', language === 'hu' ? 'Egyesület' : 'The club'),
    ...Object.entries(socialAddresses).flatMap(([name, to]) => expectText('setting', name, linkTo(to))),
    ...expectText('setting', 'address', address),
    ...expectText('setting', 'phone', phone, linkTo('tel:+36205550100')),
    ...expectText('setting', 'other', other.replace(/<[^>]*>/g, '')),
    ...sponsors.flatMap((sponsor, index) =>
      expectText('sponsor', nameOf(sponsor), nameOf(sponsor), imageOf(`sponsor-${index + 1}`)).concat(
        expectText('sponsor', nameOf(sponsor), new RegExp(`href="https://sponsor-${index + 1}.example/?"`)),
      ),
    ),
    ...expectText('page', 'footer', String(footer?.body).replace(/<\/p>.*/, '')),
    ...fixed.flatMap((page) =>
      expectText('page', nameOf(page), linkTo(pathOf(language, 'page', String(page.slug)))),
    ),
    ...expectInData('popup', 'popup', String(popup.alt), '/files/popup.jpg', 'https://popup.example'),
  ]
}

const homeExpectations = (language: Language): Expectation[] => {
  const [banner] = bannersOf(language)
  const { title, description } = settingTexts(language)
  return [
    ...expectText('banner', nameOf(banner ?? {}), nameOf(banner ?? {}), imageOf('banner-1')),
    ...expectText('banner', nameOf(banner ?? {}), /href="https:\/\/banner-1.example\/?"/),
    ...expectText('setting', 'title', title),
    ...expectText('setting', 'description', `content="${description}"`),
    ...expectText('setting', 'og:title', `content="${title}, og"`),
    ...expectText('setting', 'og:description', `content="${description}, og"`),
    ...homeSport(language),
  ]
}

const joinFields = ['name', 'birthYear', 'hasPlayedBefore', 'phone', 'email', 'consent', 'mothersName']

const formExpectations = joinFields.flatMap((field) =>
  expectText('form field', field, new RegExp(`name="${field}"`)),
)

const otherLanguage = { hu: 'en', en: 'hu' } as const

/** The hreflang link to the other language. */
const twinOf = (language: Language, path: string) =>
  expectText(
    'twin link',
    path,
    new RegExp(`hrefLang="${otherLanguage[language]}[^"]*" href="[^"]*${path}"`, 'i'),
  )

function bareScreens(language: Language): Screen[] {
  const other = otherLanguage[language]
  const screen = (word: Parameters<typeof pathOf>[1], expectations: Expectation[] = []): Screen => ({
    path: pathOf(language, word),
    type: 'text/html',
    expectations: [...expectations, ...twinOf(language, pathOf(other, word))],
  })
  return [
    screen('home', homeExpectations(language)),
    screen('information', pagesOf(language).flatMap(listedPage)),
    screen('player'),
    screen('joinUs', formExpectations),
    { path: pathOf(language, 'test'), type: 'text/html', expectations: [] },
  ]
}

const listedPage = (page: Wire) =>
  page.slug === 'footer' ? [] : expectText('page', nameOf(page), exactText(nameOf(page)))

/** Every screen of a language with what it must contain. */
export const screensOf = (language: Language, now: number): Screen[] =>
  [...bareScreens(language), ...readingScreens(language), ...sportScreens(language, now)].map((screen) =>
    screen.type === 'text/html' && screen.path !== pathOf(language, 'test')
      ? { ...screen, expectations: [...screen.expectations, ...frameExpectations(language)] }
      : screen,
  )

/** Everything with its own page, in both languages. */
export function sitemapExpectations(): Expectation[] {
  const entry = (kind: string, item: Wire, path: string) => expectText(kind, nameOf(item), `${path}</loc>`)
  return languages.flatMap((language) => [
    ...articlesOf(language).flatMap((item) =>
      entry('article', item, pathOf(language, 'news', String(item.slug))),
    ),
    ...pagesOf(language)
      .filter(({ slug }) => slug !== 'footer')
      .flatMap((item) => entry('page', item, pathOf(language, 'page', String(item.slug)))),
    ...galleriesOf(language).flatMap((item) =>
      entry('gallery', item, pathOf(language, 'gallery', Number(item.id))),
    ),
    ...videosOf(language).flatMap((item) => entry('video', item, pathOf(language, 'video', Number(item.id)))),
  ])
}
