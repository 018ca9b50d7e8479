import type { ReactNode } from 'react'

type Props = { className?: string | undefined }
type LinesProps = Props & { viewBox: string; crop: string; children: ReactNode }

const Lines = ({ className, viewBox, crop, children }: LinesProps) => (
  <svg className={`court ${className ?? ''}`} viewBox={viewBox} preserveAspectRatio={crop} aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="3">
      {children}
    </g>
  </svg>
)

/** The lines of the court, an ornament behind dark and coloured blocks. */
export const Court = ({ className }: Props) => (
  <Lines className={className} viewBox="0 0 1440 600" crop="xMaxYMid slice">
    <path d="M1440 40H1290A470 470 0 0 0 1290 560H1440M1440 190H1180V410H1440" />
    <circle cx="1180" cy="300" r="110" />
    <circle cx="1180" cy="300" r="4" />
  </Lines>
)

/** The lines of one half, seen from the middle: for tiles. */
export const HalfCourtLines = ({ className }: Props) => (
  <Lines className={className} viewBox="0 0 400 400" crop="xMidYMin slice">
    <path d="M40 -4V70A168 168 0 0 0 360 70V-4M130 -4V150H270V-4" />
    <circle cx="200" cy="150" r="70" />
  </Lines>
)
