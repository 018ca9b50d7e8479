'use client'
import {
  Button,
  Modal,
  PopupList,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useModal,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { UsesAnswer } from '../../uses/endpoint.ts'
import { useText } from '../match-sheet/use-text.ts'
import { PlacesOfUse } from './PlacesOfUse.tsx'
import { texts } from './texts.ts'
import './uses.css'

const modal = 'trash-document'

/** Replaces Payload's own item of the menu: it shows where a document is used before it is deleted. */
export function TrashItem() {
  const t = useText()
  const { i18n } = useTranslation()
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const { openModal, closeModal, isModalOpen } = useModal()
  const { setModified } = useForm()
  const { id, collectionSlug, hasTrashPermission } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  const [uses, setUses] = useState<UsesAnswer>()
  const [isWorking, setIsWorking] = useState(false)
  if (!id || !hasTrashPermission || isInDrawer) return null
  const headers = { 'accept-language': i18n.language, 'content-type': 'application/json' }
  const address = `/api/${collectionSlug}/${id}`

  const open = async () => {
    setUses(undefined)
    openModal(modal)
    const response = await fetch(`${address}/uses`, { headers, credentials: 'same-origin' }).catch(() => null)
    if (response?.ok) return setUses(await response.json())
    closeModal(modal)
    toast.error(t(texts.failed))
  }
  const trash = async () => {
    setIsWorking(true)
    const response = await fetch(`${address}${uses?.total ? '?unlink=true' : ''}`, {
      method: 'PATCH',
      headers,
      credentials: 'same-origin',
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    }).catch(() => null)
    setIsWorking(false)
    closeModal(modal)
    if (!response?.ok) {
      const answer = await response?.json().catch(() => null)
      toast.error(answer?.errors?.[0]?.message ?? t(texts.failed))
      return
    }
    setModified(false)
    toast.success(t(texts.done))
    startRouteTransition(() => router.push(`/admin/collections/${collectionSlug}`))
  }
  const isRefused = uses?.places.some(({ isRequired }) => isRequired)
  return (
    <>
      <PopupList.Button id="action-trash" onClick={open}>
        {t(texts.open)}
      </PopupList.Button>
      {isModalOpen(modal) && (
        <Modal
          slug={modal}
          className="confirmation-modal trash-dialog"
          closeOnBlur={false}
          aria-labelledby="trash-dialog-heading"
        >
          <div className="confirmation-modal__wrapper">
            <div className="confirmation-modal__content" aria-live="polite">
              <h1 id="trash-dialog-heading">{t(texts.heading)}</h1>
              {!uses && <p>{t(texts.asking)}</p>}
              {uses && uses.total === 0 && <p>{t(texts.unused)}</p>}
              {uses && uses.total > 0 && <PlacesOfUse uses={uses} />}
            </div>
            <div className="confirmation-modal__controls">
              <Button
                buttonStyle="secondary"
                size="large"
                onClick={() => closeModal(modal)}
                disabled={isWorking}
              >
                {t(texts.cancel)}
              </Button>
              {uses && !isRefused && (
                <Button size="large" onClick={trash} disabled={isWorking}>
                  {t(isWorking ? texts.working : uses.total > 0 ? texts.unlink : texts.trash)}
                </Button>
              )}
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
