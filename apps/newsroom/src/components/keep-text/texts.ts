import { bilingual } from '../../bilingual.ts'

export const texts = {
  saving: bilingual('Mentés…', 'Saving…'),
  unsaved: bilingual('Írsz: mindjárt mentjük.', 'You are writing: saved in a moment.'),
  saved: (time: string) => bilingual(`Mentve ${time}`, `Saved ${time}`),
  offline: bilingual(
    'Nem sikerült menteni: a szerkesztőség nem érhető el. Amit írtál, itt megvan; ne zárd be a lapot, újra próbáljuk.',
    'Not saved: the newsroom cannot be reached. What you wrote is still here; keep this page open, we try again.',
  ),
  signedOut: bilingual(
    'Nem sikerült menteni: lejárt a bejelentkezésed. Amit írtál, itt megvan: lépj be egy új lapon, és magától elmentjük.',
    'Not saved: your session has ended. What you wrote is still here: sign in on a new page, and it is saved by itself.',
  ),
  signIn: bilingual('Belépek új lapon', 'Sign in on a new page'),
  refused: bilingual(
    'Nem sikerült menteni. Amit írtál, itt megvan; újra próbáljuk.',
    'Not saved. What you wrote is still here; we try again.',
  ),
  switchHeading: bilingual('Elmented, mielőtt nyelvet váltasz?', 'Save before changing the language?'),
  switchBody: bilingual(
    'Amit írtál, még nincs elmentve. Mentés nélkül a másik nyelvre váltva elveszne.',
    'What you wrote is not saved yet. It would be lost if you changed the language without saving.',
  ),
  switchConfirm: bilingual('Mentés és váltás', 'Save and change'),
  notSwitched: bilingual(
    'A nyelv nem váltott át, mert nem sikerült menteni, amit írtál. Nézd meg, mi a baj, és próbáld újra.',
    'The language did not change, since what you wrote could not be saved. See what is wrong and try again.',
  ),
}
