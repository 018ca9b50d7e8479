import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'
import { idOf } from '../../id-of.ts'
import type { Written } from '../../publish-checks/checks.ts'
import { picturesIn } from '../../rich-text/pictures.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { hasGap } from '../../starter/gaps.ts'
import { useOtherDocument } from '../two-languages/use-other-document.ts'
import { usePictureFacts } from './use-picture-facts.ts'

const useValue = (path: string) => useFormFields(([fields]) => fields[path]?.value)
const useHas = (path: string) => useFormFields(([fields]) => fields[path] !== undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** What stands in the form now, with what is known of its pictures and of the other language. */
export function useWritten(): Written {
  const { id } = useDocumentInfo()
  const language = useLocale().code === 'en' ? 'en' : 'hu'
  const titleField = useHas('title') ? 'title' : 'name'
  const title = textOf(useValue(titleField))
  const metaTitle = textOf(useValue('meta_title'))
  const body = useValue('body')
  const coverId = Number(idOf(useValue('cover_image')) ?? 0)
  const isGallery = useHas('files')
  const fileValue = useValue('files')
  const files = useMemo(
    () => (Array.isArray(fileValue) ? fileValue.map((file) => Number(idOf(file))) : []),
    [fileValue],
  )
  const inText = useMemo(() => [...new Set(picturesIn(body as never))], [body])
  const text = useMemo(() => plainText(body), [body])
  const facts = usePictureFacts(coverId ? [...new Set([coverId, ...inText])] : inText, files)
  const other = useOtherDocument()
  const otherText = plainText(other?.doc.body)
  const factOf = (picture: number) => facts.media.find((fact) => fact.id === picture)
  return {
    language,
    titleField,
    title,
    metaTitle,
    otherTitle: id ? other && textOf(other.doc[titleField]) : language === 'hu' ? '' : undefined,
    hasText: text !== '',
    otherHasText: otherText !== '',
    hasGap: hasGap(text),
    otherHasGap: hasGap(otherText),
    hasCover: coverId > 0,
    files: isGallery ? files.length : undefined,
    cover: factOf(coverId),
    pictures: inText.flatMap((picture) => factOf(picture) ?? []),
    heldFiles: facts['gallery-files'].filter(({ held }) => held).length,
  }
}
