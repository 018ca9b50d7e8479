import type { CompetitionTeam } from '@palank/contract/team'
import { defaultTeamLogo } from '~/brand/brands.ts'

export type TeamLogoView = { teamLogo: string; teamLogoAlt: string; teamLogoTitle: string }

/** A team's crest; the default one for a team that has sent none. */
export function teamLogoOf({ name, team_logo: logo }: CompetitionTeam): TeamLogoView {
  return {
    teamLogo: logo?.thumbnails.small ?? logo?.public_url ?? defaultTeamLogo,
    teamLogoAlt: logo?.alt || name,
    teamLogoTitle: logo?.name || name,
  }
}
