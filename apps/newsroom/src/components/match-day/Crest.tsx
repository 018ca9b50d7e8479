import type { DayTeam } from '../../match-day/read-match-day.ts'

/** The team's crest; its place stays where there is none, so that names stand under each other. */
export function Crest({ team: { crest }, size }: { team: DayTeam; size: number }) {
  if (!crest)
    return <span className="match-day__crest" style={{ width: size, height: size }} aria-hidden="true" />
  return (
    // biome-ignore lint/performance/noImgElement: the newsroom's own file, in a size that fits
    <img
      className="match-day__crest"
      src={`/api/media/file/${encodeURIComponent(crest)}`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  )
}
