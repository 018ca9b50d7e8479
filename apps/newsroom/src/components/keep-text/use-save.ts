'use client'
import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useCallback, useRef } from 'react'
import { type FormStatus, useFormStatus } from './use-form-status.ts'

export type Saver = {
  /** Payload saves drafts of this document by itself. */
  isAutosaved: boolean
  status: { readonly current: FormStatus }
  /** Saves what is not saved yet, a draft where there are drafts; false when that failed. */
  save: () => Promise<boolean>
}

export function useSaver(): Saver {
  const { id, docConfig, collectionSlug } = useDocumentInfo()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const form = useForm()
  const isAutosaved = Boolean(docConfig && hasAutosaveEnabled(docConfig))
  const { status, untilIdle } = useFormStatus()
  const latest = useRef(form)
  latest.current = form

  const save = useCallback(async () => {
    // A save under way may not have the last words, and would overwrite a later one that is faster.
    await untilIdle()
    if (!status.current.isModified) return true
    const { submit } = latest.current
    const result =
      isAutosaved && id
        ? await submit({
            action: `${routes.api}/${collectionSlug}/${id}?autosave=true&depth=0&draft=true&fallback-locale=null&locale=${locale}`,
            method: 'PATCH',
            overrides: { _status: 'draft' },
            acceptValues: { overrideLocalChanges: false },
            disableFormWhileProcessing: false,
            disableSuccessStatus: true,
            skipValidation: true,
          })
        : await submit()
    const isSaved = Boolean(result && (result as { res?: Response }).res?.ok)
    // Payload would mark what a publication lacks; nobody asked for one.
    if (!isSaved && isAutosaved) latest.current.setSubmitted(false)
    return isSaved
  }, [isAutosaved, id, routes.api, collectionSlug, locale, status, untilIdle])

  return { isAutosaved, status, save }
}
