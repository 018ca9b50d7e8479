import defaultTeam from './default-team.svg?url'

/** For opponents without a crest. */
export const defaultTeamLogo = defaultTeam
