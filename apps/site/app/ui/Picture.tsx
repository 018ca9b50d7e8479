import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import type { PictureView } from '~/model/picture.ts'
import { useBrand } from '../brand/BrandContext.tsx'
import styles from './Picture.module.css'

type Props = {
  picture: PictureView | null
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

/** A picture in a frame of fixed shape; the club's crest where it is missing or fails to load. */
export function Picture({ picture, sizes, eager = false, alt, className }: Props) {
  const { crest } = useBrand()
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const source = picture?.thumbnails.medium ?? picture?.coverImage
  // It may have failed before hydration.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true)
  }, [])
  if (!picture || failed) {
    return (
      <span className={`${styles.frame} ${styles.fallback} ${className ?? ''}`} data-fallback="">
        <img
          src={crest.src}
          width={crest.width}
          height={crest.height}
          alt={alt ?? picture?.coverImageAlt ?? ''}
        />
      </span>
    )
  }
  const altText = alt ?? picture.coverImageAlt
  const load: ImgHTMLAttributes<HTMLImageElement> = eager
    ? { fetchPriority: 'high', loading: 'eager' }
    : { loading: 'lazy', decoding: 'async' }
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <img
        ref={image}
        {...load}
        src={source}
        srcSet={picture.srcSet || undefined}
        sizes={picture.srcSet ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={altText}
        title={titleOf(altText, picture)}
        style={{ objectPosition: picture.focus }}
        onError={() => setFailed(true)}
      />
    </span>
  )
}
