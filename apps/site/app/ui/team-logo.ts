import type { CompetitionTeam } from '@palank/contract/team'
import { defaultTeamLogo } from '~/brand/brands.ts'
import { pictureOrNone } from './media-of-wire.ts'
import { words } from './wire.ts'

export type TeamLogoView = { teamLogo: string; teamLogoAlt: string; teamLogoTitle: string }

/** A team's crest; the default one for a team that has sent none. */
export function teamLogoOf(team: CompetitionTeam): TeamLogoView {
  const name = words(team.name)
  const logo = pictureOrNone(team.team_logo)
  return {
    teamLogo: logo?.thumbnails.small ?? logo?.coverImage ?? defaultTeamLogo,
    teamLogoAlt: logo?.coverImageAlt || name,
    teamLogoTitle: logo?.coverImageTitle || name,
  }
}
