import type { CourtsideTeam } from '../../courtside/types.ts'
import { useText } from './context.ts'

export function TeamCrest({ team }: { team: CourtsideTeam }) {
  const { crest } = useText()
  const src = team.crest ?? (team.own ? crest : null)
  if (!src)
    return (
      <span className="cs-crest cs-crest--letter num" aria-hidden="true">
        {team.short_name.slice(0, 1)}
      </span>
    )
  // biome-ignore lint/performance/noImgElement: the newsroom's own file, in a size that fits
  return <img className="cs-crest" src={src} alt="" width={60} height={70} />
}
