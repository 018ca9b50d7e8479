import type { Bilingual } from '../src/types.ts'

const bilingual = (pairs: [hu: string, en: string][]): Bilingual[] => pairs.map(([hu, en]) => ({ hu, en }))

/** Short headings, and the bold first words of notes. */
export const labels = {
  'first-half': bilingual([
    ['Az első húsz perc', 'The first twenty minutes'],
    ['Félidőig', 'Up to half-time'],
    ['Az első félidő', 'The first half'],
    ['A nagyszünet előtt', 'Before the long break'],
  ]),
  'second-half': bilingual([
    ['A második húsz perc', 'The second twenty minutes'],
    ['Félidő után', 'After half-time'],
    ['A második félidő', 'The second half'],
    ['A nagyszünet után', 'After the long break'],
  ]),
  people: bilingual([
    ['Akik a legtöbbet tették hozzá', 'Who did most'],
    ['Nevek és pontok', 'Names and points'],
    ['Egyéni teljesítmények', 'The men behind it'],
    ['A pontszerzők', 'The scorers'],
    ['Akiket kiemelünk', 'Worth a mention'],
  ]),
  meaning: bilingual([
    ['Ami a mérkőzésen túl van', 'The wider picture'],
    ['Mit jelent?', 'What it means'],
    ['Merre tovább?', 'Where it leaves us'],
    ['Ami ebből következik', 'What follows from it'],
    ['Tágabb képben', 'Beyond the game'],
  ]),
  numbers: bilingual([
    ['Negyedről negyedre', 'Quarter by quarter'],
    ['A mérkőzés számokban', 'The game in numbers'],
    ['A negyedek', 'The quarters'],
    ['Az eredmény útja', 'How the score grew'],
  ]),
  moments: bilingual([
    ['Öt pont a mérkőzésről', 'Five points on the game'],
    ['Öt dolog, amit megjegyeztünk', 'Five things we noted'],
    ['Öt mondat, öt szempont', 'Five lines, five angles'],
    ['Ötször a mérkőzésről', 'The game, five times'],
    ['Öt kép', 'Five pictures'],
  ]),
  notebook: bilingual([
    ['Jegyzetfüzet', 'Notebook'],
    ['A lap szélére írva', 'In the margin'],
    ['Feljegyzések', 'Jottings'],
    ['A jegyzőkönyv margójára', 'Notes to the score sheet'],
  ]),
  where: bilingual([
    ['Hol dőlt el?', 'Where was it decided?'],
    ['Mikor vált szét?', 'When did it come apart?'],
    ['Melyik negyed döntött?', 'Which quarter mattered?'],
    ['Hogyan alakult?', 'How did it go?'],
  ]),
  who: bilingual([
    ['Ki volt a legjobb?', 'Who stood out?'],
    ['Kik vitték a csapatot?', 'Who carried the team?'],
    ['Kinek a napja volt?', 'Whose day was it?'],
    ['Ki dobta a legtöbbet?', 'Who scored most?'],
  ]),
  others: bilingual([
    ['És a másik oldalon?', 'And the other side?'],
    ['Mit tett az ellenfél?', 'What did they do?'],
    ['Ki volt ellenünk a legjobb?', 'Who hurt us most?'],
    ['Akikkel szemben álltunk', 'The men we faced'],
  ]),
  form: bilingual([
    ['Honnan jövünk?', 'Where we come from'],
    ['Forma', 'Form'],
    ['Az elmúlt hetek', 'The past weeks'],
    ['Így érkezünk', 'How we arrive'],
  ]),
  rival: bilingual([
    ['Az ellenfél', 'The opponents'],
    ['Kivel játszunk?', 'Who are we playing?'],
    ['A másik öltöző', 'The other locker room'],
    ['Akik szemben állnak', 'Across the floor'],
  ]),
  watch: bilingual([
    ['Kire figyeljünk?', 'Who to watch'],
    ['Kulcsemberek', 'Key men'],
    ['Nevek, amelyeket hallani fogunk', 'Names you will hear'],
    ['Nevek', 'Names'],
  ]),
  practical: bilingual([
    ['Hol és mikor?', 'Where and when'],
    ['Tudnivalók', 'Good to know'],
    ['A helyszín', 'The place'],
    ['Menetrend', 'Timing'],
  ]),
  compare: bilingual([
    ['Egymás mellett', 'Side by side'],
    ['A két csapat számai', 'Two teams in numbers'],
    ['Összevetés', 'Compared'],
    ['Mérleg', 'The balance'],
  ]),
  results: bilingual([
    ['Eredmények', 'Results'],
    ['Mérkőzésről mérkőzésre', 'Game by game'],
    ['Minden eredmény', 'Every result'],
    ['A táblázat', 'The table'],
  ]),
  'note-quarter': bilingual([
    ['A döntő szakasz.', 'The stretch that counted.'],
    ['A negyedek.', 'The quarters.'],
    ['Az ív.', 'The arc of it.'],
    ['Így alakult.', 'How it went.'],
  ]),
  'note-star': bilingual([
    ['Az első név.', 'The first name.'],
    ['Akin sok múlt.', 'The man it hung on.'],
    ['Pontok.', 'Points.'],
    ['Előtérben.', 'In front.'],
  ]),
  'note-rival': bilingual([
    ['Odaát.', 'Across the floor.'],
    ['Az ellenfél.', 'The opponents.'],
    ['Túloldal.', 'The far side.'],
    ['Akire figyelni kellett.', 'The man to mind.'],
  ]),
  'note-play': bilingual([
    ['A számokból.', 'From the sheet.'],
    ['Statisztika.', 'Statistics.'],
    ['Ami látszik.', 'What shows.'],
    ['Aprómunka.', 'The small work.'],
  ]),
  'note-men': bilingual([
    ['Még valami.', 'One more thing.'],
    ['Feljegyezve.', 'For the record.'],
    ['A keretről.', 'From the squad.'],
    ['Nem mellékes.', 'Not to be missed.'],
  ]),
  'note-run': bilingual([
    ['A sor.', 'The run.'],
    ['Lendület.', 'Momentum.'],
    ['Sorozat.', 'The series.'],
    ['Az utóbbi hetek.', 'Of late.'],
  ]),
  'note-past': bilingual([
    ['Előzmény.', 'Before this.'],
    ['Emlék.', 'Memory.'],
    ['Az előző fejezet.', 'The last chapter.'],
    ['Legutóbb.', 'Last time.'],
  ]),
  'note-table': bilingual([
    ['A tabella.', 'The table.'],
    ['Helyezés.', 'Standing.'],
    ['A rangsor.', 'The order.'],
    ['Állás.', 'As it stands.'],
  ]),
  'note-crowd': bilingual([
    ['A lelátó.', 'The stands.'],
    ['Közönség.', 'The crowd.'],
    ['Körülöttünk.', 'Around us.'],
    ['A helyszín.', 'The place.'],
  ]),
  'note-cup': bilingual([
    ['A kupa.', 'The cup.'],
    ['Kupameccs.', 'Cup tie.'],
    ['Kupasor.', 'Cup line.'],
    ['Magyar Kupa.', 'Hungarian Cup.'],
  ]),
  'note-next': bilingual([
    ['Ami jön.', 'What is next.'],
    ['A következő.', 'Next up.'],
    ['Folytatás.', 'To be continued.'],
    ['Naptár.', 'The calendar.'],
  ]),
} as const satisfies Record<string, Bilingual[]>

export type Label = keyof typeof labels
