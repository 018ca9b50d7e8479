import { useEffect, useRef, useState } from 'react'
import { defaultTeamLogo } from '~/brand/brands.ts'

type Props = { src: string; width: number; height: number; className?: string | undefined }

/** A crest beside the team's name; the default crest where it fails to load. */
export function TeamLogo({ src, width, height, className }: Props) {
  const [failed, setFailed] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  // It may have failed before hydration.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(src)
  }, [src])
  return (
    <img
      ref={image}
      src={failed === src ? defaultTeamLogo : src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setFailed(src)}
    />
  )
}
