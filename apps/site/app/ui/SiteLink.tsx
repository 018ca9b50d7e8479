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
  /** Only what stands here changes, so the page stays where it is. */
  keepsPlace?: boolean
  lang?: string | undefined
}

/** One link for both: a page of this site is fetched on intent and opened in place, any other address is left as it is. */
export function SiteLink({ to, keepsPlace = false, ...rest }: Props) {
  if (to.startsWith('/') && !to.startsWith('//')) {
    return <Link to={to} prefetch="intent" preventScrollReset={keepsPlace} {...rest} />
  }
  return <a href={to} {...(isExternal(to) ? { rel: 'noopener' } : {})} {...rest} />
}
