import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

type Props = { to: string | null; className?: string | undefined; children: ReactNode }

/** A link, or plain text without an address. */
export const MaybeLink = ({ to, className, children }: Props) =>
  to ? (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  ) : (
    <span className={className}>{children}</span>
  )
