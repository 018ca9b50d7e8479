import { exampleMatchView, exampleSchedule, exampleWon } from './match.examples.ts'
import type { ProseEmbeds, RichText, RichTextPart } from './rich-text.ts'

const opening = [
  '<p>A vendégek zónával kezdtek, és ezzel nyolc percig <strong>meg is fogták</strong> a hazai támadójátékot. ',
  '<a href="/merkozesek">A negyedenkénti statisztikák itt olvashatók.</a></p>',
  '<h2>A harmadik negyed döntött</h2><p>Hat eladott labda az első <em>négy percben</em>.</p>',
].join('')
const quoted = '„Nem lettünk gyorsabbak. Előbb indultunk.”'
const speaker = 'Varga Ákos, csapatkapitány'
const middle = [
  '<figure><img src="/files/gyors-inditas.webp" alt="Gyors indítás" width="1600" height="900" loading="lazy" />',
  '<figcaption>Tizenegy pont lerohanásból.</figcaption></figure>',
  '<h3>Ami jól működött</h3><ul><li>38 lepattanó, ebből 13 támadó</li><li>24 gólpassz</li></ul>',
].join('')
const table = [
  '<table><tbody><tr><th><p>Negyed</p></th><th><p>Sünök</p></th><th><p>Bikák</p></th></tr>',
  '<tr><td><p>1.</p></td><td><p>24</p></td><td><p>25</p></td></tr></tbody></table>',
].join('')
const closing = '<ol><li>elsőként</li><li>másodikként</li></ol><hr /><p>Szombaton folytatjuk.</p>'

const quotation = `<blockquote>${quoted}<br />${speaker}</blockquote>`
const video = '<figure><a href="/media/4">▶</a></figure>'

/** Everything that the newsroom's editor can write, as the api sends it. */
export const exampleHtml = `${opening}${quotation}${middle}${table}${video}${closing}`

const attributed = `<blockquote><p>${quoted}</p><footer>${speaker}</footer></blockquote>`
const framed = `<div data-table="" role="group" tabindex="0" aria-label="1. táblázat">${table}</div>`

/** The same after the border. */
export const exampleRichText: RichText = {
  html: exampleHtml,
  wordCount: 63,
  parts: [
    { kind: 'html', html: `${opening}${attributed}${middle}${framed}` },
    { kind: 'video', id: 4, href: '/media/4' },
    { kind: 'html', html: closing },
  ],
}

export const emptyRichText: RichText = { html: '', wordCount: 0, parts: [] }

const pictures = ['zsakolas', 'kezdodobas', 'lelato', 'oltozo'].map((name) => ({
  coverImage: `/files/${name}.webp`,
  coverImageAlt: '',
  coverImageTitle: '',
  thumbnails: { small: `/files/${name}-480.webp`, medium: `/files/${name}-960.webp` },
  srcSet: '',
  avif: '',
  width: 1600,
  height: 900,
  focus: '50% 50%',
}))

/** What may stand in a text beside HTML. */
export const exampleEmbeds: ProseEmbeds = {
  videos: [{ id: 4, title: 'Öt indítás', youtubeId: 'aB3-_xYz019', picture: null, lang: undefined }],
  galleries: [{ id: 7, name: 'Képek a rangadóról', pictures, count: 12, lang: undefined }],
  matches: [exampleMatchView(exampleWon), exampleMatchView(exampleSchedule)],
  gone: [],
}

export const exampleEmbedded: RichTextPart[] = [
  { kind: 'html', html: '<p>A képek és a következő mérkőzés:</p>' },
  { kind: 'gallery', id: 7, href: '/galeria/7' },
  ...exampleEmbeds.matches.map(({ id, link }) => ({ kind: 'match' as const, id, href: link })),
  { kind: 'gallery', id: 8, href: '/galeria/8' },
  {
    kind: 'youtube',
    youtubeId: 'aB3-_xYz019',
    href: 'https://www.youtube.com/watch?v=aB3-_xYz019',
    title: 'Összefoglaló',
  },
]
