import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isExternal } from '~/model/link-address.ts'

type Props = {
  to: string
  className?: string | undefined
  children: ReactNode
  onClick?: (() => void) | undefined
  'aria-current'?: 'page' | 'true' | undefined
  'aria-label'?: string | undefined
  title?: string | undefined
  /** Keeps the scroll position. */
  keepsPlace?: boolean
  lang?: string | undefined
}

/** A router link for paths of this site, a plain one for other addresses. */
export function SiteLink({ to, keepsPlace = false, ...rest }: Props) {
  if (to.startsWith('/') && !to.startsWith('//')) {
    return <Link to={to} prefetch="intent" preventScrollReset={keepsPlace} {...rest} />
  }
  return <a href={to} {...(isExternal(to) ? { rel: 'noopener' } : {})} {...rest} />
}
