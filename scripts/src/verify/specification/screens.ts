import { bannersOf, phone, popupOf, settingTexts, socialAddresses, sponsors } from './content/frame.ts'
import { type Language, languages, type Wire } from './content/language.ts'
import { articlesOf, galleriesOf, pagesOf, videosOf } from './content/reading.ts'
import { readingScreens } from './reading-screens.ts'
import { homeSport, sportScreens } from './sport-screens.ts'
import { alone, linkedTo, pathOf, pictured, type Screen, type Want, want, wantInData } from './want.ts'

const named = (item: Wire) => String(item.title ?? item.name)

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

/** C1, C4–C7: what stands around every screen. */
function frame(language: Language): Want[] {
  const { address, other } = settingTexts(language)
  const [footer] = pagesOf(language).filter(({ slug }) => slug === 'footer')
  const popup = popupOf(language)
  const fixed = pagesOf(language).slice(1, 6)
  return [
    ...menuEntries[language].flatMap(([name, to]) =>
      want('menu item', name, name, new RegExp(`href="${to}/?"`)),
    ),
    ...want('menu item', 'heading', language === 'hu' ? 'Egyesület' : 'The club'),
    ...Object.entries(socialAddresses).flatMap(([name, to]) => want('setting', name, linkedTo(to))),
    ...want('setting', 'address', address),
    ...want('setting', 'phone', phone, linkedTo('tel:+36205550100')),
    ...want('setting', 'other', other.replace(/<[^>]*>/g, '')),
    ...sponsors.flatMap((sponsor, index) =>
      want('sponsor', named(sponsor), named(sponsor), pictured(`sponsor-${index + 1}`)).concat(
        want('sponsor', named(sponsor), new RegExp(`href="https://sponsor-${index + 1}.example/?"`)),
      ),
    ),
    ...want('page', 'footer', String(footer?.body).replace(/<\/p>.*/, '')),
    ...fixed.flatMap((page) =>
      want('page', named(page), linkedTo(pathOf(language, 'page', String(page.slug)))),
    ),
    ...wantInData('popup', 'popup', String(popup.alt), '/files/popup.jpg', 'https://popup.example'),
  ]
}

const homeOnly = (language: Language): Want[] => {
  const [banner] = bannersOf(language)
  const { title, description } = settingTexts(language)
  return [
    ...want('banner', named(banner ?? {}), named(banner ?? {}), pictured('banner-1')),
    ...want('banner', named(banner ?? {}), /href="https:\/\/banner-1.example\/?"/),
    ...want('setting', 'title', title),
    ...want('setting', 'description', `content="${description}"`),
    ...want('setting', 'og:title', `content="${title}, og"`),
    ...want('setting', 'og:description', `content="${description}, og"`),
    ...homeSport(language),
  ]
}

const joinFields = ['name', 'birthYear', 'hasPlayedBefore', 'phone', 'email', 'consent', 'mothersName']

const formWants = joinFields.flatMap((field) => want('form field', field, new RegExp(`name="${field}"`)))

const otherLanguage = { hu: 'en', en: 'hu' } as const

/** A screen in one language, and the other's address for search engines where both have it. */
const twinOf = (language: Language, path: string) =>
  want('twin link', path, new RegExp(`hrefLang="${otherLanguage[language]}[^"]*" href="[^"]*${path}"`, 'i'))

function bareScreens(language: Language): Screen[] {
  const other = otherLanguage[language]
  const screen = (word: Parameters<typeof pathOf>[1], wants: Want[] = []): Screen => ({
    path: pathOf(language, word),
    type: 'text/html',
    wants: [...wants, ...twinOf(language, pathOf(other, word))],
  })
  return [
    screen('home', homeOnly(language)),
    screen('information', pagesOf(language).flatMap(listedPage)),
    screen('player'),
    screen('joinUs', formWants),
    { path: pathOf(language, 'test'), type: 'text/html', wants: [] },
  ]
}

const listedPage = (page: Wire) =>
  page.slug === 'footer' ? [] : want('page', named(page), alone(named(page)))

/** Every screen of a language, with what it has to hold. */
export const screensOf = (language: Language, now: number): Screen[] =>
  [...bareScreens(language), ...readingScreens(language), ...sportScreens(language, now)].map((screen) =>
    screen.type === 'text/html' && screen.path !== pathOf(language, 'test')
      ? { ...screen, wants: [...screen.wants, ...frame(language)] }
      : screen,
  )

/** What search engines are told of: everything with a page of its own, in both languages. */
export function sitemapWants(): Want[] {
  const entry = (kind: string, item: Wire, path: string) => want(kind, named(item), `${path}</loc>`)
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
