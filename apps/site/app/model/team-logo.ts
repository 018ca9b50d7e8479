import type { MatchTeam } from '@palank/contract/schedule'
import { defaultTeamLogo } from '~/brand/brands.ts'

export type TeamLogoView = { teamLogo: string; teamLogoAlt: string; teamLogoTitle: string }

/** A team's crest; the default one for a team that has sent none. */
export function teamLogoOf({ name, team_logo: logo }: Pick<MatchTeam, 'name' | 'team_logo'>): TeamLogoView {
  return {
    teamLogo: logo?.thumbnails.small ?? logo?.public_url ?? defaultTeamLogo,
    teamLogoAlt: logo?.alt || name,
    teamLogoTitle: logo?.name || name,
  }
}
