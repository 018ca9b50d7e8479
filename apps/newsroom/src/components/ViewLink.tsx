'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { hasRole, type Role } from '../access/roles.ts'

type Props = { id: string; address: string; requiredRole: Role; label: string }

/** The navigation link to a view of ours, for people who may see it. */
export function ViewLink({ id, address, requiredRole, label }: Props) {
  const { user } = useAuth()
  const isCurrent = usePathname() === address
  if (!hasRole(user as { roles?: Role[] } | null, requiredRole)) return null
  return (
    <Link
      className="nav__link"
      id={id}
      href={address}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
