import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { PublishingState } from '../../publishing/publishing-state.ts'

export const stateTexts: Record<PublishingState, Bilingual> = {
  draft: bilingual('Vázlat', 'Draft'),
  scheduled: bilingual('Időzítve', 'Scheduled'),
  public: bilingual('Kint van', 'Live'),
}

export const texts = {
  changed: bilingual('módosítva', 'changed'),
  publish: bilingual('Közzététel', 'Publish'),
  schedule: bilingual('Időzítés', 'Schedule'),
  now: bilingual('Most', 'Now'),
  question: bilingual('Mikor jelenjen meg?', 'When should it appear?'),
  nowHint: bilingual('Pár másodperc múlva látszik.', 'Visible in a few seconds.'),
  later: bilingual('Megadott időben', 'At a given time'),
  laterHint: bilingual(
    'Magától megjelenik, nem kell itt lenned.',
    'It appears by itself; you need not be here.',
  ),
  pastHint: bilingual('Most jelenik meg, ezzel a dátummal.', 'It appears now, with this date.'),
  goneHint: bilingual(
    'Most kint van: addig lekerül az oldalról.',
    'It is live now: until then it is taken off the site.',
  ),
  day: bilingual('Nap', 'Day'),
  time: bilingual('Idő', 'Time'),
  budapest: bilingual('Budapesti idő.', 'Budapest time.'),
  done: bilingual('Rendben', 'OK'),
  languages: bilingual('Nyelvek', 'Languages'),
  hasText: bilingual('van', 'written'),
  hasNoText: bilingual('még nincs', 'not yet'),
} as const

export const keepsDate = (date: string) =>
  bilingual(
    `A javítás pár másodperc múlva látszik, a dátuma marad: ${date}`,
    `The correction is visible in a few seconds and keeps its date: ${date}`,
  )
