'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Session } from '../../sessions/sessions.ts'
import { post } from '../sign-in/post.ts'
import type { AccountTexts } from './texts.ts'

type Shown = Session & { isCurrent: boolean }

const timeIn = (language: string, time: string) =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  }).format(new Date(time))

export function SessionList({ language, t }: { language: string; t: AccountTexts }) {
  const [sessions, setSessions] = useState<Shown[]>([])
  const [notice, setNotice] = useState('')

  const read = useCallback(async () => {
    const response = await fetch('/api/users/sessions')
    if (response.ok) setSessions(((await response.json()) as { sessions: Shown[] }).sessions)
  }, [])
  useEffect(() => {
    void read()
  }, [read])

  const end = async (data: { id?: string }) => {
    const { ok } = await post('users/sessions/end', data, language)
    setNotice(ok ? t.ended : t.failed)
    await read()
  }
  return (
    <div className="account-security__part">
      <h3>{t.sessions}</h3>
      <p>{t.sessionsHint}</p>
      <ul className="account-security__sessions">
        {sessions.map(({ id, device, createdAt, isCurrent }) => (
          <li key={id}>
            <span>
              <strong>{device || t.unknownDevice}</strong> · {t.since} {timeIn(language, createdAt)}
              {isCurrent && ` · ${t.current}`}
            </span>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                size="small"
                extraButtonProps={{ 'aria-label': `${t.end}: ${device || t.unknownDevice}` }}
                onClick={() => end({ id })}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button buttonStyle="secondary" onClick={() => end({})}>
          {t.endOthers}
        </Button>
      )}
      <p role="status">{notice}</p>
    </div>
  )
}
