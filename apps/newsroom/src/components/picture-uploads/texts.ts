import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { Failure } from './send-file.ts'

export const texts = {
  add: bilingual('Képek hozzáadása', 'Add pictures'),
  drop: bilingual('Engedd el, és feltöltöm', 'Let go to upload'),
  waiting: bilingual('sorra vár', 'waiting'),
  sending: bilingual('töltődik', 'uploading'),
  storing: bilingual('feldolgozás', 'processing'),
  retry: bilingual('Újra', 'Try again'),
  leave: bilingual(
    'Még töltődnek képek. Ha most elmész, ezek kimaradnak. Elmész?',
    'Pictures are still being uploaded. If you leave now, they are left out. Leave?',
  ),
  remove: bilingual('Kiveszem', 'Leave it out'),
}

export const megabytes = (language: string, bytes: number): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
  }).format(bytes < 1_000_000 ? Math.max(1, bytes / 1000) : bytes / 1_000_000)

/** What happened, and what to do. */
export function failureTexts(failure: Failure): { title: Bilingual; advice: Bilingual; canRetry: boolean } {
  switch (failure.kind) {
    case 'heic':
      return {
        title: bilingual(
          'Ez HEIC-kép, a böngészők nem mutatják',
          'This is a HEIC picture; browsers cannot show it',
        ),
        advice: bilingual(
          'iPhone-on: Beállítások → Kamera → Formátumok → Legkompatibilisebb, és az új képek már JPEG-ek. Ezt a képet küldd el magadnak levélben, vagy mentsd el JPEG-ként, és azt húzd ide.',
          'On an iPhone: Settings → Camera → Formats → Most Compatible, and new pictures are JPEGs. Mail this one to yourself or save it as a JPEG, and drop that here.',
        ),
        canRetry: false,
      }
    case 'type':
      return {
        title: bilingual('Ezt a formátumot nem ismerem', 'This format is not known here'),
        advice: bilingual(
          'Mentsd el JPEG, PNG vagy WebP képként, és azt húzd ide.',
          'Save it as a JPEG, PNG or WebP picture, and drop that here.',
        ),
        canRetry: false,
      }
    case 'size':
      return {
        title: bilingual('Túl nagy a fájl', 'The file is too large'),
        advice: bilingual(
          'Legfeljebb 25 MB lehet. Kicsinyítsd le, 2500 képpont széles elég.',
          '25 MB at most. Make it smaller; 2500 pixels wide is enough.',
        ),
        canRetry: false,
      }
    case 'empty':
      return {
        title: bilingual('Üres a fájl', 'The file is empty'),
        advice: bilingual(
          'Másold át újra a gépről vagy a fényképezőről.',
          'Copy it again from the computer or camera.',
        ),
        canRetry: false,
      }
    case 'signedOut':
      return {
        title: bilingual(
          'Nem vagy bejelentkezve, vagy nincs hozzá jogod',
          'You are signed out, or have no right to it',
        ),
        advice: bilingual(
          'Jelentkezz be egy másik lapon, és próbáld újra.',
          'Sign in on another tab, and try again.',
        ),
        canRetry: true,
      }
    case 'broken':
      return {
        title: bilingual('Megszakadt a feltöltés', 'The upload was cut off'),
        advice: bilingual(
          `${megabytes('hu', failure.sent)} ment át, összesen ${megabytes('hu', failure.total)}. Nézd meg a hálózatot, és próbáld újra.`,
          `${megabytes('en', failure.sent)} of ${megabytes('en', failure.total)} got through. Check the network, and try again.`,
        ),
        canRetry: true,
      }
    case 'refused':
      return {
        title: bilingual('Ezt a képet nem vettem fel', 'This picture was not taken'),
        advice: bilingual(failure.message, failure.message),
        canRetry: false,
      }
    case 'server':
      return {
        title: bilingual('A szerver most nem tudta elmenteni', 'The server could not store it now'),
        advice: bilingual('Várj egy percet, és próbáld újra.', 'Wait a minute, and try again.'),
        canRetry: true,
      }
  }
}
