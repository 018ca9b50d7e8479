import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'
import type { PictureView } from '~/model/picture.ts'
import { useBrand } from '../brand/BrandContext.tsx'
import styles from './Picture.module.css'

type Props = {
  picture: PictureView | null
  /** The width it takes on the screen, as in the img element's `sizes`. */
  sizes: string
  /** The first picture of a page comes at once, every other one when it is near. */
  eager?: boolean
  /** Said instead of the picture's own text; empty where a title beside it says the same. */
  alt?: string
  className?: string
}

const fileName = /\.[a-z\d]{2,5}$/i

/** The picture's title, where it tells more than its text; the name of a file tells nobody anything. */
const titleBeside = (alt: string, { coverImageTitle: title }: PictureView): string | undefined =>
  alt && title && title !== alt && !fileName.test(title) ? title : undefined

/** A picture in a frame that keeps its place; one that is missing or fails becomes the club's crest. */
export function Picture({ picture, sizes, eager = false, alt, className }: Props) {
  const { crest } = useBrand()
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const source = picture?.thumbnails.medium ?? picture?.coverImage
  // It may have failed before the script was there to hear it.
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
  const said = alt ?? picture.coverImageAlt
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
        alt={said}
        title={titleBeside(said, picture)}
        style={{ objectPosition: picture.focus }}
        onError={() => setFailed(true)}
      />
    </span>
  )
}
