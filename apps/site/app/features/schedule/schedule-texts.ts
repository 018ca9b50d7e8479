import { featureTexts } from '~/i18n/feature-texts.ts'

const hungarian = {
  periods: 'Időszak',
  all: 'Mind',
  next: 'Következő',
  prev: 'Lejátszott',
  venues: 'Pálya',
  anywhere: 'Hazai és idegenbeli',
  home: 'Hazai',
  away: 'Idegenbeli',
  toNext: 'Ugrás a következő mérkőzéshez',
  putOff: 'Új időpontra vár',
  onlyTeam: 'Csak ennek a csapatnak a mérkőzései: {team}.',
  everyTeam: 'Minden csapat',
  soonTitle: 'Még nincs kiírt mérkőzés',
  soonText: 'Amint kész a sorsolás, itt lesz minden mérkőzés, időponttal és helyszínnel.',
  emptyTitle: 'Nincs ilyen mérkőzés',
  emptyText: 'Ebben a válogatásban nincs mérkőzés. Nézd meg a szezon összes mérkőzését!',
  whole: 'Az összes mérkőzés',
  failedTitle: 'Most nem látszanak a mérkőzések',
} as const

const english = {
  periods: 'Period',
  all: 'All',
  next: 'To come',
  prev: 'Played',
  venues: 'Venue',
  anywhere: 'Home and away',
  home: 'Home',
  away: 'Away',
  toNext: 'Skip to the next game',
  putOff: 'New date to be set',
  onlyTeam: 'Only the games of this team: {team}.',
  everyTeam: 'All teams',
  soonTitle: 'No games scheduled yet',
  soonText: 'As soon as the fixtures are out, every game will be here, with its date and venue.',
  emptyTitle: 'No such game',
  emptyText: 'There is no game in this selection. Have a look at all the games of the season!',
  whole: 'All games',
  failedTitle: 'The games cannot be shown now',
}

export const { useText: useScheduleText } = featureTexts(hungarian, english)
