import { bilingual } from '../../bilingual.ts'

export const texts = {
  search: bilingual('Írj be egy részt a címéből vagy a nevéből…', 'Type a part of its title or name…'),
  results: bilingual('Találatok', 'Results'),
  searching: bilingual('Keresem…', 'Searching…'),
  nothing: bilingual('Nincs ilyen. Próbáld kevesebb szóval.', 'Nothing found. Try fewer words.'),
  failed: bilingual('A keresés most nem sikerült. Próbáld újra.', 'The search failed. Try again.'),
  notPublic: bilingual('még nincs kint', 'not public yet'),
  gone: bilingual('Már nincs meg: válassz mást.', 'It is gone: choose another.'),
  change: bilingual('Mást választok', 'Choose another'),
}
