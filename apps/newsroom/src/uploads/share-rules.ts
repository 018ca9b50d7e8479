import { shareSize } from '@palank/page-texts/sent-texts'

/** Percent from left and top. */
export type Focal = { x: number; y: number }
type Size = { width: number; height: number }

/** A smaller picture would be blurred by the enlargement. */
const minSize = { width: shareSize.width / 2, height: shareSize.height / 2 }

/** Nothing of a small picture, a tall one whole in a frame, of the others what is around the focal point. */
export function shareKind({ width, height }: Size): 'none' | 'frame' | 'cut' {
  if (width < minSize.width || height < minSize.height) return 'none'
  return height > width ? 'frame' : 'cut'
}

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** Covers the shared size, as much as possible of it around the focal point. */
export function shareCut({ width, height }: Size, { x, y }: Focal) {
  const scale = Math.max(shareSize.width / width, shareSize.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  const start = (percent: number, length: number, shown: number) =>
    between(0, Math.round((percent / 100) * length - shown / 2), length - shown)
  return {
    wide,
    high,
    left: start(x, wide, shareSize.width),
    top: start(y, high, shareSize.height),
  }
}

/** The same as a CSS object-position. */
export function sharePosition(size: Size, focal: Focal): string {
  const { wide, high, left, top } = shareCut(size, focal)
  const percent = (start: number, spare: number) => (spare > 0 ? Math.round((100 * start) / spare) : 50)
  return `${percent(left, wide - shareSize.width)}% ${percent(top, high - shareSize.height)}%`
}
