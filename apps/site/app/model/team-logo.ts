import type { MatchTeam } from '@palank/contract/schedule'
import { defaultTeamLogo } from '~/brand/default-team-logo.ts'

export type TeamLogoView = { teamLogo: string; teamLogoAlt: string; teamLogoTitle: string }

/** The team's crest, or the default one. */
export function teamLogoOf({ name, team_logo: logo }: Pick<MatchTeam, 'name' | 'team_logo'>): TeamLogoView {
  return {
    teamLogo: logo?.thumbnails.small ?? logo?.public_url ?? defaultTeamLogo,
    teamLogoAlt: logo?.alt || name,
    teamLogoTitle: logo?.name || name,
  }
}
