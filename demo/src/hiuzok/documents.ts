import type { PdfText } from '../make-pdf.ts'
import type { DemoDocument } from '../types.ts'

export const documents: DemoDocument[] = [
  {
    key: 'tao-elszamolas',
    name: { hu: 'TAO-elszámolás, rövid változat', en: 'TAO accounts, short version' },
    file: 'documents/tao-elszamolas.pdf',
  },
  {
    key: 'tisza-torna-program',
    name: { hu: 'A Tisza Torna programfüzete', en: 'Programme of the Tisza Tournament' },
    file: 'documents/tisza-torna-program.pdf',
  },
]

/** The text of the files above, a page per language. */
export const pdfs: Record<string, PdfText> = {
  'documents/tao-elszamolas.pdf': {
    title: 'TAO-elszámolás, rövid változat',
    pages: [
      [
        '# TAO-elszámolás, rövid változat',
        'Tiszai Hiúzok Kosárlabda Klub, 5000 Tiszahalom, Ártéri sétány 4.',
        'Az előző támogatási időszakban tizenhét helyi vállalkozás összesen 84,7 millió forintot irányított a klubhoz. Az alábbi összegek millió forintban értendők.',
        '## Felhasználás (terv / tény)',
        'Utánpótlás-nevelés: 46,0 / 45,8',
        'Eszközök, labdák, mezek: 14,5 / 13,9',
        'Csarnok, öltözők felújítása: 21,0 / 21,9',
        'Edzőképzés: 3,2 / 3,1',
        'Összesen: 84,7 / 84,7',
        '## Megjegyzés',
        'Az öltözők többletköltségét a régi csövek cseréje okozta. A különbözetet az eszközökön megtakarított összeg fedezte. Felnőttjátékos fizetésére a támogatásból egyetlen forint sem került.',
        'Összeállította: Sári Norbert gazdasági igazgató. A klub és a számok kitaláltak.',
      ],
      [
        '# TAO accounts, short version',
        'Tisza Lynxes Basketball Club, 5000 Tiszahalom, Ártéri sétány 4.',
        'In the last support period seventeen local businesses directed 84.7 million forints to the club. The amounts below are in millions of forints.',
        '## Use (planned / spent)',
        'Youth work: 46.0 / 45.8',
        'Equipment, balls, kits: 14.5 / 13.9',
        'Hall, dressing rooms renewed: 21.0 / 21.9',
        'Coach training: 3.2 / 3.1',
        'Total: 84.7 / 84.7',
        '## Note',
        'The dressing rooms cost more because the old pipes had to be replaced. What was saved on equipment covered the difference. Not one forint went on the pay of senior players.',
        'Compiled by Norbert Sári, finance director. The club and the figures are invented.',
      ],
    ],
  },
  'documents/tisza-torna-program.pdf': {
    title: 'A Tisza Torna programfüzete',
    pages: [
      [
        '# Tisza Torna, programfüzet',
        'Négy csapat, két nap, egy serleg a Tisza Arénában.',
        '## Szombat: elődöntők',
        '15:30  Hortobágyi Ménes – Jászsági Kürtösök',
        '18:00  Tiszai Hiúzok – Nyírségi Szarvasok',
        '## Vasárnap: helyosztók',
        '15:30  mérkőzés a 3. helyért',
        '18:00  döntő',
        '## Tudnivalók',
        'Belépő naponta 1500 Ft, tizennégy éves korig ingyenes. A szünetekben a Hiúz Akadémia U12-es csapatai mutatkoznak be. A büfében bableves és lángos, a parkolóban kerékpárőrzés.',
      ],
      [
        '# Tisza Tournament, programme',
        'Four teams, two days, one cup at the Tisza Aréna.',
        '## Saturday: semi-finals',
        '15:30  Hortobágy Stud – Jászság Horns',
        '18:00  Tisza Lynxes – Nyírség Stags',
        '## Sunday: finals',
        '15:30  third-place game',
        '18:00  final',
        '## Good to know',
        'Entrance HUF 1,500 a day, free up to fourteen. The under-12s of the Lynx Academy play in the breaks. Bean soup and lángos at the buffet, guarded bicycles in the car park.',
      ],
    ],
  },
}
