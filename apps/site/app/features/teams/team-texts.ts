import { featureTexts } from '~/i18n/feature-texts.ts'

const hungarian = {
  'team.parts': 'A csapat oldalának részei',
  'team.staff': 'Szakmai stáb',
  'team.matches': 'Mérkőzések',
  'team.next': 'Következő mérkőzések',
  'team.last': 'Legutóbbi eredmények',
  'team.standings': 'Tabella',
  'team.leadersShort': 'Statisztika',
  'team.leadersNote':
    'Átlagok mérkőzésenként; azok közül, akik legalább feleannyi mérkőzésen játszottak, mint a legtöbbet játszó.',
  'team.withoutPage': 'Azoknak az átlagait közöljük, akiknek saját oldaluk van.',
  'team.player': 'Játékos',
  'team.noPlayersTitle': 'Még nincs keret',
  'team.noPlayersText': 'A csapat kerete még nem ismert. Nézz vissza később!',
} as const

const english = {
  'team.parts': "Parts of the team's page",
  'team.staff': 'Staff',
  'team.matches': 'Matches',
  'team.next': 'Next matches',
  'team.last': 'Latest results',
  'team.standings': 'Table',
  'team.leadersShort': 'Statistics',
  'team.leadersNote':
    'Averages per game, among those who played at least half as many games as the one who played most.',
  'team.withoutPage': 'Averages are shown of players who have a page of their own.',
  'team.player': 'Player',
  'team.noPlayersTitle': 'No roster yet',
  'team.noPlayersText': 'The roster of this team is not known yet. Come back later!',
}

export const { useText: useTeamText } = featureTexts(hungarian, english)
