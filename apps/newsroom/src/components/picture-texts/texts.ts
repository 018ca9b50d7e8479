import { bilingual } from '../../bilingual.ts'

export const texts = {
  alt: bilingual('Képleírás', 'Description'),
  altAsk: bilingual('Mi látszik a képen?', 'What does the picture show?'),
  caption: bilingual('Képaláírás', 'Caption'),
  saving: bilingual('Mentés…', 'Saving…'),
  saved: bilingual('Mentve', 'Saved'),
  notSaved: bilingual('Nem sikerült menteni, itt megvan.', 'Could not be saved; it is kept here.'),
  retry: bilingual('Újra', 'Try again'),
}
