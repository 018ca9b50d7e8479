import { bilingual } from '../../bilingual.ts'

export const texts = {
  filters: bilingual('Mappák és szűrők', 'Folders and filters'),
  all: bilingual('Mind', 'All'),
  withoutAlt: bilingual('Leírás nélkül', 'No description'),
  drop: bilingual(
    'Húzz ide képeket, akár egész mappát, vagy illeszd be őket.',
    'Drop pictures here, a whole folder too, or paste them.',
  ),
  upload: bilingual('Képek feltöltése', 'Upload pictures'),
  empty: bilingual(
    'Még nincs kép. Ide kerülnek a borítók, címerek és logók.',
    'No pictures yet. Covers, crests and logos will be here.',
  ),
  none: bilingual('Nincs ilyen kép.', 'No such picture.'),
  showAll: bilingual('Mindet mutasd', 'Show all'),
  table: bilingual('Táblázat', 'Table'),
  grid: bilingual('Képek', 'Pictures'),
  views: bilingual('Nézet', 'View'),
  select: bilingual('Kijelölöm', 'Select'),
  choose: bilingual('Ezt választom', 'Choose this one'),
  open: bilingual('A kép adatai', 'Details of the picture'),
  where: bilingual('Hol van?', 'Where is it used?'),
  nowhere: bilingual('Sehol sincs használatban.', 'It is not used anywhere.'),
  asking: bilingual('Megnézem…', 'Looking…'),
  failed: bilingual('Nem sikerült. Próbáld újra.', 'It did not work. Try again.'),
  folder: bilingual('Mappa', 'Folder'),
  move: bilingual('Mappába teszem', 'Put into the folder'),
  moveOut: bilingual('Kiveszem a mappából', 'Take out of the folder'),
  moving: bilingual('Mentés…', 'Saving…'),
  newFolder: bilingual('Meglévő vagy új mappa neve', 'Name of a folder, old or new'),
  uploads: bilingual('Feltöltés alatt', 'Being uploaded'),
  allStored: bilingual('Minden kép fent van.', 'All pictures are stored.'),
}

export const selectedCount = (count: number) =>
  bilingual(`${count} kép kijelölve`, `${count} ${count === 1 ? 'picture' : 'pictures'} selected`)
export const moved = (count: number, folder: string | null) =>
  folder
    ? bilingual(`${count} kép itt van: ${folder}`, `${count} moved to ${folder}`)
    : bilingual(`${count} kép nincs többé mappában`, `${count} taken out of their folder`)
export const notMoved = (count: number) =>
  bilingual(`${count} képet nem sikerült áttenni. Próbáld újra.`, `${count} could not be moved. Try again.`)
export const more = (count: number) => bilingual(`és még ${count} helyen`, `and in ${count} more places`)
