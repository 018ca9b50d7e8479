'use client'
import { useDocumentInfo, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui'
import type { Board } from '../../boards/read-board.ts'
import { isBoard, type PictureState, type Placed, standingsOf } from '../../boards/standing.ts'
import { idOf } from '../../id-of.ts'
import type { PictureFacts } from '../../publish-checks/picture-facts.ts'
import { useText } from '../match-sheet/use-text.ts'
import './boards.css'
import { standingWords } from './standing-text.ts'
import { stateTexts, texts } from './texts.ts'
import { useAnswer } from './use-answer.ts'

function pictureState(id: number, facts: PictureFacts | undefined): PictureState | undefined {
  if (!id) return 'none'
  if (!facts) return undefined
  const found = facts.media.find((fact) => fact.id === id)
  if (!found?.filename) return 'gone'
  return found.held ?? 'shown'
}

/** Of a document that has no number yet: it stands behind its equals. */
const newId = Number.MAX_SAFE_INTEGER

const textIn = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Says in the form of a sponsor, banner or popup whether visitors see it, and if not, why; as the form stands. */
export function Standing() {
  const t = useText()
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'hu'
  const { id, collectionSlug = '', data } = useDocumentInfo()
  const isModified = useFormModified()
  const isSponsor = collectionSlug === 'sponsors'
  const isOn = useFormFields(([fields]) => fields[isSponsor ? 'active' : 'visible']?.value) === true
  const from = textIn(useFormFields(([fields]) => fields.visible_from?.value))
  const until = textIn(useFormFields(([fields]) => fields.visible_until?.value))
  const position = textIn(useFormFields(([fields]) => fields.position?.value))
  const order = Number(useFormFields(([fields]) => fields.order?.value) ?? 0)
  const chosen = useFormFields(([fields]) => fields[isSponsor ? 'sponsor_logo' : 'banner_image']?.value)
  const pictureId = Number(idOf(chosen) ?? 0)
  const savedAt = String(data?.updatedAt ?? '')
  const board = useAnswer<Board>(
    isBoard(collectionSlug) ? `/api/boards/${collectionSlug}` : undefined,
    savedAt,
  )
  const facts = useAnswer<PictureFacts>(
    pictureId ? `/api/picture-facts?media=${pictureId}` : undefined,
    savedAt,
  )
  const picture = pictureState(pictureId, facts)
  const isStarted = Boolean(id) || pictureId > 0
  if (!isBoard(collectionSlug) || !isStarted || !board || !picture)
    return <div className="board-standing" role="status" />

  const now = Date.now()
  const ownId = Number(id ?? newId)
  // Saving a popup makes it the last one.
  const updatedAt = isModified || !id ? new Date(now).toISOString() : savedAt
  const own: Placed = { id: ownId, isOn, from, until, position, order, picture, updatedAt }
  const others = board.cards.filter((card) => card.id !== ownId)
  const standing = standingsOf(collectionSlug, [...others, own], now).get(ownId)
  if (!standing) return <div className="board-standing" role="status" />
  const titleOf = (other: number) => {
    const title = others.find((card) => card.id === other)?.title
    return title?.[language] || title?.hu || title?.en || t(texts.noTitle)
  }
  const words = standingWords(collectionSlug, standing, own, { now, language, titleOf })
  return (
    <div className="board-standing" role="status" data-state={standing.state}>
      <p>
        {isModified || !id ? <span>{t(texts.afterSave)}</span> : null}
        <strong>{t(stateTexts[standing.state])}</strong>
      </p>
      {words.map((word) => (
        <p key={word.hu}>{t(word)}</p>
      ))}
    </div>
  )
}
