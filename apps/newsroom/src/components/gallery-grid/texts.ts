import { type Bilingual, bilingual } from '../../bilingual.ts'

export const texts = {
  choose: bilingual('Meglévő képek közül', 'From stored pictures'),
  working: bilingual(
    'Dolgozhatsz közben. Húzz ide még képeket, vagy illeszd be őket.',
    'You can go on working. Drop more pictures here, or paste them.',
  ),
  idle: bilingual(
    'Húzz ide képeket, akár egész mappát, vagy illeszd be őket.',
    'Drop pictures here, a whole folder too, or paste them.',
  ),
  empty: bilingual('Még nincs kép', 'No pictures yet'),
  filter: bilingual('Mit mutassak', 'What to show'),
  tab: bilingual('Tab: következő leírás, Enter: képaláírás', 'Tab: next description, Enter: caption'),
  cover: bilingual('Borító', 'Cover'),
  held: bilingual('Visszatartva', 'Held back'),
  heldNotCleared: bilingual('még nem közölhető', 'not cleared yet'),
  heldNoConsent: bilingual(
    'kiskorú játékos van rajta, hozzájárulás nélkül',
    'it shows a minor without consent',
  ),
  remove: bilingual('Kiveszem', 'Take it out'),
  putBack: bilingual('Visszateszem', 'Put it back'),
  details: bilingual('A kép adatai', 'Details of the picture'),
  earlier: bilingual('Előrébb', 'Earlier'),
  later: bilingual('Hátrébb', 'Later'),
  gone: bilingual('Ez a kép már nincs meg.', 'This picture is gone.'),
  notLoaded: bilingual(
    'Nem tudtam lekérni a képeket. Ellenőrizd a hálózatot.',
    'The pictures could not be loaded. Check the network.',
  ),
  again: bilingual('Újra', 'Try again'),
  allStored: bilingual('Minden kép fent van.', 'All pictures are stored.'),
  handle: bilingual('Fogd meg és húzd, vagy Alt és a nyilak', 'Drag it, or use Alt and the arrow keys'),
}

const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`

export const nth = (place: number): Bilingual => bilingual(`${place}. kép`, `picture ${place}`)
export const filters = {
  all: (count: number) => bilingual(`Mind ${count}`, `All ${count}`),
  silent: (count: number) => bilingual(`Leírás nélkül ${count}`, `No description ${count}`),
  failed: (count: number) => bilingual(`Hibás ${count}`, `Failed ${count}`),
}
export const movedTo = (place: number) => bilingual(`Új helye: ${place}.`, `Now in place ${place}`)
export const takenOut = (file: string) => bilingual(`Kivetted: ${file}`, `Taken out: ${file}`)
export const tooMany = (limit: number) =>
  bilingual(
    `Egy galériában legfeljebb ${limit} kép lehet; a többit nem vettem fel.`,
    `A gallery has at most ${limit} pictures; the rest was left out.`,
  )
export const failedCount = (count: number) =>
  bilingual(`${count} kép nem sikerült.`, `${pictures(count)} failed.`)

/** “26 kép fent, 2 töltődik, 2 nem sikerült” */
export function summary(stored: number, sending: number, failed: number): Bilingual {
  const hu = [
    sending > 0 || failed > 0 ? `${stored} kép fent` : `${stored} kép`,
    ...(sending > 0 ? [`${sending} töltődik`] : []),
    ...(failed > 0 ? [`${failed} nem sikerült`] : []),
  ]
  const en = [
    sending > 0 || failed > 0 ? `${pictures(stored)} stored` : pictures(stored),
    ...(sending > 0 ? [`${sending} uploading`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ]
  return bilingual(hu.join(', '), en.join(', '))
}
