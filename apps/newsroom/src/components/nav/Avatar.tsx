import type { ServerProps } from 'payload'
import { initialsOf } from '../../nav/initials.ts'

/** The person's initials, in the bar above; its link says where it leads. */
export function Avatar({ user }: ServerProps) {
  return <span className="nr-avatar" aria-hidden="true" data-initials={initialsOf(user?.name ?? '')} />
}
