import path from 'node:path'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { type Scope, scopes } from './overview.ts'

export type Language = 'hu' | 'en'

export type ConsentForm = {
  club: string
  version: string
  text: Record<Language, string>
  /** Without a player, an empty form. */
  player?: { name: Record<Language, string>; birth_year: number | null; teams: string[]; signs: boolean }
}

const here = path.dirname(fileURLToPath(import.meta.url))
const font = (weight: 400 | 600) => path.join(here, 'fonts', `instrument-sans-${weight}.ttf`)

const labels = {
  hu: {
    title: 'Hozzájárulás kiskorú játékos adatainak közléséhez',
    version: 'A szöveg változata',
    name: 'A játékos neve',
    birthYear: 'Születési éve',
    teams: 'Csapata',
    scopesTitle: 'Hozzájárulok, hogy a klub a honlapján közölje (a megfelelő négyzeteket kérjük bejelölni):',
    scopes: {
      full_name: 'a teljes nevet',
      pictures: 'az arcképet és a fényképeket, amelyeken a játékos felismerhető',
      physical: 'a születési évet és a magasságot',
      own_page: 'a játékos saját oldalát a statisztikáival (a teljes névvel együtt)',
    },
    validUntil: 'Meddig érvényes (üresen az idény végéig, június 30-ig)',
    place: 'Kelt (hely, dátum)',
    guardianName: 'A szülő vagy gyám neve',
    guardian: 'A szülő vagy gyám aláírása',
    player: 'A játékos aláírása (attól az évtől, amelyben betölti a 14-et)',
  },
  en: {
    title: 'Consent to publishing data of a player who is a minor',
    version: 'Version of the text',
    name: 'Name of the player',
    birthYear: 'Year of birth',
    teams: 'Team',
    scopesTitle: 'I consent to the club publishing on its website (please tick what applies):',
    scopes: {
      full_name: 'the full name',
      pictures: 'the portrait and pictures on which the player can be recognised',
      physical: 'the year of birth and the height',
      own_page: 'a page of the player’s own with statistics (together with the full name)',
    },
    validUntil: 'Valid until (left empty: until the end of the season, 30 June)',
    place: 'Place and date',
    guardianName: 'Name of the parent or guardian',
    guardian: 'Signature of the parent or guardian',
    player: 'Signature of the player (from the year of turning 14)',
  },
} satisfies Record<Language, Record<string, unknown> & { scopes: Record<Scope, string> }>

const size = 9.5
const boxSize = 10

type Pdf = InstanceType<typeof PDFDocument>

/** A label with what is known beside it, and a line to write on. */
function line(pdf: Pdf, label: string, value = ''): void {
  const { left, right } = pdf.page.margins
  pdf.moveDown(0.7)
  pdf.font(font(400)).fontSize(size).text(`${label}: `, left, pdf.y, { continued: true })
  pdf.font(font(600)).text(value || ' ')
  const from = left + pdf.font(font(400)).widthOfString(`${label}: `)
  const y = pdf.y + 1
  pdf
    .moveTo(from, y)
    .lineTo(pdf.page.width - right, y)
    .lineWidth(0.5)
    .stroke()
}

function box(pdf: Pdf, label: string): void {
  const { left } = pdf.page.margins
  pdf.moveDown(0.4)
  const { y } = pdf
  pdf
    .rect(left, y + 1, boxSize, boxSize)
    .lineWidth(0.8)
    .stroke()
  pdf
    .font(font(400))
    .fontSize(size)
    .text(label, left + boxSize + 8, y)
  pdf.x = left
}

function page(pdf: Pdf, language: Language, { club, version, text, player }: ConsentForm): void {
  const t = labels[language]
  pdf.addPage()
  pdf.font(font(600)).fontSize(size).text(club)
  pdf.fontSize(15).text(t.title).moveDown(0.3)
  line(pdf, t.name, player?.name[language])
  line(pdf, t.birthYear, player?.birth_year?.toString())
  line(pdf, t.teams, player?.teams.join(', '))
  pdf.moveDown(0.9)
  pdf.font(font(400)).fontSize(size).text(text[language], { paragraphGap: 4, lineGap: 1 })
  pdf.moveDown(0.4).font(font(600)).text(t.scopesTitle)
  for (const scope of scopes) box(pdf, t.scopes[scope])
  line(pdf, t.validUntil)
  line(pdf, t.place)
  line(pdf, t.guardianName)
  line(pdf, t.guardian)
  if (player?.signs ?? true) line(pdf, t.player)
  pdf.moveDown(0.7).font(font(400)).fontSize(8).text(`${t.version}: ${version}`)
}

/** A sheet in each language, to be printed and signed. */
export async function writeConsentForm(form: ConsentForm, languages: Language[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 44, bottom: 44, left: 56, right: 56 },
    autoFirstPage: false,
    // Else pdfkit loads Helvetica, which has no ő and ű.
    font: font(400),
    info: { Title: languages.map((language) => labels[language].title).join(' / ') },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  for (const language of languages) page(pdf, language, form)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
