'use client'
import { toast, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { folderName, longestFolderName } from '../../picture-library/folder-name.ts'
import type { Folder } from '../../picture-library/read-folders.ts'
import { useText } from '../match-sheet/use-text.ts'
import { moved, notMoved, selectedCount, texts } from './texts.ts'

/** For the pictures that are selected. */
export function MoveToFolder({ folders }: { folders: Folder[] }) {
  const t = useText()
  const { language } = useTranslation().i18n
  const { clearRouteCache } = useRouteCache()
  const { selectedIDs, toggleAll } = useSelection()
  const [name, setName] = useState('')
  const [isMoving, setIsMoving] = useState(false)
  const [inputId, listId] = [useId(), useId()]
  if (selectedIDs.length === 0) return null

  const move = async (folder: string | null) => {
    setIsMoving(true)
    const where = selectedIDs.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
    const response = await fetch(`/api/media?${where}&depth=0&limit=${selectedIDs.length}`, {
      method: 'PATCH',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ folder }),
    }).catch(() => null)
    setIsMoving(false)
    const answer = (await response?.json().catch(() => null)) as {
      docs?: unknown[]
      errors?: unknown[]
    } | null
    const failed = answer?.docs ? (answer.errors?.length ?? 0) : selectedIDs.length
    if (failed > 0) toast.error(t(notMoved(failed)))
    if (failed === selectedIDs.length) return
    toast.success(t(moved(selectedIDs.length - failed, folder)))
    setName('')
    toggleAll()
    clearRouteCache()
  }
  const folder = folderName(name)
  return (
    <form
      className="move-to-folder"
      onSubmit={(event) => {
        event.preventDefault()
        if (folder) void move(folder)
      }}
    >
      <p>{t(selectedCount(selectedIDs.length))}</p>
      <div className="nr-field">
        <label htmlFor={inputId} className="nr-hidden">
          {t(texts.newFolder)}
        </label>
        <input
          id={inputId}
          list={listId}
          value={name}
          maxLength={longestFolderName}
          placeholder={t(texts.newFolder)}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <datalist id={listId}>
          {folders.map((one) => (
            <option key={one.name} value={one.name} />
          ))}
        </datalist>
      </div>
      <button type="submit" className="nr-button" disabled={!folder || isMoving}>
        {t(isMoving ? texts.moving : texts.move)}
      </button>
      <button
        type="button"
        className="nr-button nr-button--outline"
        disabled={isMoving}
        onClick={() => void move(null)}
      >
        {t(texts.moveOut)}
      </button>
    </form>
  )
}
