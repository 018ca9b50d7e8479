import type { ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

type Props = { to: string | null; className?: string | undefined; children: ReactNode }

/** A link where there is somewhere to go, the same words where there is not. */
export const MaybeLink = ({ to, className, children }: Props) =>
  to ? (
    <SiteLink to={to} className={className}>
      {children}
    </SiteLink>
  ) : (
    <span className={className}>{children}</span>
  )
