'use client'
import { Button, ConfirmationModal, toast, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { hasRole, type Role } from '../access/roles.ts'
import { bilingual } from '../bilingual.ts'
import { useText } from './match-sheet/use-text.ts'

const texts = {
  button: bilingual('Kép végleges levétele', 'Take this picture down'),
  description: bilingual(
    'Ha valaki kéri, hogy egy kép tűnjön el: lekerül mindenhonnan, és nem hozható vissza.',
    'When somebody asks for a picture to disappear: it goes from everywhere and cannot be brought back.',
  ),
  heading: bilingual('Végleg leveszed ezt a képet?', 'Take this picture down for good?'),
  body: bilingual(
    'Kikerül minden hírből, oldalból, galériából és vázlatból. A banner, az üdvözlő ablak és a szponzor, amely ezt a képet mutatja, vele együtt törlődik. A fájl minden méretben törlődik, nem kerül a lomtárba, és ugyanez a fájl később sem tölthető fel újra. A látogatók gépén már meglévő másolatokat nem tudjuk visszahívni.',
    'It goes out of every article, page, gallery and draft. A banner, popup or sponsor that shows it is deleted with it. The file is deleted in all sizes without a trash, and the same file cannot be uploaded again. Copies that visitors already have cannot be recalled.',
  ),
  confirm: bilingual('Végleges levétel', 'Take it down'),
  confirming: bilingual('Levétel…', 'Taking it down…'),
  cancel: bilingual('Mégse', 'Cancel'),
  done: bilingual('A kép lekerült mindenhonnan.', 'The picture is gone from everywhere.'),
  failed: bilingual('Nem sikerült levenni. Próbáld újra.', 'It could not be taken down. Try again.'),
}

export function TakeDown() {
  const t = useText()
  const router = useRouter()
  const { openModal, closeModal } = useModal()
  const { id, collectionSlug } = useDocumentInfo()
  const { user } = useAuth()
  if (!id || !hasRole(user as { roles?: Role[] } | null, 'editor', 'child_protection')) return null
  const modal = `take-down-${collectionSlug}-${id}`
  const takeDown = async () => {
    const address = `/api/${collectionSlug}/${id}/take-down`
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
    closeModal(modal)
    if (!response?.ok) {
      toast.error(t(texts.failed))
      return
    }
    toast.success(t(texts.done))
    router.push(`/admin/collections/${collectionSlug}`)
  }
  return (
    <div className="field-type take-down">
      <Button buttonStyle="secondary" size="small" onClick={() => openModal(modal)}>
        {t(texts.button)}
      </Button>
      <p className="field-description">{t(texts.description)}</p>
      <ConfirmationModal
        modalSlug={modal}
        heading={t(texts.heading)}
        body={t(texts.body)}
        confirmLabel={t(texts.confirm)}
        confirmingLabel={t(texts.confirming)}
        cancelLabel={t(texts.cancel)}
        onConfirm={takeDown}
      />
    </div>
  )
}
