'use client'
import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { hasRole, type Role } from '../../access/roles.ts'
import { textsFor } from './texts.ts'

const address = '/admin/children'

/** The navigation link to the list of consents and requests, for people who may see it. */
export function ChildrenLink() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isCurrent = usePathname() === address
  if (!hasRole(user as { roles?: Role[] } | null, 'child_protection')) return null
  return (
    <Link
      className="nav__link"
      id="nav-children"
      href={address}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{textsFor(i18n.language).title}</span>
    </Link>
  )
}
