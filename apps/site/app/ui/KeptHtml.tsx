import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
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

let isLoading = false

/** Loads the data that was not sent, once for all sections of a page. */
function LoadValue() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isLoading) return
    isLoading = true
    revalidate().finally(() => {
      isLoading = false
    })
  }, [revalidate])
  return null
}

/**
 * A section that needs no script. React does not hydrate it: it keeps the HTML that the server wrote until the data
 * or the address changes, and draws the section from then on. Links in it work, other handlers do not. What it draws
 * may depend only on the value and on the path.
 */
export function KeptHtml<Value>({ of, children, className = styles.kept }: Props<Value>) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  const key = `${pathname} ${of.key}`
  const [hydratedKey, setHydratedKey] = useState(
    isHydrated || typeof window === 'undefined' ? undefined : key,
  )
  if (key === hydratedKey) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
    return <div key="kept" className={className} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
  }
  // The server's HTML is gone, also for a visitor who comes back to this page.
  if (hydratedKey !== undefined) setHydratedKey(undefined)
  return (
    <div key="drawn" className={className}>
      {/* React may drop the server's HTML, for example when an extension has changed it. */}
      {'value' in of ? children(of.value) : <LoadValue />}
    </div>
  )
}
