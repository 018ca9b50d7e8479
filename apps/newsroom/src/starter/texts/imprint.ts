import { legalPages } from '@palank/routes'
import { bilingual } from '../../bilingual.ts'
import { gap } from '../gaps.ts'
import type { PageText } from './facts.ts'

const officialName = gap('a klub hivatalos neve', 'the club’s official name')
const seat = gap('a klub székhelye', 'the club’s seat')
const number = gap('a klub nyilvántartási száma', 'the club’s registration number')
const tax = gap('a klub adószáma', 'the club’s tax number')
const president = gap('a klub törvényes képviselőjének neve', 'name of the club’s legal representative')
const editor = gap('a honlap szerkesztőjének neve', 'name of the site’s editor')
const host = gap(
  'a tárhelyszolgáltató neve, székhelye és e-mail-címe',
  'name, seat and e-mail address of the hosting provider',
)

/** The law on electronic commerce asks for these. */
export const imprintText: PageText = {
  slug: legalPages.imprint,
  title: bilingual('Impresszum', 'Imprint'),
  body: ({ name, email, phone }) =>
    bilingual(
      `**Kiadó:** ${name.hu}, ${officialName.hu}

**Székhely:** ${seat.hu}

**Nyilvántartási szám:** ${number.hu}

**Adószám:** ${tax.hu}

**Képviseli:** ${president.hu}

**Telefon:** ${phone.hu}

**E-mail:** ${email.hu}

**Szerkeszti:** ${editor.hu}

**Tárhelyszolgáltató:** ${host.hu}`,
      `**Publisher:** ${name.en}, ${officialName.en}

**Seat:** ${seat.en}

**Registration number:** ${number.en}

**Tax number:** ${tax.en}

**Represented by:** ${president.en}

**Telephone:** ${phone.en}

**E-mail:** ${email.en}

**Editor:** ${editor.en}

**Hosting provider:** ${host.en}`,
    ),
}
