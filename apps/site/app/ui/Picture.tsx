import type { ImgHTMLAttributes } from 'react'
import type { DrawnCoverView } from '~/model/drawn-cover.ts'
import type { PictureView } from '~/model/picture.ts'
import { useBrand } from '../brand/BrandContext.tsx'
import { DrawnCover } from './DrawnCover.tsx'
import styles from './Picture.module.css'

type Props = {
  picture: PictureView | null
  /** Drawn in place of a missing picture, else the crest alone. */
  drawn?: DrawnCoverView | null | undefined
  /** The img element's `sizes`. */
  sizes: string
  /** For the first picture of a page; others load lazily. */
  eager?: boolean
  /** Replaces the picture's own; empty where a title beside it says the same. */
  alt?: string
  className?: string
}

const fileName = /\.[a-z\d]{2,5}$/i

/** The title, unless it repeats the alternative text or is a file name. */
const titleOf = (alt: string, { coverImageTitle: title }: PictureView): string | undefined =>
  alt && title && title !== alt && !fileName.test(title) ? title : undefined

/** A picture in a frame of fixed shape; the club's crest where it is missing. If it fails: picture-fallback.ts. */
export function Picture({ picture, drawn, sizes, eager = false, alt, className }: Props) {
  const { crest } = useBrand()
  if (!picture && drawn) return <DrawnCover {...drawn} className={className} />
  const frame = `${styles.frame} ${className ?? ''}`
  if (!picture) {
    return (
      <span className={frame} data-fallback="">
        <img src={crest.src} width={crest.width} height={crest.height} alt={alt ?? ''} />
      </span>
    )
  }
  const source = picture.thumbnails.medium ?? picture.coverImage
  const altText = alt ?? picture.coverImageAlt
  const load: ImgHTMLAttributes<HTMLImageElement> = eager
    ? { fetchPriority: 'high', loading: 'eager' }
    : { loading: 'lazy', decoding: 'async' }
  const image = (
    <img
      {...load}
      // picture-fallback.ts may have changed these elements before hydration.
      suppressHydrationWarning
      src={source}
      srcSet={picture.srcSet || undefined}
      sizes={picture.srcSet ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={altText}
      title={titleOf(altText, picture)}
      style={{ objectPosition: picture.focus }}
    />
  )
  return (
    // With the key another picture gets a frame of its own, not one with the crest of a picture that failed.
    <span key={source} className={frame} data-picture="" suppressHydrationWarning>
      {picture.avif ? (
        <picture>
          <source type="image/avif" srcSet={picture.avif} sizes={sizes} suppressHydrationWarning />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}
