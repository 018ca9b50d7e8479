import { type ReactNode, useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { Kept } from '~/model/kept.ts'
import type { MediaItem } from '~/model/media.ts'
import { NoNews } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { type Cell, gridOf, type Span } from './grid-layout.ts'
import { JoinCourt, LinksCourt } from './HalfCourt.tsx'
import styles from './MediaGrid.module.css'

/** On a phone a full tile is upright and crops its picture. */
const sizes: Record<Span, string> = {
  full: '(min-width: 1440px) 1312px, (min-width: 640px) 91vw, 130vw',
  beside: '(min-width: 1440px) 868px, (min-width: 1024px) 60vw, (min-width: 640px) 91vw, 130vw',
  half: '(min-width: 1440px) 646px, (min-width: 640px) 45vw, 92vw',
  third: '(min-width: 1440px) 424px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw',
}

function GridCell({ cell, items }: { cell: Cell; items: MediaItem[] }) {
  const className = styles[cell.span]
  if (cell.kind !== 'item') {
    return cell.kind === 'links' ? <LinksCourt className={className} /> : <JoinCourt className={className} />
  }
  const item = items[cell.index]
  if (!item) return null
  const full = cell.span === 'full' || cell.span === 'beside'
  return (
    <MediaTile
      item={item}
      full={full}
      sizes={sizes[cell.span]}
      className={`${className} ${cell.tall ? styles.tall : ''}`}
    />
  )
}

function GridCells({ items, hasAside }: { items: MediaItem[]; hasAside: boolean }) {
  const cells = gridOf(items.length, hasAside)
  return (
    <>
      {cells.map((cell, place) => (
        <GridCell
          key={cell.kind === 'item' ? items[cell.index]?.key : `${cell.kind}-${place}`}
          cell={cell}
          items={items}
        />
      ))}
      {items.length === 0 && (
        <NoNews className={hasAside ? `${styles.beside} ${styles.tall}` : styles.full} />
      )}
    </>
  )
}

type Props = {
  stories: Kept<MediaItem[]>
  /** The standings, beside the first three items on wide screens. */
  aside?: ReactNode
}

/** Stories of every kind in a grid that repeats every five. */
export function MediaGrid({ stories, aside }: Props) {
  const text = useText()
  const heading = useId()
  const hasAside = Boolean(aside)
  return (
    <section className={`sec below-fold ${styles.section}`} aria-labelledby={heading}>
      <div className={`wrap ${styles.grid}`}>
        {hasAside && <div className={styles.aside}>{aside}</div>}
        <h2 id={heading} className="vh">
          {text('home.news')}
        </h2>
        <KeptHtml of={stories}>{(items) => <GridCells items={items} hasAside={hasAside} />}</KeptHtml>
      </div>
    </section>
  )
}
