/** The lines of the court, an ornament behind dark and coloured blocks. */
export const Court = ({ className }: { className?: string }) => (
  <svg
    className={`court ${className ?? ''}`}
    viewBox="0 0 1440 600"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M1440 40H1290A470 470 0 0 0 1290 560H1440M1440 190H1180V410H1440" />
      <circle cx="1180" cy="300" r="110" />
      <circle cx="1180" cy="300" r="4" />
    </g>
  </svg>
)
