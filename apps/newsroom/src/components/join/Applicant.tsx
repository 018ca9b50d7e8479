'use client'
import { useFormFields } from '@payloadcms/ui'
import { bilingual } from '../../bilingual.ts'
import { mailHref, telHref } from '../../join/applicant.ts'
import { useText } from '../match-sheet/use-text.ts'
import { Age } from './Age.tsx'
import './applicant.css'

const texts = {
  call: bilingual('Felhívom', 'Call'),
  write: bilingual('Írok neki', 'Write'),
}

/** Above the form: how old the applicant is, and one tap to call or to write. */
export function Applicant() {
  const t = useText()
  const { phone, email, birthYear } = useFormFields(([fields]) => ({
    phone: String(fields.phone?.value ?? ''),
    email: String(fields.email?.value ?? ''),
    birthYear: Number(fields.birth_year?.value ?? 0),
  }))
  const tel = telHref(phone)
  return (
    <div className="applicant">
      {birthYear > 0 && <Age birthYear={birthYear} />}
      {tel && (
        <a className="applicant__contact" href={tel}>
          {t(texts.call)}: {phone}
        </a>
      )}
      {email.includes('@') && (
        <a className="applicant__contact" href={mailHref(email)}>
          {t(texts.write)}: {email}
        </a>
      )}
    </div>
  )
}
