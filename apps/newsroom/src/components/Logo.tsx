/** A backboard with its ring, shown on the log-in screen. */
export function Logo() {
  return (
    <span className="newsroom-logo">
      <Icon />
      Palánk
    </span>
  )
}

export function Icon() {
  return (
    <svg
      className="newsroom-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path strokeWidth="2" d="M2 3h20v13h-6M2 3v13h6M8 8h8v6H8z" />
      <ellipse strokeWidth="2" cx="12" cy="17" rx="5" ry="2" />
      <path strokeWidth="1.5" d="m8 18 2 5m6-5-2 5m-2-4v4" />
    </svg>
  )
}
