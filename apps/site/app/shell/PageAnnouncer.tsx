import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The last path shown. It outlives the shell, which an error page draws anew. */
let shown: string | undefined

/** After a change of page the focus goes to its content, and its title is said; a new query is the same page. */
export function PageAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    setTitle(document.title)
    if (!hash) content.current?.focus({ preventScroll: true })
  }, [pathname, hash, content])
  return (
    <p className="vh" role="status">
      {title}
    </p>
  )
}
