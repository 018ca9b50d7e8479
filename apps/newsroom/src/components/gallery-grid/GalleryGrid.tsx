'use client'
import { useDocumentDrawer, useField, useFormFields, useListDrawer, useLocale } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Bilingual } from '../../bilingual.ts'
import { idOf } from '../../id-of.ts'
import type { Texts } from '../../picture-texts/text-saver.ts'
import { fillSlot, idsOf, isPicture, keyOf, moveSlot, type Slot } from '../../picture-uploads/slots.ts'
import { useText } from '../match-sheet/use-text.ts'
import { carriesFiles, droppedFiles } from '../picture-uploads/dropped-files.ts'
import type { StoredPicture } from '../picture-uploads/send-file.ts'
import { texts as uploadTexts } from '../picture-uploads/texts.ts'
import { UploadTile } from '../picture-uploads/UploadTile.tsx'
import { useUploads } from '../picture-uploads/use-uploads.ts'
import { GalleryBar } from './GalleryBar.tsx'
import { Tile } from './Tile.tsx'
import { failedCount, filters, movedTo, takenOut, texts, tooMany } from './texts.ts'
import { useDrag } from './use-drag.ts'
import { useFacts } from './use-facts.ts'
import { useSlots } from './use-slots.ts'
import './gallery-grid.css'

const collection = 'gallery-files'

type Filter = { kind: 'all' } | { kind: 'silent' | 'failed'; keys: Set<string> }
type Removed = { id: number; place: number }

/** The pictures of a gallery as a grid: order, texts and uploads in place. The field's value stays the list of their ids. */
export function GalleryGrid({ path: pathFromProps, field, readOnly }: UploadFieldClientProps) {
  const t = useText()
  const locale = useLocale().code === 'en' ? 'en' : 'hu'
  const { path, value, setValue, disabled, showError, errorMessage } = useField<unknown[] | null>({
    potentiallyStalePath: pathFromProps,
  })
  const isDisabled = Boolean(readOnly || disabled)
  const hasCover = useFormFields(([fields]) => Boolean(fields.cover_image?.value))
  const ids = useMemo(() => (Array.isArray(value) ? value.map((one) => Number(idOf(one))) : []), [value])
  const { slots, change } = useSlots(ids, setValue)
  const pictures = useMemo(() => idsOf(slots), [slots])
  const { facts, hasFailed, learn, reload, retry: retryFacts } = useFacts(pictures)
  const [filter, setFilter] = useState<Filter>({ kind: 'all' })
  const [removed, setRemoved] = useState<Removed>()
  const [notice, setNotice] = useState('')
  const [said, setSaid] = useState('')
  const [isOver, setIsOver] = useState(false)
  const grid = useRef<HTMLOListElement>(null)

  const onStored = useCallback(
    (key: string, { id, filename, url, sizes }: StoredPicture) => {
      learn(id, { filename, url: url ?? null, tile: sizes?.small?.url ?? url ?? null })
      change((before) => fillSlot(before, key, id))
    },
    [change, learn],
  )
  const { uploads, isBusy, add, retry, remove } = useUploads({ collection, locale, onStored })
  const all = [...uploads.values()]
  const failed = all.filter(({ state }) => state === 'failed')

  const most = field.maxRows ?? 500
  const addFiles = (files: File[]) => {
    if (isDisabled || files.length === 0) return
    const room = Math.max(0, most - slots.length)
    setNotice(files.length > room ? t(tooMany(most)) : '')
    const keys = add(files.slice(0, room))
    change((before) => [...before, ...keys.map((upload): Slot => ({ upload }))])
    setFilter({ kind: 'all' })
  }
  const latestAdd = useRef(addFiles)
  latestAdd.current = addFiles

  // Pasted pictures come to the page, wherever the cursor is.
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) latestAdd.current([...clipboardData.files])
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])

  // Said once, at the end.
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy)
      setSaid(t(failed.length > 0 ? failedCount(failed.length) : texts.allStored))
    wasBusy.current = isBusy
  }, [isBusy, failed.length, t])

  const onRemoveUpload = useCallback(
    (key: string) => {
      remove(key)
      change((before) => before.filter((slot) => isPicture(slot) || slot.upload !== key))
    },
    [change, remove],
  )
  const onRemove = useCallback(
    (id: number) => {
      change((before) => {
        const place = before.findIndex((slot) => isPicture(slot) && slot.id === id)
        setRemoved({ id, place })
        return before.toSpliced(place, 1)
      })
    },
    [change],
  )
  const putBack = ({ id, place }: Removed) => {
    change((before) => before.toSpliced(Math.min(place, before.length), 0, { id }))
    setRemoved(undefined)
  }

  const focusAfter = useRef<HTMLElement>(undefined)
  const move = useCallback(
    (from: number, to: number) => {
      change((before) => moveSlot(before, from, to))
      setSaid(t(movedTo((to > from ? to - 1 : to) + 1)))
    },
    [change, t],
  )
  const onStep = useCallback(
    (place: number, by: number | 'row-back' | 'row-on') => {
      const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1
      const distance = by === 'row-back' ? -columns : by === 'row-on' ? columns : by
      const count = grid.current?.children.length ?? 0
      const to = Math.min(Math.max(place + distance, 0), count - 1)
      // Moving an element in the page takes the focus away.
      focusAfter.current = document.activeElement as HTMLElement
      if (to !== place) move(place, to > place ? to + 1 : to)
    },
    [move],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => {
    if (focusAfter.current && document.activeElement !== focusAfter.current) focusAfter.current.focus()
    focusAfter.current = undefined
  }, [slots])
  const { drag, lift } = useDrag(move)

  const onSaved = useCallback(
    (id: number, { alt, name }: Texts) => {
      const fact = facts.get(id)
      if (!fact) return
      learn(id, {
        ...(alt === undefined ? {} : { alt: { ...fact.alt, [locale]: alt } }),
        ...(name === undefined ? {} : { caption: { ...fact.caption, [locale]: name } }),
      })
    },
    [facts, learn, locale],
  )
  const latestSaved = useRef(onSaved)
  latestSaved.current = onSaved
  const stableSaved = useCallback((id: number, saved: Texts) => latestSaved.current(id, saved), [])

  // A new object each time, so that the same picture can be opened again.
  const [opening, setOpening] = useState<{ id: number }>()
  const opened = opening?.id
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({
    collectionSlug: collection,
    ...(opened ? { id: opened } : {}),
  })
  const onOpen = useCallback((id: number) => setOpening({ id }), [])
  // The drawer is the chosen picture's own only after this render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened by the choice, not by another drawer
  useEffect(() => {
    if (opening) openDrawer()
  }, [opening])

  const [ListDrawer, , { openDrawer: openList, closeDrawer: closeList }] = useListDrawer({
    collectionSlugs: [collection],
    filterOptions: { [collection]: pictures.length > 0 ? { id: { not_in: pictures } } : true },
  })
  const addStored = (chosen: number[]) => {
    closeList()
    change((before) => {
      const kept = new Set(idsOf(before))
      const room = Math.max(0, most - before.length)
      return [
        ...before,
        ...chosen
          .filter((id) => !kept.has(id))
          .slice(0, room)
          .map((id): Slot => ({ id })),
      ]
    })
  }

  // Without a description the caption is heard.
  const silent = pictures.filter((id) => {
    const fact = facts.get(id)
    return fact && `${fact.alt[locale]}${fact.caption[locale]}`.trim() === ''
  })
  const isShown = (slot: Slot) => filter.kind === 'all' || filter.keys.has(keyOf(slot))
  const choices: { kind: Filter['kind']; label: Bilingual; keys: string[] }[] = [
    { kind: 'all', label: filters.all(slots.length), keys: [] },
    { kind: 'silent', label: filters.silent(silent.length), keys: silent.map((id) => keyOf({ id })) },
    ...(failed.length > 0
      ? [
          {
            kind: 'failed' as const,
            label: filters.failed(failed.length),
            keys: failed.map(({ key }) => keyOf({ upload: key })),
          },
        ]
      : []),
  ]
  const canMove = !isDisabled && filter.kind === 'all'
  const firstPicture = pictures[0]
  const dropAt = drag && drag.to !== drag.from && drag.to !== drag.from + 1 ? drag.to : undefined

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its button too
    <div
      id={`field-${path.replace(/\./g, '__')}`}
      className="field-type gallery-grid"
      onDragOver={(event) => {
        if (isDisabled || !carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={async (event) => {
        setIsOver(false)
        if (isDisabled || !carriesFiles(event.dataTransfer)) return
        event.preventDefault()
        addFiles(await droppedFiles(event.dataTransfer))
      }}
    >
      <GalleryBar stored={pictures.length} uploads={all} isDisabled={isDisabled} onFiles={addFiles}>
        <button type="button" className="nr-button nr-button--quiet" onClick={openList}>
          {t(texts.choose)}
        </button>
      </GalleryBar>
      {isOver ? <p className="gallery-grid__drop">{t(uploadTexts.drop)}</p> : null}
      <p className="nr-hidden" role="status">
        {said}
      </p>
      {showError && errorMessage ? (
        <p className="nr-field__error" role="alert">
          {errorMessage}
        </p>
      ) : null}
      {notice ? (
        <p className="nr-field__error" role="alert">
          {notice}
        </p>
      ) : null}
      {hasFailed ? (
        <p className="gallery-grid__line" role="alert">
          {t(texts.notLoaded)}{' '}
          <button type="button" className="nr-link" onClick={retryFacts}>
            {t(texts.again)}
          </button>
        </p>
      ) : null}
      {slots.length > 0 ? (
        <div className="gallery-grid__tools">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it */}
          <div className="nr-segment" role="group" aria-label={t(texts.filter)}>
            {choices.map(({ kind, label, keys }) => (
              <button
                key={kind}
                type="button"
                aria-pressed={filter.kind === kind}
                // As it is now: a tile must not vanish while its text is being written.
                onClick={() => setFilter(kind === 'all' ? { kind } : { kind, keys: new Set(keys) })}
              >
                {t(label)}
              </button>
            ))}
          </div>
          {isDisabled ? null : <p className="gallery-grid__hint">{t(texts.tab)}</p>}
        </div>
      ) : null}
      {removed ? (
        <p className="gallery-grid__line" role="status">
          {t(takenOut(facts.get(removed.id)?.filename ?? ''))}{' '}
          <button type="button" className="nr-link" onClick={() => putBack(removed)}>
            {t(texts.putBack)}
          </button>
        </p>
      ) : null}
      <ol ref={grid} className="picture-tiles">
        {slots.map((slot, place) => {
          if (!isShown(slot)) return null
          const upload = isPicture(slot) ? undefined : uploads.get(slot.upload)
          const isDragged = drag?.from === place
          const style: CSSProperties | undefined = isDragged
            ? { transform: `translate(${drag.x}px, ${drag.y}px) rotate(-2deg) scale(1.03)` }
            : undefined
          return (
            <li
              key={keyOf(slot)}
              className={`picture-tile${upload?.state === 'failed' ? ' picture-tile--failed' : ''}`}
              data-place={place}
              data-dragged={isDragged || undefined}
              data-drop={
                dropAt === place
                  ? 'before'
                  : dropAt === place + 1 && place === slots.length - 1
                    ? 'after'
                    : undefined
              }
              style={style}
            >
              {isPicture(slot) ? (
                <Tile
                  key={locale}
                  id={slot.id}
                  place={place}
                  locale={locale}
                  fact={facts.get(slot.id)}
                  isCover={!hasCover && slot.id === firstPicture}
                  isDisabled={isDisabled}
                  canMove={canMove}
                  onLift={lift}
                  onStep={onStep}
                  onRemove={onRemove}
                  onOpen={onOpen}
                  onSaved={stableSaved}
                />
              ) : upload ? (
                <>
                  {upload.state === 'failed' ? null : (
                    <span className="gallery-tile__number">{place + 1}</span>
                  )}
                  <UploadTile upload={upload} onRetry={retry} onRemove={onRemoveUpload} />
                </>
              ) : null}
            </li>
          )
        })}
      </ol>
      <DocumentDrawer
        onSave={() => {
          if (opened) void reload([opened])
          closeDrawer()
        }}
        onDelete={() => {
          if (opened) onRemove(opened)
        }}
      />
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(selected) => {
          addStored([...selected].flatMap(([id, isChosen]) => (isChosen ? [Number(id)] : [])))
        }}
        onSelect={({ doc }) => addStored([Number(doc.id)])}
      />
    </div>
  )
}
