import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { Kept } from '~/model/kept.ts'
import styles from './KeptHtml.module.css'
import { useHydrated } from './use-hydrated.ts'

type Props<Value> = {
  of: Kept<Value>
  children: (value: Value) => ReactNode
  /** A wrapper that takes part in the layout; without it the children are laid out as if there were none. */
  className?: string | undefined
}

const nothing = { __html: '' }

/**
 * A section that needs no script. React does not hydrate it: it keeps the HTML that the server wrote until the data
 * or the address changes, and draws the section from then on. Links in it work, other handlers do not.
 */
export function KeptHtml<Value>({ of, children, className = styles.kept }: Props<Value>) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const key = `${pathname} ${of.key}`
  const [hydratedKey] = useState(isHydrated || typeof window === 'undefined' ? undefined : key)
  if (key === hydratedKey) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
    return <div key="kept" className={className} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  }
  return (
    <div key="drawn" className={className}>
      {children(of.value)}
    </div>
  )
}
