'use client'
import { DraggableSortable } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { BoardCard } from '../../boards/read-board.ts'
import { type BoardCollection, bannerPlaces, moved, standingsOf } from '../../boards/standing.ts'
import { type Text, useText } from '../match-sheet/use-text.ts'
import { Card } from './Card.tsx'
import { standingWords } from './standing-text.ts'
import { boardTexts, placeSaved, placeTexts, texts } from './texts.ts'
import { useOrder } from './use-order.ts'

type Props = {
  collection: BoardCollection
  cards: BoardCard[]
  isWhole: boolean
  canCreate: boolean
  /** Of the server, so that both sides draw the same. */
  now: number
  language: 'hu' | 'en'
}
type Group = { key: string; cards: BoardCard[]; name?: string; shows?: string }

/** Every place of banners has its own order, also while it is empty. */
function groupsOf(collection: BoardCollection, cards: BoardCard[], t: Text): Group[] {
  if (collection !== 'banners') return [{ key: collection, cards }]
  return bannerPlaces.map(({ position }) => {
    const place = placeTexts[position]
    return {
      key: position,
      cards: cards.filter((card) => card.position === position),
      ...(place ? { name: t(place.name), shows: t(place.shows) } : {}),
    }
  })
}

export function Board(props: Props) {
  const { collection, cards, isWhole, canCreate } = props
  const t = useText()
  const address = `/admin/collections/${collection}`
  const own = boardTexts[collection]
  const create = (
    <a className="nr-button" href={`${address}/create`}>
      {t(own.create)}
    </a>
  )
  return (
    <main className="nr-page board" data-board={collection}>
      <header className="nr-head">
        <div>
          <h1 className="nr-title">{t(own.title)}</h1>
          {cards.length > 0 ? <p>{t(own.lead)}</p> : null}
        </div>
        <div className="nr-actions">
          <a className="nr-button nr-button--quiet" href={`${address}/trash`}>
            {t(texts.trash)}
          </a>
          <a className="nr-button nr-button--outline" href={`${address}?view=table`}>
            {t(texts.table)}
          </a>
          {canCreate && cards.length > 0 ? create : null}
        </div>
      </header>
      {isWhole ? null : <p className="board__note">{t(texts.notAll)}</p>}
      {cards.length === 0 ? (
        <div className="nr-empty">
          <p>{t(own.empty)}</p>
          {canCreate ? create : null}
        </div>
      ) : (
        groupsOf(collection, cards, t).map((group) => <Cards key={group.key} {...props} group={group} />)
      )}
    </main>
  )
}

type Moved = { id: number; part: string }

function Cards({ collection, isWhole, now, language, group }: Props & { group: Group }) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const lastMoved = useRef<Moved | null>(null)
  const { ids, status, setOrder } = useOrder(
    collection,
    group.cards.map(({ id }) => id),
  )
  const canOrder = collection !== 'popups' && isWhole && ids.length > 1
  const byId = new Map(group.cards.map((card) => [card.id, card]))
  // As it is dragged, not as it was loaded.
  const cards = ids.flatMap((id, index) => {
    const card = byId.get(id)
    return card ? [canOrder ? { ...card, order: index + 1 } : card] : []
  })
  const standings = standingsOf(collection, cards, now)
  const titleOf = (id: number) => {
    const title = byId.get(id)?.title
    return title?.[language] || title?.hu || title?.en || t(texts.noTitle)
  }
  const move = (from: number, to: number, part?: string) => {
    const id = ids[from]
    if (id === undefined || from === to || to < 0 || to >= ids.length) return
    lastMoved.current = part ? { id, part } : null
    setOrder(moved(ids, from, to), placeSaved(titleOf(id), to + 1, ids.length))
  }
  // A node that is moved in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const { id, part } = lastMoved.current ?? {}
    if (id) list.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-part="${part}"]`)?.focus()
  }, [ids])

  const items = cards.map((card, index) => {
    const standing = standings.get(card.id)
    return standing ? (
      <Card
        key={card.id}
        collection={collection}
        card={card}
        title={titleOf(card.id)}
        place={index + 1}
        count={cards.length}
        state={standing.state}
        why={standingWords(collection, standing, card, { now, language, titleOf }).map(t)}
        {...(canOrder ? { onMove: (to: number, part: string) => move(index, to, part) } : {})}
      />
    ) : null
  })
  return (
    <section className="board__group" aria-label={group.name}>
      {group.name ? (
        <header className="board__group-head">
          <h2 className="nr-display">{group.name}</h2>
          <p>{group.shows}</p>
        </header>
      ) : null}
      {cards.length === 0 ? <p className="board__nothing">{t(texts.nothingHere)}</p> : null}
      <DraggableSortable
        ids={ids.map(String)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol className="board__cards" ref={list}>
          {items}
        </ol>
      </DraggableSortable>
      {/* Always there: a live region is read out only if it existed before its text. */}
      <p
        className="board__status"
        data-state={status.state}
        role={status.state === 'failed' ? 'alert' : 'status'}
      >
        {t(status.text)}
      </p>
    </section>
  )
}
