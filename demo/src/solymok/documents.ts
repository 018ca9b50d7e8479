import type { PdfText } from '../make-pdf.ts'
import type { DemoDocument } from '../types.ts'

export const documents: DemoDocument[] = [
  {
    key: 'tao-nyilatkozat',
    name: { hu: 'TAO felajánló nyilatkozat (minta)', en: 'TAO declaration of support (sample)' },
    file: 'documents/tao-nyilatkozat.pdf',
  },
  {
    key: 'duna-kupa-osszefoglalo',
    name: { hu: 'Duna Kupa, a döntő összefoglalója', en: 'Danube Cup, summary of the final' },
    file: 'documents/duna-kupa-osszefoglalo.pdf',
  },
]

/** The text of the files above, a page per language. */
export const pdfs: Record<string, PdfText> = {
  'documents/tao-nyilatkozat.pdf': {
    title: 'TAO felajánló nyilatkozat',
    pages: [
      [
        '# Felajánló nyilatkozat (minta)',
        'Dunai Sólymok Kosárlabda Klub, 2400 Dunaszeg, Sportcsarnok utca 1.',
        'Alulírott, a ........................................ (cégnév) képviseletében kijelentem, hogy társasági adónk egy részét a Dunai Sólymok Kosárlabda Klub utánpótlás-nevelési és létesítmény-fejlesztési programjának támogatására ajánljuk fel.',
        '## A felajánló adatai',
        'Székhely: ........................................',
        'Adószám: ........................................',
        'Kapcsolattartó neve, telefonszáma: ........................................',
        'Felajánlott összeg: .............................. Ft',
        '## Tudomásul vesszük',
        '1. A támogatás az igazolás kézhezvétele után utalható.',
        '2. Az utalást nyolc napon belül be kell jelenteni az adóhatóságnak.',
        '3. A klub negyedévente elszámol, az idény végén közzéteszi a felhasználást.',
        'Kelt: ........................................    Aláírás: ........................................',
        'Ez az irat bemutató tartalom: a klub kitalált, a minta nem használható fel.',
      ],
      [
        '# Declaration of support (sample)',
        'Danube Falcons Basketball Club, 2400 Dunaszeg, Sportcsarnok utca 1.',
        'On behalf of ........................................ (company) I declare that we offer part of our corporate tax to the youth and building programme of the Danube Falcons Basketball Club.',
        '## Details of the company',
        'Seat: ........................................',
        'Tax number: ........................................',
        'Contact person and telephone: ........................................',
        'Amount offered: HUF ..............................',
        '## We understand that',
        '1. the money may be transferred once the certificate has arrived;',
        '2. the transfer must be reported to the tax authority within eight days;',
        '3. the club accounts for it every quarter and publishes its use at the end of the season.',
        'Date: ........................................    Signature: ........................................',
        'This paper is demonstration content: the club is invented and the sample has no effect.',
      ],
    ],
  },
  'documents/duna-kupa-osszefoglalo.pdf': {
    title: 'Duna Kupa: a döntő összefoglalója',
    pages: [
      [
        '# Duna Kupa, döntő',
        'Dunai Sólymok – Kunsági Bikák 102–84 (24–23, 21–22, 34–17, 23–22)',
        'Duna Aréna, 4312 néző. Felkészülési torna, a bajnoki tabellába nem számít.',
        '## Csapatadatok',
        'Lepattanó: 38 (13 támadó, 25 védő)',
        'Gólpassz: 24, eladott labda: 9',
        'Büntetődobás: 18/19',
        '## A legjobb dobók',
        'Varga Ákos 27, Sipos Levente 21, Carter Miles 16, Bartók Zalán 12',
        '## Edzői vélemény',
        'Gerencsér Tibor: A harmadik negyedben végig jókor indultunk. Ezt szeretném látni akkor is, amikor már nem frissek a lábak.',
      ],
      [
        '# Danube Cup, the final',
        'Danube Falcons – Kunság Bulls 102–84 (24–23, 21–22, 34–17, 23–22)',
        'Duna Aréna, 4,312 spectators. A preseason tournament that does not count in the league table.',
        '## Team figures',
        'Rebounds: 38 (13 offensive, 25 defensive)',
        'Assists: 24, turnovers: 9',
        'Free throws: 18/19',
        '## Leading scorers',
        'Ákos Varga 27, Levente Sipos 21, Miles Carter 16, Zalán Bartók 12',
        '## The coach',
        'Tibor Gerencsér: All through the third quarter we left at the right moment. I would like to see the same when the legs are no longer fresh.',
      ],
    ],
  },
}
