'use client'
import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { hasRole, type Role } from '../../access/roles.ts'
import { textsFor } from './texts.ts'

const address = '/admin/import'

/** The navigation link to the import, for people who may use it. */
export function ImportLink() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const isCurrent = usePathname() === address
  if (!hasRole(user as { roles?: Role[] } | null, 'statistician')) return null
  return (
    <Link
      className="nav__link"
      id="nav-import"
      href={address}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{textsFor(i18n.language).title}</span>
    </Link>
  )
}
