'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { InvitationResult } from '../../invitations/invite.ts'
import { LabelledInput } from '../sign-in/LabelledInput.tsx'
import type { InvitationTexts } from './texts.ts'

type Props = { result: InvitationResult; email: string; t: InvitationTexts }

/** That the letter is on its way, or the link to hand over instead. */
export function InvitationOutcome({ result, email, t }: Props) {
  const [isCopied, setCopied] = useState(false)
  if (result.isSent)
    return (
      <p>
        {t.sent} {email}
      </p>
    )
  const { link, reason } = result
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(true)
  }
  return (
    <>
      <p>{reason === 'failed' ? t.linkFailed : t.linkNotSetUp}</p>
      <LabelledInput label={t.link} value={link} readOnly onFocus={({ target }) => target.select()} />
      <Button buttonStyle="secondary" onClick={copy}>
        {t.copy}
      </Button>
      <span role="status">{isCopied ? t.copied : ''}</span>
    </>
  )
}
