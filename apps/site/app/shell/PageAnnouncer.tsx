import { createContext, type RefObject, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The path shown last. Provided above the router, for an error page mounts a new shell. */
export const LastPath = createContext<{ current: string | undefined }>({ current: undefined })

/** After a navigation to another path, focuses the content and announces the title. */
export function PageAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const last = use(LastPath)
  useEffect(() => {
    const before = last.current
    last.current = pathname
    if (before === undefined || before === pathname) return
    setTitle(document.title)
    if (!hash) content.current?.focus({ preventScroll: true })
  }, [pathname, hash, content, last])
  return (
    <p className="vh" role="status">
      {title}
    </p>
  )
}
