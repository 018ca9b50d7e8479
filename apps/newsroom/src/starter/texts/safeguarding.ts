import { legalPages, pathFor } from '@palank/routes'
import { bilingual } from '../../bilingual.ts'
import { gap } from '../gaps.ts'
import type { PageText } from './facts.ts'

const officer = gap(
  'a gyermekvédelmi felelős neve, e-mail-címe és telefonszáma',
  'name, e-mail address and telephone number of the child protection officer',
)
const adults = gap(
  'kik foglalkozhatnak a gyerekekkel, és hogyan ellenőrzitek őket, például erkölcsi bizonyítvánnyal',
  'who may work with children and how you check them, such as by a certificate of good conduct',
)
const changingRooms = gap(
  'ki mehet be az öltözőbe, és ki felügyel ott',
  'who may enter the changing rooms, and who supervises there',
)
const travel = gap(
  'ki viszi a gyerekeket a mérkőzésekre, és ki felel értük útközben és a szálláson',
  'who takes the children to games, and who is responsible on the way and overnight',
)
const messages = gap(
  'hogyan tarthat kapcsolatot az edző a gyerekekkel, például csak a szülőt is tartalmazó csoportban',
  'how trainers may keep in touch with children, such as only in groups that a parent is in',
)
const answer = gap(
  'ki vizsgálja meg a jelzést, és hány napon belül válaszol',
  'who looks into a report, and within how many days they answer',
)
const authority = gap(
  'mikor és kit értesítetek, például a gyermekjóléti szolgálatot vagy a rendőrséget',
  'when you notify whom, such as the child welfare service or the police',
)

/** The club's own rules; what the site shows of minors has a page of its own. */
export const safeguardingText: PageText = {
  slug: legalPages.safeguardingPolicy,
  title: bilingual('Gyermekvédelmi szabályzat', 'Safeguarding policy'),
  body: ({ name }) =>
    bilingual(
      `${name.hu}: nálunk gyerekek is sportolnak. Ez a szabályzat elmondja, hogyan vigyázunk rájuk.

## Kihez fordulhatsz?

Gyermekvédelmi felelős: ${officer.hu}

Ha egy gyerek közvetlen veszélyben van, hívd a 112-t.

## Edzésen, mérkőzésen, úton

- **Felnőttek a gyerekek mellett:** ${adults.hu}
- **Öltöző:** ${changingRooms.hu}
- **Utazás:** ${travel.hu}
- **Üzenetek:** ${messages.hu}

## Nevek és képek

Kiskorú játékosról a honlapon csak azt mutatjuk meg, amihez hozzájárulást kaptunk. A részleteket a [Gyermekvédelem](${pathFor('safeguarding', 'hu')}) oldalon találod.

## Ha valami baj van

Bárki szólhat: gyerek, szülő, edző vagy néző. Név nélkül is.

- **Mi történik utána:** ${answer.hu}
- **Hatóságok:** ${authority.hu}`,
      `${name.en}: children play sport with us. This policy says how we look after them.

## Who can you turn to?

Child protection officer: ${officer.en}

If a child is in immediate danger, call 112.

## At practice, at games, on the road

- **Adults around children:** ${adults.en}
- **Changing rooms:** ${changingRooms.en}
- **Travel:** ${travel.en}
- **Messages:** ${messages.en}

## Names and pictures

Of players who are minors the site shows only what we have been given consent for. The page [Safeguarding](${pathFor('safeguarding', 'en')}) says more.

## If something is wrong

Anybody can tell us: a child, a parent, a trainer or a spectator. Without a name too.

- **What happens then:** ${answer.en}
- **Authorities:** ${authority.en}`,
    ),
}
