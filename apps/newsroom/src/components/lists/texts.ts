import type { CollectionSlug } from 'payload'
import { type Bilingual, bilingual } from '../../bilingual.ts'

export const texts = {
  filters: bilingual('Gyors szűrők', 'Quick filters'),
  all: bilingual('Mind', 'All'),
  filtered: bilingual('Szűrve', 'Filtered'),
  showAll: bilingual('Mindet mutatom', 'Show all'),
  noneOfThese: bilingual('Most nincs ilyen.', 'There is nothing like this now.'),
  takeOver: bilingual('Átveszem', 'Take over'),
  readOnly: bilingual(
    'Most csak olvasod. Ha átveszed, nála lesz csak olvasható.',
    'You are only reading now. If you take over, they can only read.',
  ),
  edit: bilingual('Szerkesztem', 'Edit'),
} as const

export const notFound = (words: string) =>
  bilingual(
    `Nincs találat: „${words}”. Próbáld kevesebb szóval.`,
    `Nothing found for “${words}”. Try fewer words.`,
  )

export const editingSince = (name: string, time: string) =>
  bilingual(`${name} szerkeszti ${time} óta`, `${name} has been editing since ${time}`)

export const finished = (name: string) =>
  bilingual(`${name} befejezte, most te jössz.`, `${name} has finished: it is your turn.`)

type Empty = { line: Bilingual; button?: Bilingual }

/** What to do first in a list that has nothing in it yet. */
export const emptyLists: Partial<Record<CollectionSlug, Empty>> = {
  articles: {
    line: bilingual('Még nincs hír.', 'There is no article yet.'),
    button: bilingual('Megírom az elsőt', 'Write the first one'),
  },
  pages: {
    line: bilingual('Még nincs oldal.', 'There is no page yet.'),
    button: bilingual('Megírom az elsőt', 'Write the first one'),
  },
  galleries: {
    line: bilingual('Még nincs galéria.', 'There is no gallery yet.'),
    button: bilingual('Képeket töltök fel', 'Upload pictures'),
  },
  videos: {
    line: bilingual('Még nincs videó.', 'There is no video yet.'),
    button: bilingual('Kiteszem az elsőt', 'Add the first one'),
  },
  players: {
    line: bilingual('Még nincs játékos.', 'There is no player yet.'),
    button: bilingual('Felveszem az elsőt', 'Add the first one'),
  },
  'join-registrations': {
    line: bilingual(
      'Még nem jelentkezett senki. Aki az oldalon kitölti az űrlapot, itt jelenik meg.',
      'Nobody has applied yet. Whoever fills in the form on the site appears here.',
    ),
  },
  consents: {
    line: bilingual('Még nincs hozzájárulás.', 'There is no consent yet.'),
    button: bilingual('Felveszem az elsőt', 'Record the first one'),
  },
}
