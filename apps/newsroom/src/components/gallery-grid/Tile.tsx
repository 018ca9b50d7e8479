'use client'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import type { Texts } from '../../picture-texts/text-saver.ts'
import type { PictureFact } from '../../publish-checks/picture-facts.ts'
import { useText } from '../match-sheet/use-text.ts'
import { PictureTexts } from '../picture-texts/PictureTexts.tsx'
import { usePictureTexts } from '../picture-texts/use-picture-texts.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { nth, texts } from './texts.ts'

export type TileActions = {
  onLift: (event: PointerEvent<HTMLElement>, place: number, isHeld: boolean) => void
  onStep: (place: number, by: number | 'row-back' | 'row-on') => void
  onRemove: (id: number) => void
  onOpen: (id: number) => void
  onSaved: (id: number, texts: Texts) => void
}

type Props = TileActions & {
  id: number
  place: number
  locale: 'hu' | 'en'
  fact: PictureFact | null | undefined
  isCover: boolean
  isDisabled: boolean
  /** Shown with all others, so that its place can be changed. */
  canMove: boolean
}

const fields = ['alt', 'name'] as const
const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 'row-back', ArrowDown: 'row-on' } as const

function Handle({ place, canMove, onLift }: Pick<Props, 'place' | 'canMove' | 'onLift'>) {
  const t = useText()
  return (
    <button
      type="button"
      className="picture-button gallery-tile__handle"
      aria-label={`${t(nth(place + 1))}. ${t(texts.handle)}`}
      disabled={!canMove}
      onPointerDown={(event) => onLift(event, place, false)}
    >
      <svg className="nr-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5v.1M9 12v.1M9 19v.1M15 5v.1M15 12v.1M15 19v.1" />
      </svg>
      {place + 1}
    </button>
  )
}

function Gone({ id, onRemove }: Pick<Props, 'id' | 'onRemove'>) {
  const t = useText()
  return (
    <div className="gallery-tile__gone">
      <p>{t(texts.gone)}</p>
      <button type="button" className="nr-link" onClick={() => onRemove(id)}>
        {t(texts.remove)}
      </button>
    </div>
  )
}

/** A picture of the gallery; its texts are written here, the rest in its own form. */
export const Tile = memo(function Tile(props: Props) {
  const { id, place, locale, fact, isCover, isDisabled, canMove } = props
  const { onLift, onStep, onRemove, onOpen, onSaved } = props
  const t = useText()
  const other = locale === 'hu' ? 'en' : 'hu'
  const { text, change, flush, state } = usePictureTexts({
    collection: 'gallery-files',
    id,
    locale,
    stored: { alt: fact?.alt[locale] ?? '', name: fact?.caption[locale] ?? '' },
    onSaved,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey && canMove ? steps[event.key as keyof typeof steps] : undefined
    if (by === undefined) return
    event.preventDefault()
    onStep(place, by)
  }
  const name = t(nth(place + 1))
  const held = fact?.held === 'not_cleared' ? texts.heldNotCleared : texts.heldNoConsent
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work in every control of the tile
    <div className="gallery-tile" onKeyDown={onKeyDown}>
      <Handle place={place} canMove={canMove} onLift={onLift} />
      <div className="gallery-tile__picture">
        <button
          type="button"
          className="picture-tile__frame gallery-tile__open"
          aria-label={`${t(texts.details)}, ${name}`}
          onClick={() => onOpen(id)}
          onPointerDown={(event) => canMove && onLift(event, place, true)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {/* biome-ignore-start lint/performance/noImgElement: the newsroom's own file, in a size that fits */}
          {fact?.tile ? (
            <img src={fact.tile} alt="" loading="lazy" decoding="async" draggable={false} />
          ) : null}
          {/* biome-ignore-end lint/performance/noImgElement: the newsroom's own file, in a size that fits */}
        </button>
        <p className="gallery-tile__marks">
          {isCover ? <span className="nr-chip gallery-tile__cover">{t(texts.cover)}</span> : null}
          {fact?.held ? (
            <span className="nr-chip nr-chip--error">
              {t(texts.held)}
              <span className="nr-hidden">: {t(held)}</span>
            </span>
          ) : null}
        </p>
      </div>
      {isDisabled ? null : (
        <button
          type="button"
          className="picture-button picture-button--remove"
          aria-label={`${t(texts.remove)}, ${name}`}
          onClick={() => onRemove(id)}
        >
          <PictureIcon name="cross" />
        </button>
      )}
      {canMove ? (
        <div className="gallery-tile__steps">
          <button type="button" aria-label={`${t(texts.earlier)}, ${name}`} onClick={() => onStep(place, -1)}>
            <PictureIcon name="earlier" />
          </button>
          <button type="button" aria-label={`${t(texts.later)}, ${name}`} onClick={() => onStep(place, 1)}>
            <PictureIcon name="later" />
          </button>
        </div>
      ) : null}
      {fact === null ? (
        <Gone id={id} onRemove={onRemove} />
      ) : (
        <PictureTexts
          of={name}
          fields={[...fields]}
          text={text}
          other={{
            language: other,
            text: (field) => fact?.[field === 'alt' ? 'alt' : 'caption'][other] ?? '',
          }}
          state={state}
          isDisabled={isDisabled || !fact}
          onChange={change}
          onLeave={flush}
        />
      )}
    </div>
  )
})
