'use client'
import { useListQuery, useLocale, useRouteCache } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../match-sheet/use-text.ts'
import { carriesFiles, droppedFiles } from '../picture-uploads/dropped-files.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { texts as uploadTexts } from '../picture-uploads/texts.ts'
import { UploadTile } from '../picture-uploads/UploadTile.tsx'
import { useUploads } from '../picture-uploads/use-uploads.ts'
import { texts } from './texts.ts'

type Query = { folder?: { equals?: unknown } } | undefined

/** The page takes files wherever they are dropped; they go into the folder that is open. */
export function LibraryUploads({ collection }: { collection: 'media' | 'gallery-files' }) {
  const t = useText()
  const locale = useLocale().code
  const { query } = useListQuery()
  const { clearRouteCache } = useRouteCache()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [said, setSaid] = useState('')
  const folder = (query?.where as Query)?.folder?.equals
  const isMedia = collection === 'media'
  const hasNew = useRef(false)
  const { uploads, isBusy, add, retry, remove } = useUploads({
    collection,
    locale,
    svg: isMedia,
    fields: isMedia && typeof folder === 'string' ? { folder } : {},
    onStored: () => {
      hasNew.current = true
    },
  })

  // The list is read again when all of them are there, not at each.
  useEffect(() => {
    if (isBusy || !hasNew.current) return
    hasNew.current = false
    setSaid(t(texts.allStored))
    clearRouteCache()
  }, [isBusy, clearRouteCache, t])

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => !event.relatedTarget && setIsOver(false)
    const drop = async (event: DragEvent) => {
      setIsOver(false)
      if (!event.dataTransfer || !carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      add(await droppedFiles(event.dataTransfer))
    }
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) add([...clipboardData.files])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [add])

  const all = [...uploads.values()]
  return (
    <section className="library-uploads" data-over={isOver || undefined}>
      <div className="library-uploads__bar">
        <p>{isOver ? t(uploadTexts.drop) : t(texts.drop)}</p>
        <button type="button" className="nr-button nr-button--outline" onClick={() => input.current?.click()}>
          <PictureIcon name="plus" />
          {t(texts.upload)}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={`image/jpeg,image/png,image/webp,image/avif,.heic,.heif${isMedia ? ',image/svg+xml' : ''}`}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      <p className="nr-hidden" role="status">
        {said}
      </p>
      {all.length > 0 ? (
        <ul className="picture-tiles" aria-label={t(texts.uploads)}>
          {all.map((upload) => (
            <li
              key={upload.key}
              className={`picture-tile${upload.state === 'failed' ? ' picture-tile--failed' : ''}`}
            >
              <UploadTile upload={upload} onRetry={retry} onRemove={remove} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
