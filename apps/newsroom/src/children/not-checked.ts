type Reasons = Record<string, string>

/**
 * Collections and fields that visitors cannot read. Every field that is not in this list or the next one is searched for
 * names of minors; public-texts.integration.test.ts compares both lists with the columns that the api's views read.
 */
export const notPublic: Reasons = {
  users: 'Accounts of the newsroom.',
  'audit-lines': 'A log of the newsroom.',
  'join-registrations': 'Read by the registrar only.',
  consents: 'Read by the child protection officer only.',
  'child-consent-texts': 'A printed form.',
  'child-requests': 'Read by the child protection officer only.',
  'taken-down-pictures': 'Hashes only.',
  'media.folder': 'A folder of the library of pictures.',
  'media.source_hash': 'A hash.',
  'gallery-files.source_hash': 'A hash.',
  'competitions.entries.deduction_reason': 'A note of the statistician.',
  'matches.title': 'Made of the names of the teams, for lists of the newsroom.',
  'settings.children.show_opponents_reason': 'The reason of the club, for its own records.',
}

/** Fields that visitors can read, but that hold no free text. */
export const notFreeText: Reasons = {
  players: 'Names of players are masked by rule, in database/children.sql.',
  'competition-teams.staff.last_name':
    'Coaches hold a public office; a namesake of a minor must not be rejected.',
  'competition-teams.staff.first_name':
    'Coaches hold a public office; a namesake of a minor must not be rejected.',
  'matches.referees.last_name': 'Referees hold a public office; a namesake of a minor must not be rejected.',
  'matches.referees.first_name': 'Referees hold a public office; a namesake of a minor must not be rejected.',
  'settings.children.officer_name': 'The officer whom the law asks us to name.',
  'media.share': 'A file name, made of the hash of the content.',
  'gallery-files.share': 'A file name, made of the hash of the content.',
}

export const isChecked = (path: string): boolean => !(path in notPublic) && !(path in notFreeText)
