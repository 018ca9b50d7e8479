import type { Media } from '@palank/contract/media'
import type { RosterPlayer } from '@palank/contract/team'
import { type RosterPlayerView, rosterOf } from './roster.ts'

export const examplePortrait: Media = {
  public_url: '/files/jatekos-23.webp',
  alt: 'Varga Ákos háttal, 23-as mezben',
  name: 'jatekos-23.webp',
  width: 640,
  height: 800,
  focal: { x: 50, y: 40 },
  thumbnails: { small: '/files/jatekos-23-480.webp', medium: '/files/jatekos-23-640.webp', large: null },
  avif: [],
  sources: [{ public_url: '/files/jatekos-23-480.webp', width: 480, height: 600 }],
}

type Member = [id: number, number: string | null, last: string, first: string]

const member = ([id, jersey_number, last_name, first_name]: Member): RosterPlayer => ({
  id,
  competition_team_id: 7,
  competition_team: { name: 'Dunai Sünök' },
  player: { last_name, first_name, profile_image: id === 9 ? examplePortrait : null },
  jersey_number,
  position: 'power_forward',
  birth_year: 1993,
  height: 206,
})

/** The second has a very long name, of the last only the name is known. */
export const exampleRosterPlayers: RosterPlayer[] = [
  member([1, '4', 'Nagy', 'Bence']),
  member([2, '00', 'Berzsenyi-Kőrösszegapátiné', 'Hunor Szilveszter']),
  member([9, '23', 'Varga', 'Ákos']),
  { ...member([12, null, 'Szűcs', 'Ádám']), position: null, birth_year: null, height: null },
]

const masked = ([id, jersey_number, last_name, first_name]: Member): RosterPlayer => ({
  ...member([id, jersey_number, last_name, first_name]),
  player: { last_name, first_name, profile_image: null, masked: true, without_page: true },
  birth_year: null,
  height: null,
})

/** A youth squad: with every consent, with initials, with a name but no page, and kept out of search engines. */
export const exampleYouthPlayers: RosterPlayer[] = [
  { ...member([9, '6', 'Varga', 'Ákos']), birth_year: 2009, height: 188 },
  masked([31, '7', 'Sz.', 'B.']),
  masked([32, '8', 'Gy.', 'M.']),
  {
    ...member([33, '10', 'Lakatos', 'Vince']),
    player: { last_name: 'Lakatos', first_name: 'Vince', profile_image: null, without_page: true },
    birth_year: null,
    height: null,
  },
  masked([34, '11', 'K.', 'D.']),
  {
    ...member([35, '14', 'Fehér', 'Botond']),
    player: { last_name: 'Fehér', first_name: 'Botond', profile_image: null, noindex: true },
    birth_year: 2012,
    height: 171,
  },
  masked([36, '23', 'N.', 'O.']),
  masked([37, null, 'T.', 'Zs.']),
]

export const exampleRoster: RosterPlayerView[] = rosterOf(exampleRosterPlayers, 'hu')
