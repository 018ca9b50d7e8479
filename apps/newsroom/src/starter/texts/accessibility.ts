import { legalPages } from '@palank/routes'
import { bilingual } from '../../bilingual.ts'
import { gap } from '../gaps.ts'
import type { PageText } from './facts.ts'

const shortcomings = gap(
  'mi az, ami még nem akadálymentes, például feliratozatlan videók vagy beszkennelt dokumentumok',
  'what is not accessible yet, such as videos without subtitles or scanned documents',
)
const days = gap('hány napon belül válaszoltok', 'within how many days you answer')
const hall = gap(
  'akadálymentes bejárat, mosdó, parkoló és kerekesszékes helyek a csarnokban',
  'step-free entrance, toilet, parking and wheelchair places of the hall',
)
const checked = gap('mikor nézted át utoljára ezt az oldalt', 'when you last went through this page')

export const accessibilityText: PageText = {
  slug: legalPages.accessibility,
  title: bilingual('Akadálymentesség', 'Accessibility'),
  body: ({ name, email, phone }) =>
    bilingual(
      `${name.hu}: szeretnénk, ha a honlapunkat mindenki használni tudná.

## A honlap

Az oldalak billentyűzettel és képernyőolvasóval is használhatók, nagyítva is olvashatók, és ha az eszközödön kevesebb mozgást állítottál be, nem mozognak.

Amit még javítunk: ${shortcomings.hu}

## Ha elakadsz

Írj vagy telefonálj: ${email.hu}, ${phone.hu}. Megadjuk az információt más formában. Válaszunk ideje: ${days.hu}

## A csarnok

${hall.hu}

Átnézve: ${checked.hu}`,
      `${name.en}: we would like everybody to be able to use our site.

## The site

Its pages can be used with a keyboard and with a screen reader, can be read enlarged, and do not move if your device asks for less motion.

What we are still working on: ${shortcomings.en}

## If you get stuck

Write or call: ${email.en}, ${phone.en}. We will give you the information in another form. Time of our answer: ${days.en}

## The hall

${hall.en}

Last gone through: ${checked.en}`,
    ),
}
