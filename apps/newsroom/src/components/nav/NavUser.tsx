'use client'
import { Link, useTranslation } from '@payloadcms/ui'
import { textFor } from '../../bilingual.ts'
import { initialsOf } from '../../nav/initials.ts'
import { LineIcon } from './LineIcon.tsx'
import { texts } from './texts.ts'

export type NavPerson = { id: string; name: string; role: string }

/** Who is signed in, with their account, their language and the way out. */
export function NavUser({ user: { name, role } }: { user: NavPerson }) {
  const { i18n, switchLanguage } = useTranslation()
  const other =
    i18n.language === 'en' ? ({ code: 'hu', name: 'Magyar' } as const) : { code: 'en', name: 'English' }
  return (
    <div className="nr-nav__user">
      <Link className="nr-nav__person" href="/admin/account" prefetch={false}>
        <span className="nr-avatar" aria-hidden="true" data-initials={initialsOf(name)} />
        <span className="nr-nav__name">
          <b>{name}</b>
          <small>{role}</small>
          <span className="nr-hidden">, {textFor({ i18n }, texts.account)}</span>
        </span>
      </Link>
      <div className="nr-nav__ways">
        <button
          type="button"
          className="nr-link"
          lang={other.code}
          onClick={() => switchLanguage?.(other.code as 'hu' | 'en')}
        >
          {other.name}
        </button>
        <Link className="nr-link" href="/admin/logout" prefetch={false}>
          <LineIcon name="leave" />
          {textFor({ i18n }, texts.logOut)}
        </Link>
      </div>
    </div>
  )
}
