import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '~/i18n/LanguageContext.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { ariaCurrent } from './aria-current.ts'
import type { MenuEntry } from './shell.ts'

type Props = {
  entry: MenuEntry
  className?: string | undefined
  onClick?: (() => void) | undefined
  children?: ReactNode
}

/** A menu entry without an address is plain text. */
export function MenuLink({ entry, className, onClick, children }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  if (!entry.href) return <span className={className}>{entry.name}</span>
  return (
    <SiteLink
      to={entry.href}
      className={className}
      onClick={onClick}
      aria-current={ariaCurrent(entry, pathname)}
    >
      {entry.name}
      {entry.external && <span className="vh"> {text('shell.newWindow')}</span>}
      {children}
    </SiteLink>
  )
}
