import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { StepId } from '../../first-steps/first-steps.ts'

type StepText = { name: Bilingual; why: Bilingual }

const gaps = bilingual(
  'A szögletes zárójelek helyére írd be a klub adatait, aztán tedd ki.',
  'Fill in the club’s data where the brackets are, then publish it.',
)

export const texts = {
  title: bilingual('Első lépések', 'First steps'),
  lead: bilingual(
    'Ami még hátravan, hogy teljes legyen az oldal. A lista magától rövidül, a végén eltűnik.',
    'What is left until the site is complete. The list shortens by itself, and disappears in the end.',
  ),
  done: (done: number, all: number) =>
    bilingual(`${all} lépésből ${done} kész`, `${done} of ${all} steps done`),
}

export const stepTexts: Record<StepId, StepText> = {
  privacy: {
    name: bilingual('Fejezd be az adatkezelési tájékoztatót', 'Finish the privacy notice'),
    why: bilingual(
      'Amíg nincs kint, a Csatlakozz oldal űrlap helyett telefonszámot és e-mail-címet mutat.',
      'Until it is published, the page Join us shows a phone number and an e-mail address instead of its form.',
    ),
  },
  imprint: { name: bilingual('Fejezd be az impresszumot', 'Finish the imprint'), why: gaps },
  accessibility: {
    name: bilingual('Fejezd be az akadálymentességi oldalt', 'Finish the page on accessibility'),
    why: gaps,
  },
  safeguardingPolicy: {
    name: bilingual('Fejezd be a gyermekvédelmi szabályzatot', 'Finish the safeguarding policy'),
    why: gaps,
  },
  picture: {
    name: bilingual('Töltsd fel az első képet', 'Upload the first picture'),
    why: bilingual('A hírekhez és az oldalakhoz kell.', 'Articles and pages need them.'),
  },
  article: {
    name: bilingual('Írd meg az első hírt', 'Write the first article'),
    why: bilingual('Elég néhány mondat és egy kép.', 'A few sentences and a picture are enough.'),
  },
  match: {
    name: bilingual('Vedd fel az első mérkőzést', 'Add the first match'),
    why: bilingual(
      'A kezdőlapon visszaszámlálás jelenik meg. Az egész sorsolás fájlból is betölthető.',
      'The home page counts down to it. A whole schedule can be imported from a file.',
    ),
  },
  player: {
    name: bilingual('Vedd fel a játékosokat', 'Add the players'),
    why: bilingual(
      'Utána tedd be őket a csapat keretébe. Kiskorúnál írd be a születési évet is.',
      'Then put them into the squad of their team. Enter the year of birth of minors too.',
    ),
  },
  colleague: {
    name: bilingual('Hívj meg valakit', 'Invite somebody'),
    why: bilingual(
      'Ketten könnyebb, és van, aki helyettesít.',
      'Two have it easier, and can stand in for each other.',
    ),
  },
}
