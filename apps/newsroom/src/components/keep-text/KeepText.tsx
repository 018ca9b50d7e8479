'use client'
import {
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useEditDepth,
  useFormBackgroundProcessing,
  useFormModified,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRef } from 'react'
import { useText } from '../match-sheet/use-text.ts'
import { texts } from './texts.ts'
import { useGuard } from './use-guard.ts'
import { useRetry } from './use-retry.ts'
import { type Saver, useSaver } from './use-save.ts'
import './keep-text.css'

const clock = new Intl.DateTimeFormat('hu', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Budapest',
})

/** Whether the draft is saved; says so when it is not, and goes on trying. */
function SaveState({ saver }: { saver: Saver }) {
  const t = useText()
  const { lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const failure = useRetry(saver, isModified)
  const quiet = () => {
    if (isSaving && isModified) return t(texts.saving)
    if (isModified) return t(texts.unsaved)
    return lastUpdateTime ? t(texts.saved(clock.format(lastUpdateTime))) : ''
  }
  return (
    <>
      {/* Not read out: it changes with every pause in typing. */}
      <p className="save-state">{failure ? null : quiet()}</p>
      <div role="alert">
        {failure ? (
          <p className="save-failure">
            {t(texts[failure])}{' '}
            {failure === 'signedOut' ? (
              <a href="/admin/login" target="_blank" rel="noreferrer">
                {t(texts.signIn)}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
    </>
  )
}

/** Nothing that was written is lost by a pause of the network, another language or another page. */
export function KeepText() {
  const t = useText()
  const { t: payloadText } = useTranslation()
  const { openModal, closeModal } = useModal()
  const saver = useSaver()
  const depth = useEditDepth()
  const leaveModal = `leave-unsaved-${depth}`
  const languageModal = `language-unsaved-${depth}`
  const go = useRef<() => void>(undefined)
  const askIn = (modal: string) => (way: () => void) => {
    go.current = way
    openModal(modal)
  }
  useGuard(saver, {
    leave: askIn(leaveModal),
    changeLanguage: askIn(languageModal),
    notChanged: () => void toast.error(t(texts.notSwitched)),
  })
  return (
    <>
      {saver.isAutosaved ? <SaveState saver={saver} /> : null}
      <ConfirmationModal
        modalSlug={leaveModal}
        heading={payloadText('general:leaveWithoutSaving')}
        body={payloadText('general:changesNotSaved')}
        cancelLabel={payloadText('general:stayOnThisPage')}
        confirmLabel={payloadText('general:leaveAnyway')}
        onConfirm={() => go.current?.()}
      />
      <ConfirmationModal
        modalSlug={languageModal}
        heading={t(texts.switchHeading)}
        body={t(texts.switchBody)}
        cancelLabel={payloadText('general:stayOnThisPage')}
        confirmLabel={t(texts.switchConfirm)}
        onConfirm={async () => {
          const isSaved = await saver.save()
          closeModal(languageModal)
          if (isSaved) go.current?.()
          else toast.error(t(texts.notSwitched))
        }}
      />
    </>
  )
}
