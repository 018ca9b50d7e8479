'use client'
import { useDocumentTitle, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

type Props = { titleField: string; isNew: boolean; otherTitle: string; newTitle: string; noTitle: string }

/** Payload's own heading is the number of the document while its title is empty in this language. */
export function HeadingSetter({ titleField, isNew, otherTitle, newTitle, noTitle }: Props) {
  const { title, setDocumentTitle } = useDocumentTitle()
  const typed = useFormFields(([fields]) => String(fields[titleField]?.value ?? '').trim())
  const heading = typed || otherTitle || (isNew ? newTitle : noTitle)
  useEffect(() => {
    if (title === heading) return
    // After Payload's own effects, which set the number again when the form opens.
    const frame = requestAnimationFrame(() => setDocumentTitle(heading))
    return () => cancelAnimationFrame(frame)
  }, [title, heading, setDocumentTitle])
  return null
}
