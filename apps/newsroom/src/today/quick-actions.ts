import type { Role } from '../access/roles.ts'
import type { IconName } from '../components/nav/icons.ts'
import { listAddress, newApplicants } from '../lists/filters.ts'
import { awaitingAddress, matchDayAddress } from '../match-day/addresses.ts'

export const actionIds = [
  'article',
  'pictures',
  'video',
  'result',
  'matches',
  'squad',
  'import',
  'applicants',
  'children',
  'consent',
  'invite',
] as const
export type QuickActionId = (typeof actionIds)[number]
export type QuickAction = { id: QuickActionId; href: string; icon: IconName }

const applicants = newApplicants()

const actions: Record<QuickActionId, { role: Role; href: string; icon: IconName }> = {
  article: { role: 'editor', href: '/admin/collections/articles/create', icon: 'article' },
  pictures: { role: 'editor', href: '/admin/collections/galleries/create', icon: 'camera' },
  video: { role: 'editor', href: '/admin/collections/videos/create', icon: 'video' },
  result: { role: 'statistician', href: awaitingAddress, icon: 'ball' },
  matches: { role: 'statistician', href: matchDayAddress, icon: 'clock' },
  squad: { role: 'statistician', href: '/admin/collections/competition-teams', icon: 'people' },
  import: { role: 'statistician', href: '/admin/import', icon: 'upload' },
  applicants: {
    role: 'registrar',
    href: listAddress(applicants.collection, applicants.where),
    icon: 'letter',
  },
  children: { role: 'child_protection', href: '/admin/children', icon: 'shield' },
  consent: { role: 'child_protection', href: '/admin/collections/consents/create', icon: 'page' },
  invite: { role: 'admin', href: '/admin/collections/users', icon: 'people' },
}

/** An admin may do everything; these are what a club's admin does most. */
const ofAdmins: QuickActionId[] = ['article', 'pictures', 'applicants', 'invite']

/** The bar at the foot of a phone has room for as many. */
export const mostOnPhones = 4

/** What the person came for, most often first. */
export function quickActionsOf(roles: readonly Role[]): QuickAction[] {
  const ids = roles.includes('admin') ? ofAdmins : actionIds.filter((id) => roles.includes(actions[id].role))
  return ids.map((id) => ({ id, href: actions[id].href, icon: actions[id].icon }))
}
