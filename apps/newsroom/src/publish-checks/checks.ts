import { type Bilingual, bilingual } from '../bilingual.ts'
import { lengthOf, titleLimit } from '../page-preview/limits.ts'
import type { PictureFact } from './picture-facts.ts'

/** What is written in the form, and what is known about it. */
export type Written = {
  language: 'hu' | 'en'
  titleField: 'title' | 'name'
  title: string
  metaTitle: string
  /** Undefined until it is known. */
  otherTitle: string | undefined
  hasText: boolean
  otherHasText: boolean
  /** Whether the starter's text still has a place to fill in. */
  hasGap: boolean
  otherHasGap: boolean
  hasCover: boolean
  /** A gallery's cover may be its first picture. */
  files: number | undefined
  cover: PictureFact | undefined
  /** Inside the text. */
  pictures: PictureFact[]
  heldFiles: number
}

export type Check = {
  id: string
  /** The server refuses to publish it. */
  stops: boolean
  text: Bilingual
  hint: Bilingual
  /** Where it is mended: a field of the form, a picture, or the other language. */
  place: { field: string } | { picture: number } | { language: 'hu' | 'en' }
}

const warn = (id: string, place: Check['place'], text: Bilingual, hint: Bilingual): Check => ({
  id,
  place,
  text,
  hint,
  stops: false,
})

function coverChecks({ hasCover, files }: Written): Check[] {
  if (hasCover || (files ?? 0) > 0) return []
  return files === undefined
    ? [
        warn(
          'cover',
          { field: 'cover_image' },
          bilingual('Nincs borítókép', 'No cover picture'),
          bilingual('Megosztva a klub képe látszik.', 'Shared links show the club’s picture.'),
        ),
      ]
    : [
        warn(
          'files',
          { field: 'files' },
          bilingual('Nincs kép a galériában', 'The gallery has no pictures'),
          bilingual('Üresen jelenik meg.', 'It appears empty.'),
        ),
      ]
}

function altChecks({ cover, pictures, language }: Written): Check[] {
  const used = [...(cover ? [cover] : []), ...pictures]
  const silent = used.filter(
    ({ id, alt }, index) => alt[language].trim() === '' && used.findIndex((one) => one.id === id) === index,
  )
  return silent.map(({ id, filename }) =>
    warn(
      `alt-${id}`,
      { picture: id },
      language === 'hu'
        ? bilingual('A képnek nincs leírása', 'The picture has no description')
        : bilingual('A képnek nincs angol leírása', 'The picture has no English description'),
      bilingual(
        `${filename}: aki nem látja, semmit nem tud meg róla.`,
        `${filename}: who cannot see it, learns nothing of it.`,
      ),
    ),
  )
}

function titleChecks({ title, metaTitle, titleField }: Written): Check[] {
  const length = lengthOf(metaTitle || title)
  if (length <= titleLimit) return []
  return [
    warn(
      'title',
      { field: metaTitle ? 'meta_title' : titleField },
      bilingual(`Hosszú a cím: ${length} betű`, `The title is long: ${length} characters`),
      bilingual(
        `A keresők ${titleLimit} betű körül levágják.`,
        `Search engines cut it off at about ${titleLimit} characters.`,
      ),
    ),
  ]
}

function languageChecks({
  language,
  otherTitle,
  title,
  hasText,
  otherHasText,
  titleField,
}: Written): Check[] {
  if (otherTitle === undefined) return []
  if (language === 'en' && otherTitle === '')
    return [
      {
        id: 'hungarian',
        stops: true,
        place: { language: 'hu' },
        text: bilingual('Nincs magyar cím', 'No Hungarian title'),
        hint: bilingual('Nélküle nem tehető ki.', 'It cannot be published without one.'),
      },
    ]
  const english = language === 'en' ? { title, hasText } : { title: otherTitle, hasText: otherHasText }
  const place: Check['place'] = language === 'en' ? { field: titleField } : { language: 'en' }
  if (english.title === '')
    return [
      warn(
        'english',
        place,
        bilingual('Nincs angol változat', 'No English version'),
        bilingual(
          'Az angol oldalon is magyarul jelenik meg.',
          'It appears in Hungarian on the English site too.',
        ),
      ),
    ]
  if (english.hasText || !(language === 'en' ? otherHasText : hasText)) return []
  return [
    warn(
      'english-text',
      language === 'en' ? { field: 'body' } : place,
      bilingual('Nincs angol szöveg', 'No English text'),
      bilingual('Az angol oldalon csak a címe látszik.', 'The English page shows its title only.'),
    ),
  ]
}

/** Publishing one language publishes the other too. */
function gapChecks({ language, hasGap, otherHasGap }: Written): Check[] {
  const other = language === 'hu' ? 'en' : 'hu'
  const places: Check['place'][] = [
    ...(hasGap ? [{ field: 'body' }] : []),
    ...(otherHasGap ? [{ language: other } as const] : []),
  ]
  return places.map((place) =>
    warn(
      'field' in place ? 'gap' : 'other-gap',
      place,
      'field' in place
        ? bilingual('Kitöltetlen hely van a szövegben', 'The text has a place to fill in')
        : bilingual('Kitöltetlen hely van a másik nyelven', 'The other language has a place to fill in'),
      bilingual(
        'Írd be a szögletes zárójel helyére, ami oda való.',
        'Write what belongs there in place of the brackets.',
      ),
    ),
  )
}

function heldChecks({ cover, pictures, heldFiles }: Written): Check[] {
  const uses = [
    ...(cover ? [{ field: 'cover_image', picture: cover }] : []),
    ...pictures.map((picture) => ({ field: 'body', picture })),
  ]
  const stopping = uses
    .filter(({ picture }) => picture.held)
    .map(({ field, picture }, index) => ({
      id: `held-${index}`,
      stops: true,
      place: { field },
      text: bilingual(`Nem közölhető kép: ${picture.filename}`, `Picture not cleared: ${picture.filename}`),
      hint:
        picture.held === 'not_cleared'
          ? bilingual(
              'Felismerhető gyermek van rajta. Válassz másikat, vagy jelöld közölhetőnek a Képtárban.',
              'A child can be recognised on it. Choose another one, or mark it as cleared under Pictures.',
            )
          : bilingual(
              'Olyan kiskorú van rajta, akinek nincs hozzájárulása. Válassz másikat.',
              'It shows a minor without consent. Choose another one.',
            ),
    }))
  if (heldFiles === 0) return stopping
  return [
    ...stopping,
    warn(
      'held-files',
      { field: 'files' },
      bilingual(
        `${heldFiles} kép nem közölhető`,
        `${heldFiles} ${heldFiles === 1 ? 'picture' : 'pictures'} not cleared`,
      ),
      bilingual('A galéria ezek nélkül jelenik meg.', 'The gallery appears without them.'),
    ),
  ]
}

/** What had better be mended before publishing; what stops it comes first. */
export function checksOf(written: Written): Check[] {
  const checks = [heldChecks, gapChecks, coverChecks, altChecks, titleChecks, languageChecks].flatMap(
    (rule) => rule(written),
  )
  return checks.sort((one, other) => Number(other.stops) - Number(one.stops))
}
