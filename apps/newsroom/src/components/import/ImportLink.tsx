'use client'
import { Link, useAuth, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { hasRole, type Role } from '../../access/roles.ts'
import { wordsOf } from './words.ts'

const address = '/admin/import'

/** The way to the import, for those who may use it. */
export function ImportLink() {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const here = usePathname() === address
  if (!hasRole(user as { roles?: Role[] } | null, 'statistician')) return null
  return (
    <Link
      className="nav__link"
      id="nav-import"
      href={address}
      prefetch={false}
      aria-current={here ? 'page' : undefined}
    >
      {here && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{wordsOf(i18n.language).title}</span>
    </Link>
  )
}
