import { defaultTeamLogo } from '~/brand/default-team-logo.ts'

type Props = { src: string; width: number; height: number; className?: string | undefined }

/** A crest beside the team's name; picture-fallback.ts shows the default crest where it fails to load. */
export const TeamLogo = ({ src, width, height, className }: Props) => (
  <img
    key={src}
    src={src}
    width={width}
    height={height}
    alt=""
    loading="lazy"
    decoding="async"
    className={className}
    data-default={defaultTeamLogo}
  />
)
