'use client'
import { DraggableSortable, useDraggableSortable } from '@payloadcms/ui'
import { type CSSProperties, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { type Bilingual, bilingual } from '../../bilingual.ts'
import { moved } from '../../boards/standing.ts'
import { type HomeItem, type HomeKind, shownAtHome } from '../../today/home-kinds.ts'
import { useText } from '../match-sheet/use-text.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import { earlier, later, placeSaved, texts } from './texts.ts'

type Outcome = 'saved' | 'changed' | 'failed'

async function save(kind: HomeKind, ids: number[]): Promise<Outcome> {
  try {
    const { ok, status } = await fetch('/api/home-order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, ids }),
    })
    return ok ? 'saved' : status === 409 ? 'changed' : 'failed'
  } catch {
    return 'failed'
  }
}

type RowProps = {
  item: HomeItem
  place: number
  count: number
  isShown: boolean
  isSaving: boolean
  onMove: (to: number, part: string) => void
}

function Row({ item, place, count, isShown, isSaving, onMove }: RowProps) {
  const t = useText()
  // By mouse and touch only: the arrows are the keyboard's way.
  const { listeners, setNodeRef, transform, attributes, isDragging } = useDraggableSortable({
    id: String(item.id),
    disabled: isSaving,
  })
  const { onMouseDown, onTouchStart } = listeners ?? {}
  const handle = { onMouseDown, onTouchStart } as HTMLAttributes<HTMLSpanElement>
  const style = {
    transform: transform ?? undefined,
    transition: (attributes as { style?: CSSProperties }).style?.transition,
  }
  const step = (part: 'earlier' | 'later') => {
    const to = part === 'earlier' ? place - 2 : place
    const isDead = isSaving || to < 0 || to >= count
    return (
      <button
        type="button"
        className="nr-button nr-button--outline nr-button--icon"
        data-part={part}
        aria-label={t(part === 'earlier' ? earlier(item.title) : later(item.title))}
        // Not `disabled`, which would drop the focus.
        aria-disabled={isDead}
        onClick={() => !isDead && onMove(to, part)}
      >
        <LineIcon name={part === 'earlier' ? 'up' : 'down'} />
      </button>
    )
  }
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-item={item.id}
      data-shown={isShown}
      data-dragging={isDragging ? '' : undefined}
    >
      <span className="home-order__handle" {...handle}>
        <span className="nr-count">{place}</span>
      </span>
      <span className="home-order__title">
        {item.title}
        <span className={`nr-chip ${isShown ? 'nr-chip--ink' : 'nr-chip--outline'}`}>
          {t(isShown ? texts.atHome : texts.behind)}
        </span>
      </span>
      {step('earlier')}
      {step('later')}
    </li>
  )
}

type Status = { state: 'quiet' | 'saving' | Outcome; text: Bilingual }
const quiet: Status = { state: 'quiet', text: bilingual('', '') }

type Props = {
  kind: HomeKind
  name: string
  items: HomeItem[]
  onOrder: (items: HomeItem[]) => void
}

/** The articles of a kind in the order of the home page; each move is saved at once. */
export function OrderList({ kind, name, items, onOrder }: Props) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const lastMoved = useRef<{ id: number; part: string } | null>(null)
  const [status, setStatus] = useState(quiet)
  const move = async (from: number, to: number, part?: string) => {
    const item = items[from]
    if (!item || from === to || status.state === 'saving') return
    lastMoved.current = part ? { id: item.id, part } : null
    const next = moved(items, from, to)
    onOrder(next)
    setStatus({ state: 'saving', text: texts.saving })
    const outcome = await save(
      kind,
      next.map(({ id }) => id),
    )
    if (outcome !== 'saved') onOrder(items)
    const says = {
      saved: placeSaved(item.title, to + 1),
      changed: texts.changed,
      failed: texts.notSaved,
    }
    setStatus({ state: outcome, text: says[outcome] })
  }
  // A node that is moved in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const { id, part } = lastMoved.current ?? {}
    if (id) list.current?.querySelector<HTMLElement>(`[data-item="${id}"] [data-part="${part}"]`)?.focus()
  }, [items])
  if (items.length === 0) return null
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <DraggableSortable
        ids={items.map(({ id }) => String(id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => void move(moveFromIndex, moveToIndex)}
      >
        <ol ref={list}>
          {items.map((item, index) => (
            <Row
              key={item.id}
              item={item}
              place={index + 1}
              count={items.length}
              isShown={index < shownAtHome[kind]}
              isSaving={status.state === 'saving'}
              onMove={(to, part) => void move(index, to, part)}
            />
          ))}
        </ol>
      </DraggableSortable>
      {/* Always there: a live region is read out only if it existed before its text. */}
      <p
        className="home-order__status"
        data-state={status.state}
        role={status.state === 'failed' || status.state === 'changed' ? 'alert' : 'status'}
      >
        {t(status.text)}
      </p>
    </section>
  )
}
