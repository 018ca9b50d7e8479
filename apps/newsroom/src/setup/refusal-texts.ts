import { bilingual } from '../bilingual.ts'

export const refusalTexts = {
  gone: bilingual(
    'Ez a link nem él: elírás van benne, lejárt, vagy a beállítás már elkészült. Új linket a klub gépén a „pnpm palank new-club” parancs ad.',
    'This link does not work: it is misspelt, has expired, or set-up is finished. `pnpm palank new-club` on the club’s machine prints a new one.',
  ),
  tooBig: bilingual(
    'Ez túl nagy, ezért nem mentettük el. Rövidítsd le, és próbáld újra.',
    'This is too big, so it was not saved. Shorten it and try again.',
  ),
  wrong: bilingual(
    'Ezt nem értjük, ezért nem mentettük el. Töltsd be újra az oldalt.',
    'This was not understood, so it was not saved. Load the page again.',
  ),
  finished: bilingual(
    'A beállítás már elkészült. Jelentkezz be a szerkesztőségbe.',
    'Set-up is finished. Sign in to the newsroom.',
  ),
  busy: bilingual(
    'A befejezés már folyamatban van. Várj egy percet.',
    'Set-up is being finished already. Wait a minute.',
  ),
}
