'use client'
import {
  FormSubmit,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useHotkey,
  useLocale,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { publishingStateOf } from '../../publishing/publishing-state.ts'
import { useFormStatus } from '../keep-text/use-form-status.ts'
import { useText } from '../match-sheet/use-text.ts'
import { ChecksCount } from '../publish-checks/ChecksCount.tsx'
import { PublishTime } from './PublishTime.tsx'
import { texts } from './texts.ts'
import { useNow } from './use-now.ts'
import { useDocumentState } from './use-stored-state.ts'
import './publishing.css'

/** Since when visitors see the document; null while they do not. */
function usePublicSince(now: number | null): string | null {
  const published = useDocumentState()?.published
  if (!published || now === null || publishingStateOf(published, now) !== 'public') return null
  return published.publishDate
}

/** Ctrl+S saves the draft at once instead of waiting for the autosave. */
function useSaveHotkey(address: (parameters: string) => string) {
  const editDepth = useEditDepth()
  const { id, docConfig } = useDocumentInfo()
  const { submit } = useForm()
  const modified = useFormModified()
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    // Without autosave Payload's own button for drafts listens.
    if (!docConfig || !hasAutosaveEnabled(docConfig)) return
    event.preventDefault()
    event.stopPropagation()
    if (!modified) return
    void submit({
      action: address('draft=true&fallback-locale=null'),
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
  })
}

/** Publishes now or at the chosen time, in all languages; its word follows the clock. */
export function PublishButton() {
  const t = useText()
  const now = useNow()
  const publicSince = usePublicSince(now)
  const {
    id,
    collectionSlug,
    hasPublishedDoc,
    hasPublishPermission,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    uploadStatus,
  } = useDocumentInfo()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { setModified, submit } = useForm()
  const { status, untilIdle } = useFormStatus()
  const modified = useFormModified()
  const { value: chosen = null, setValue } = useField<string | null>({ path: 'publish_date' })
  // Pages have no date.
  const isDated = useFormFields(([fields]) => fields.publish_date !== undefined)
  const address = (parameters: string) =>
    `${routes.api}/${collectionSlug}${id ? `/${id}` : ''}?depth=0&locale=${locale}&${parameters}`
  useSaveHotkey(address)
  if (!hasPublishPermission) return null

  const isBusy = uploadStatus === 'uploading'
  const hasNews = modified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const isScheduling = isDated && now !== null && chosen !== null && Date.parse(chosen) > now
  const publish = async () => {
    const wasModified = status.current.isModified
    // An autosave beside the publication could arrive after it, as a change that is not published.
    setModified(false)
    await untilIdle()
    const saved = await submit({ action: address(''), overrides: { _status: 'published' } })
    if (!saved?.res?.ok) {
      setModified(wasModified)
      return
    }
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }
  return (
    <>
      <ChecksCount />
      {isDated && now !== null ? (
        <PublishTime value={chosen} publicSince={publicSince} now={now} onChange={setValue} />
      ) : null}
      <FormSubmit
        buttonId="action-save"
        className="publish-button"
        disabled={isBusy || !hasNews}
        onClick={() => void publish()}
        size="medium"
        type="button"
      >
        {t(isScheduling ? texts.schedule : texts.publish)}
      </FormSubmit>
    </>
  )
}
