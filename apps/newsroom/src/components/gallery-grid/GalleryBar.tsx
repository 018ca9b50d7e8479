'use client'
import { type ReactNode, useId, useRef } from 'react'
import { inCameraOrder } from '../../picture-uploads/camera-order.ts'
import { useText } from '../match-sheet/use-text.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { texts as uploadTexts } from '../picture-uploads/texts.ts'
import type { Upload } from '../picture-uploads/use-uploads.ts'
import { summary, texts } from './texts.ts'

type Props = {
  stored: number
  uploads: Upload[]
  isDisabled: boolean
  onFiles: (files: File[]) => void
  children?: ReactNode
}

/** How many pictures there are, and how the uploads stand. */
export function GalleryBar({ stored, uploads, isDisabled, onFiles, children }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const sending = uploads.filter(({ state }) => state !== 'failed')
  const failed = uploads.length - sending.length
  const total = sending.reduce((sum, { size }) => sum + size, 0)
  const sent = sending.reduce((sum, one) => sum + one.sent, 0)
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  return (
    <div className="gallery-bar nr-dark">
      <div className="gallery-bar__words">
        <p className="gallery-bar__sum" id={titleId}>
          {stored + uploads.length === 0 ? t(texts.empty) : t(summary(stored, sending.length, failed))}
        </p>
        {isDisabled ? null : <p>{t(sending.length > 0 ? texts.working : texts.idle)}</p>}
      </div>
      {isDisabled ? null : (
        <div className="gallery-bar__ways">
          {children}
          <button
            type="button"
            className="nr-button nr-button--outline"
            onClick={() => input.current?.click()}
          >
            <PictureIcon name="plus" />
            {t(uploadTexts.add)}
          </button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif,.heic,.heif"
            onChange={({ target }) => {
              onFiles(inCameraOrder([...(target.files ?? [])]))
              target.value = ''
            }}
          />
        </div>
      )}
      {sending.length > 0 ? (
        <div
          className="gallery-bar__progress"
          role="progressbar"
          aria-labelledby={titleId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ width: `${percent}%` }} />
        </div>
      ) : null}
    </div>
  )
}
