/** Width of a cell; `beside` is next to the standings, `third` below that. */
export type Span = 'full' | 'beside' | 'half' | 'third'
export type Cell =
  | { kind: 'item'; index: number; span: Span; tall: boolean }
  | { kind: 'links' | 'join'; span: Span }

const cycle = 5
const isFull = (index: number) => index % cycle === 0 || index % cycle === 3

/** Repeats every five items, the 1st and 4th in full width; a half without a pair gets a half-court. */
export function gridOf(count: number, hasAside: boolean): Cell[] {
  const cells: Cell[] = []
  let courts = 0
  for (let index = 0; index < count; index++) {
    const aside = hasAside && index < 3
    const full = isFull(index)
    const span: Span = full ? (aside ? 'beside' : 'full') : aside ? 'third' : 'half'
    cells.push({ kind: 'item', index, span, tall: aside && count === 1 })
    const place = index % cycle
    const alone = place === 4 || (place === 1 && index === count - 1)
    if (alone) cells.push({ kind: courts++ === 0 ? 'links' : 'join', span })
  }
  return cells
}
