'use client'
import { useTranslation } from '@payloadcms/ui'
import { memo } from 'react'
import { useText } from '../match-sheet/use-text.ts'
import { PictureIcon } from './PictureIcon.tsx'
import { failureTexts, megabytes, texts } from './texts.ts'
import type { Upload } from './use-uploads.ts'
import './picture-uploads.css'

type Props = { upload: Upload; onRetry: (key: string) => void; onRemove: (key: string) => void }

function FailedUpload({ upload: { key, name, failure }, onRetry, onRemove }: Props) {
  const t = useText()
  const { title, advice, canRetry } = failureTexts(failure ?? { kind: 'server' })
  return (
    <>
      <div className="upload-tile__frame upload-tile__frame--failed">
        <PictureIcon name="warning" />
      </div>
      <div className="upload-tile__failure">
        <p className="upload-tile__title">{t(title)}</p>
        <p>
          <span className="upload-tile__name">{name}</span>. {t(advice)}
        </p>
        <p className="upload-tile__ways">
          {canRetry ? (
            <button
              type="button"
              className="nr-link"
              aria-label={`${t(texts.retry)}: ${name}`}
              onClick={() => onRetry(key)}
            >
              {t(texts.retry)}
            </button>
          ) : null}
          <button
            type="button"
            className="nr-link"
            aria-label={`${t(texts.remove)}: ${name}`}
            onClick={() => onRemove(key)}
          >
            {t(texts.remove)}
          </button>
        </p>
      </div>
    </>
  )
}

/** A file in its place of the grid, until it is a picture. */
export const UploadTile = memo(function UploadTile(props: Props) {
  const t = useText()
  const { language } = useTranslation().i18n
  const { upload, onRemove } = props
  if (upload.state === 'failed') return <FailedUpload {...props} />
  const percent = Math.floor((upload.sent / Math.max(upload.size, 1)) * 100)
  return (
    <>
      <div className="upload-tile__frame">
        {/* biome-ignore lint/performance/noImgElement: the chosen file itself */}
        {upload.preview ? <img src={upload.preview} alt="" decoding="async" /> : null}
        {upload.state === 'waiting' ? null : (
          <>
            <span className="upload-tile__percent nr-count">{percent}%</span>
            <span className="upload-tile__bar" aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>
          </>
        )}
      </div>
      <button
        type="button"
        className="picture-button picture-button--remove"
        aria-label={`${t(texts.remove)}: ${upload.name}`}
        onClick={() => onRemove(upload.key)}
      >
        <PictureIcon name="cross" />
      </button>
      <p className="upload-tile__line upload-tile__name">
        {upload.name}, {megabytes(language, upload.size)}
      </p>
      <p className="upload-tile__line">{t(texts[upload.state])}</p>
    </>
  )
})
