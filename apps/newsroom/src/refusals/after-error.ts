import type { AfterErrorHook } from 'payload'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import { isAboutPartOfText, partOfTextRefused } from './part-of-text.ts'

const tooBig = bilingual(
  'Túl nagy: egy fájl legfeljebb 25 MB lehet. Kicsinyítsd le, és töltsd fel újra.',
  'Too big: a file may have 25 MB. Make it smaller and upload it again.',
)
const unexpected = bilingual(
  'Váratlan hiba történt, ezért ez nem sikerült. Próbáld újra; ha megint ezt látod, szólj az üzemeltetőnek.',
  'Something unexpected went wrong, so this was not done. Try again; if you see this again, tell the operator.',
)

type PayloadError = { status?: number; message?: string; isPublic?: boolean }

function textOf({ status = 500, message, isPublic }: PayloadError): Bilingual | undefined {
  if (message?.endsWith('limit has been reached')) return tooBig
  return status >= 500 && !isPublic ? unexpected : undefined
}

type FieldErrors = { data?: { errors?: { message: string }[] } }

/** Says in the person's language what Payload has in English only. */
export const translateErrors: AfterErrorHook = ({ error, req, result }) => {
  if (!req?.i18n) return undefined
  const text = textOf(error)
  if (text) return { response: { errors: [{ message: textFor(req, text) }] } }
  const fieldErrors = ((result?.errors ?? []) as FieldErrors[]).flatMap(({ data }) => data?.errors ?? [])
  for (const field of fieldErrors)
    if (isAboutPartOfText(field.message)) field.message = textFor(req, partOfTextRefused)
  return undefined
}
