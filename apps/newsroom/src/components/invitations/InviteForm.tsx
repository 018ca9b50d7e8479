'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { type Role, roleLabels, roles } from '../../access/roles.ts'
import { textFor } from '../../bilingual.ts'
import type { InvitationResult } from '../../invitations/invite.ts'
import { needsSecondFactor } from '../../second-factor/requirement.ts'
import { LabelledInput } from '../sign-in/LabelledInput.tsx'
import { post } from '../sign-in/post.ts'
import { InvitationOutcome } from './InvitationOutcome.tsx'
import { invitationTextsFor } from './texts.ts'
import '../sign-in/sign-in.css'
import './invitations.css'

const empty = { name: '', email: '', roles: [] as Role[] }

/** Above the list of users: a name, an address and roles; the person chooses the password. */
export function InviteForm({ canSendMail }: { canSendMail: boolean }) {
  const { i18n } = useTranslation()
  const t = invitationTextsFor(i18n.language)
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [data, setData] = useState(empty)
  const [error, setError] = useState('')
  const [done, setDone] = useState<{ result: InvitationResult; email: string }>()

  const toggle = (role: Role) =>
    setData({
      ...data,
      roles: data.roles.includes(role) ? data.roles.filter((one) => one !== role) : [...data.roles, role],
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (data.roles.length === 0) return setError(t.rolesMissing)
    const { ok, body, message } = await post<InvitationResult>('users/invite', data, i18n.language)
    if (!ok) return setError(message ?? t.failed)
    setDone({ result: body as InvitationResult, email: data.email })
    setOpen(false)
    router.refresh()
  }
  const open = () => {
    setData(empty)
    setError('')
    setDone(undefined)
    setOpen(true)
  }
  return (
    <section className="invitation">
      <div role="status">{done && <InvitationOutcome {...done} t={t} />}</div>
      {!isOpen && <Button onClick={open}>{t.open}</Button>}
      {isOpen && (
        <form className="sign-in__form" onSubmit={submit}>
          <h2>{t.title}</h2>
          <p>{canSendMail ? t.hint : t.notSetUp}</p>
          {error && <p role="alert">{error}</p>}
          <LabelledInput
            label={t.name}
            value={data.name}
            onChange={({ target }) => setData({ ...data, name: target.value })}
            maxLength={100}
            autoComplete="off"
            autoFocus
            required
          />
          <LabelledInput
            label={t.email}
            type="email"
            value={data.email}
            onChange={({ target }) => setData({ ...data, email: target.value })}
            autoComplete="off"
            required
          />
          <fieldset>
            <legend>{t.roles}</legend>
            {roles.map((role) => (
              <label key={role}>
                <input type="checkbox" checked={data.roles.includes(role)} onChange={() => toggle(role)} />
                {textFor({ i18n }, roleLabels[role])}
              </label>
            ))}
          </fieldset>
          {needsSecondFactor(data) && <p>{t.secondFactor}</p>}
          <div className="invitation__actions">
            <Button type="submit">{t.invite}</Button>
            <Button buttonStyle="secondary" onClick={() => setOpen(false)}>
              {t.cancel}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
