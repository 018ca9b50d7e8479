export const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A crest as a picture, in which no script runs; the name of the club stands beside it. */
export function CrestImage({ src, className }: { src: string; className?: string }) {
  // biome-ignore lint/performance/noImgElement: it is in the address already, there is nothing to optimise
  return <img className={className} src={src} alt="" />
}
