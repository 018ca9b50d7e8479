'use client'
import { useDraggableSortable } from '@payloadcms/ui'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { BoardCard } from '../../boards/read-board.ts'
import type { BoardCollection, Standing } from '../../boards/standing.ts'
import { useText } from '../match-sheet/use-text.ts'
import { handleLabel, stateTexts, stepLabel, texts } from './texts.ts'

type Props = {
  collection: BoardCollection
  card: BoardCard
  title: string
  place: number
  count: number
  state: Standing['state']
  why: string[]
  /** To another index; without it the board has no order. */
  onMove?: (to: number, part: string) => void
}

const chipOf: Record<Standing['state'], string> = {
  shown: 'nr-chip--ink',
  behind: 'nr-chip--outline',
  waiting: 'nr-chip--tint',
  hidden: 'nr-chip--error',
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function Arrow({ direction }: { direction: 'earlier' | 'later' }) {
  return (
    <svg className="nr-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={direction === 'earlier' ? 'M14 5l-7 7 7 7' : 'M10 5l7 7-7 7'} />
    </svg>
  )
}

function Languages({ title }: Pick<BoardCard, 'title'>) {
  const t = useText()
  return (
    <>
      {title.hu ? (
        <span className="nr-chip">
          <span aria-hidden="true">hu ✓</span>
          <span className="nr-hidden">{t(texts.written)}</span>
        </span>
      ) : null}
      <span className={`nr-chip ${title.en ? '' : 'nr-chip--outline'}`}>
        <span aria-hidden="true">{title.en ? 'en ✓' : 'en –'}</span>
        <span className="nr-hidden">{t(title.en ? texts.englishReady : texts.englishMissing)}</span>
      </span>
    </>
  )
}

/** One sponsor, banner or popup: its picture, how it stands, and its place in the order. */
export function Card({ collection, card, title, place, count, state, why, onMove }: Props) {
  const t = useText()
  // Dragged by mouse and touch only: Payload's words for the keyboard are English, so the keys are handled here.
  const { listeners, setNodeRef, transform, attributes, isDragging } = useDraggableSortable({
    id: String(card.id),
    disabled: !onMove,
  })
  const { onMouseDown, onTouchStart } = listeners ?? {}
  const style = {
    transform: transform ?? undefined,
    transition: (attributes as { style?: CSSProperties }).style?.transition,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    onMove?.(place - 1 + step, 'handle')
  }
  const step = (direction: 'earlier' | 'later') => {
    const to = direction === 'earlier' ? place - 2 : place
    const isEnd = to < 0 || to >= count
    return (
      <button
        type="button"
        className="nr-button nr-button--outline nr-button--icon"
        data-part={direction}
        aria-label={t(stepLabel(direction, title))}
        // Not `disabled`, which would drop the focus at the end of the row.
        aria-disabled={isEnd}
        onClick={() => !isEnd && onMove?.(to, direction)}
      >
        <Arrow direction={direction} />
      </button>
    )
  }
  return (
    <li
      ref={setNodeRef as (node: HTMLLIElement | null) => void}
      style={style}
      className="board-card"
      data-card={card.id}
      data-state={state}
      data-dragged={isDragging}
    >
      <div className="board-card__picture">
        {card.thumbnail ? (
          // biome-ignore lint/performance/noImgElement: the newsroom's own file, in a size that fits
          <img src={card.thumbnail} alt="" loading="lazy" draggable={false} />
        ) : (
          <span>{t(texts.without)}</span>
        )}
        {onMove ? (
          <button
            type="button"
            className="board-card__handle"
            data-part="handle"
            aria-label={t(handleLabel(title, place))}
            onKeyDown={onKeyDown}
            {...(onMouseDown ? { onMouseDown: onMouseDown as never } : {})}
            {...(onTouchStart ? { onTouchStart: onTouchStart as never } : {})}
          >
            <span aria-hidden="true">⠿</span> {place}
          </button>
        ) : null}
      </div>
      <div className="board-card__words">
        <a className="board-card__title" href={`/admin/collections/${collection}/${card.id}`}>
          {title}
        </a>
        <p className="board-card__chips">
          <span className={`nr-chip ${chipOf[state]}`}>{t(stateTexts[state])}</span>
          {collection === 'sponsors' ? null : <Languages title={card.title} />}
        </p>
        {why.map((words) => (
          <p key={words} className="board-card__why">
            {words}
          </p>
        ))}
        <p className="board-card__link">{card.link ?? t(texts.noLink)}</p>
      </div>
      {onMove ? (
        <div className="board-card__steps">
          {step('earlier')}
          {step('later')}
        </div>
      ) : null}
    </li>
  )
}
