import type { ReactNode } from 'react'
import { isExternal } from '~/model/link-address.ts'
import { keepsPlaceAttribute } from '~/model/page-link.ts'

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
  'aria-busy'?: boolean | undefined
}

/** A plain link: `PageLinks` follows those to pages of this site in place. */
export const SiteLink = ({ to, keepsPlace = false, ...rest }: Props) => (
  <a
    href={to}
    {...(isExternal(to) ? { rel: 'noopener' } : {})}
    {...(keepsPlace ? { [keepsPlaceAttribute]: '' } : {})}
    {...rest}
  />
)
