import type { Side } from '@palank/sport/game'
import { useField, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Column } from '../../match-sheet/columns.ts'
import { type Draft, emptyDraft, setPeriod } from '../../match-sheet/draft.ts'
import { lineAt, type Mark, type Place, putLine, setNumber } from '../../match-sheet/edit.ts'
import { blankLine } from '../../match-sheet/rows.ts'

type LocalState = {
  draft: Draft
  /** Keys of rows whose points were calculated from their shots. */
  proposed: ReadonlySet<string>
}

export type Edits = {
  onNumber: (place: Place, name: Column['name'], value: number | null) => void
  onMark: (place: Place, mark: Mark, checked: boolean) => void
  onRemove: (place: Place) => void
  onPeriod: (index: number, side: Side, value: number | null) => void
}

const initialState = (draft: Draft | null | undefined): LocalState => ({
  draft: draft ?? emptyDraft,
  proposed: new Set(),
})

/** Mirrors the form's value in local state, since the form's own state updates too late for fast typing. */
export function useSheet(path: string) {
  const { value, setValue, disabled, showError, errorMessage } = useField<Draft | null | undefined>({ path })
  const { dispatchFields, setModified } = useForm()
  const [local, setLocal] = useState(() => initialState(value))
  const latest = useRef(local)
  const ownDrafts = useRef(new WeakSet<Draft>())

  // A value not typed here came from the server, on load or after saving.
  useEffect(() => {
    if (value ? ownDrafts.current.has(value) : latest.current.draft === emptyDraft) return
    latest.current = initialState(value)
    setLocal(latest.current)
  }, [value])

  const change = useCallback(
    (next: LocalState) => {
      latest.current = next
      setLocal(next)
      ownDrafts.current.add(next.draft)
      setValue(next.draft)
    },
    [setValue],
  )

  const onNumber = useCallback<Edits['onNumber']>(
    (place, name, newValue) => {
      const { draft, proposed } = latest.current
      const edited = setNumber(lineAt(draft.lines, place), name, newValue, proposed.has(place.key))
      const keys = new Set(proposed)
      if (edited.proposed) keys.add(place.key)
      else keys.delete(place.key)
      change({ draft: { ...draft, lines: putLine(draft.lines, place, edited.line) }, proposed: keys })
    },
    [change],
  )

  const onMark = useCallback<Edits['onMark']>(
    (place, mark, checked) => {
      const { draft, proposed } = latest.current
      const line = { ...lineAt(draft.lines, place), [mark]: checked }
      change({ draft: { ...draft, lines: putLine(draft.lines, place, line) }, proposed })
    },
    [change],
  )

  const onRemove = useCallback<Edits['onRemove']>(
    (place) => {
      const { draft, proposed } = latest.current
      const blank = blankLine(place.side, place.player, place.jersey_number)
      change({ draft: { ...draft, lines: putLine(draft.lines, place, blank) }, proposed })
    },
    [change],
  )

  const onPeriod = useCallback<Edits['onPeriod']>(
    (index, side, newValue) => {
      const { draft, proposed } = latest.current
      change({ draft: { ...draft, periods: setPeriod(draft.periods, index, side, newValue) }, proposed })
    },
    [change],
  )

  const onScore = useCallback(
    (score: Record<Side, number>) => {
      dispatchFields({ type: 'UPDATE', path: 'home_score', value: score.home })
      dispatchFields({ type: 'UPDATE', path: 'away_score', value: score.away })
      setModified(true)
    },
    [dispatchFields, setModified],
  )

  return {
    ...local,
    onNumber,
    onMark,
    onRemove,
    onPeriod,
    onScore,
    busy: disabled,
    error: showError ? (errorMessage ?? null) : null,
  }
}
