'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { type Home, type HomeItem, type HomeKind, shownAtHome } from '../../today/home-kinds.ts'
import { useText } from '../match-sheet/use-text.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import { OrderList } from './OrderList.tsx'
import { boxText, slideText, texts } from './texts.ts'

type Props = {
  home: Home
  /** How long each has stood there, in words. */
  ages: Record<number, string>
  site: string
}

const pictureOf = (file: string) => `/api/media/file/${encodeURIComponent(file)}`

type TileProps = { item: HomeItem; kind: HomeKind; place: number; age: string }

function Tile({ item, kind, place, age }: TileProps) {
  const t = useText()
  return (
    <Link
      className="home-now__tile nr-dark"
      data-kind={kind}
      href={`/admin/collections/articles/${item.id}`}
      prefetch={false}
    >
      <span className="home-now__picture">
        {item.picture && (
          // biome-ignore lint/performance/noImgElement: the newsroom's own file, in a size that fits
          <img src={pictureOf(item.picture)} alt="" loading="lazy" />
        )}
      </span>
      {kind === 'slider' && <span className="home-now__place">{t(slideText(place))}</span>}
      <span className="home-now__words">
        <small>
          {kind === 'highlight' && <span>{t(boxText(place))}</span>}
          <span>{age}</span>
          <span>{t(item.english ? texts.bothLanguages : texts.onlyHungarian)}</span>
        </small>
        <span className="nr-display" lang="hu">
          {item.title}
        </span>
      </span>
    </Link>
  )
}

/** A picture of the home page: tap to open, or put it in another order. */
export function HomeNow({ home: first, ages, site }: Props) {
  const t = useText()
  const [home, setHome] = useState(first)
  const [isOrdering, setOrdering] = useState(false)
  const tiles = (kind: HomeKind) =>
    home[kind]
      .slice(0, shownAtHome[kind])
      .map((item, index) => (
        <Tile key={item.id} item={item} kind={kind} place={index + 1} age={ages[item.id] ?? ''} />
      ))
  const isEmpty = home.slider.length + home.highlight.length === 0
  const canOrder = home.slider.length > 1 || home.highlight.length > 1
  const setOrder = (kind: HomeKind) => (items: HomeItem[]) =>
    setHome((before) => ({ ...before, [kind]: items }))
  return (
    <>
      <div className="nr-sheet__head">
        <h2>{t(texts.home)}</h2>
        {canOrder && (
          <button
            type="button"
            className="nr-link"
            aria-expanded={isOrdering}
            aria-controls="today-order"
            onClick={() => setOrdering(!isOrdering)}
          >
            <LineIcon name={isOrdering ? 'check' : 'swap'} />
            {t(isOrdering ? texts.orderDone : texts.order)}
          </button>
        )}
        <a className="nr-link" href={site} target="_blank" rel="noreferrer">
          <LineIcon name="outside" />
          {t(texts.seeIt)}
        </a>
      </div>
      {isEmpty && (
        <div className="nr-empty">
          <p>{t(texts.homeEmpty)}</p>
          <Link className="nr-button" href="/admin/collections/articles" prefetch={false}>
            {t(texts.toArticles)}
          </Link>
        </div>
      )}
      <div id="today-order">
        {isOrdering && (
          <div className="home-order">
            <p>{t(texts.orderHint)}</p>
            <OrderList
              kind="slider"
              name={t(texts.slides)}
              items={home.slider}
              onOrder={setOrder('slider')}
            />
            <OrderList
              kind="highlight"
              name={t(texts.boxes)}
              items={home.highlight}
              onOrder={setOrder('highlight')}
            />
          </div>
        )}
      </div>
      {!isOrdering && !isEmpty && (
        <div className="home-now">
          {tiles('slider')}
          {tiles('highlight')}
        </div>
      )}
    </>
  )
}
