import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import type { LiveView } from '~/model/live.ts'
import { createAnnouncer } from '~/ui/live/announcer.ts'
import { announcementOf } from './announcements.ts'
import type { MatchDetail } from './match.ts'

/** Tells screen readers what changed, at most once in ten seconds. */
export function LiveAnnouncer({ match, live }: { match: MatchDetail; live: LiveView | null }) {
  const text = useText()
  const say = useLiveText()
  const language = useLanguage()
  const [message, setMessage] = useState('')
  const before = useRef(live)
  const announcer = useRef<ReturnType<typeof createAnnouncer>>(undefined)
  useEffect(() => {
    const created = createAnnouncer(setMessage)
    announcer.current = created
    return created.stop
  }, [])
  useEffect(() => {
    if (!live) return
    const changed = announcementOf(live, before.current, { match, language, text, say })
    // The page becomes the finished one in a moment, and tells nothing any more.
    const isEnd = live.phase === 'finished' && before.current?.phase !== 'finished'
    before.current = live
    if (changed) announcer.current?.announce(changed, isEnd)
  }, [live, match, language, text, say])
  return (
    <p className="vh" role="status" aria-live="polite" data-announcer="">
      {message}
    </p>
  )
}
