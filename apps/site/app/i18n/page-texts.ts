import { featureTexts } from './feature-texts.ts'

// Titles, descriptions and calendars: only the server writes them, so no browser loads them.

const hungarian = {
  'news.titleOf': '{category}: hírek',
  'pager.titleOf': '{title}, {page}. oldal',
  'gallery.description': 'A klub képgalériái: mérkőzések, edzések és ami közte történik.',
  'video.description': 'A klub videói: összefoglalók, interjúk, öltözői pillanatok.',
  'teams.titleOf': 'Csapatok, {season}',
  'teams.description': 'A klub csapatai: keretek, mérkőzések, tabellák és statisztikák idényenként.',
  'team.description': '{team}, {season}: keret, szakmai stáb, mérkőzések, tabella és statisztika.',
  'players.description': '{team}: a keret játékosai, {season}.',
  'match.status.scheduled': 'A mérkőzés később kezdődik.',
  'match.status.awaiting': 'Eredményre várunk.',
  'match.status.live': 'A mérkőzés most zajlik.',
  'match.status.postponed': 'A mérkőzést elhalasztották.',
  'match.status.cancelled': 'A mérkőzést törölték.',
  'match.resultText': 'Végeredmény: {home} – {away} {score}.',
  'standings.titleOf': 'Tabella: {what}',
  'standings.description': 'A teljes tabella: győzelmek, vereségek, kosarak, sorozatok. {what}.',
  'schedule.titleOf': 'Mérkőzések: {what}',
  'schedule.description': 'Időpontok, helyszínek és eredmények: {what}.',
  'calendar.of': '{name}: mérkőzések',
  'calendar.match': '{home} – {away}',
  'calendar.details': 'Részletek: {url}',
  'calendar.postponed': 'ELHALASZTVA: {match}',
  'calendar.cancelled': 'TÖRÖLVE: {match}',
} as const

const english = {
  'news.titleOf': '{category}: news',
  'pager.titleOf': '{title}, page {page}',
  'gallery.description': 'The club in pictures: matches, practices and whatever happens in between.',
  'video.description': 'The club on film: highlights, interviews and moments from the dressing room.',
  'teams.titleOf': 'Teams, {season}',
  'teams.description': "The club's teams: rosters, matches, tables and statistics by season.",
  'team.description': '{team}, {season}: roster, staff, matches, table and statistics.',
  'players.description': '{team}: the players of the roster, {season}.',
  'match.status.scheduled': 'The match has not started yet.',
  'match.status.awaiting': 'Awaiting the result.',
  'match.status.live': 'The match is on now.',
  'match.status.postponed': 'The match has been postponed.',
  'match.status.cancelled': 'The match has been cancelled.',
  'match.resultText': 'Result: {home} – {away} {score}.',
  'standings.titleOf': 'Table: {what}',
  'standings.description': 'The whole table: wins, losses, scores, streaks. {what}.',
  'schedule.titleOf': 'Games: {what}',
  'schedule.description': 'Dates, venues and results: {what}.',
  'calendar.of': '{name}: games',
  'calendar.match': '{home} – {away}',
  'calendar.details': 'Details: {url}',
  'calendar.postponed': 'POSTPONED: {match}',
  'calendar.cancelled': 'CANCELLED: {match}',
}

export type PageText = ReturnType<typeof pageTextOf>
export const { textOf: pageTextOf } = featureTexts(hungarian, english)
