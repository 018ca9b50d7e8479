const paths = {
  tick: 'm5 12 5 5 9-11',
  plus: 'M12 4v16M4 12h16',
  warning: 'M12 3 2 21h20zM12 10v5M12 18v.5',
}

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/** The lines of a court behind a dark ground. */
export function Court() {
  return (
    <svg className="court" viewBox="0 0 400 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M40 -4V70A168 168 0 0 0 360 70V-4M130 -4V150H270V-4" />
        <circle cx="200" cy="150" r="70" />
      </g>
    </svg>
  )
}

export function Ball() {
  return (
    <svg className="ball" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="var(--c-accent)" />
      <path
        d="M0 12h24M12 0v24M4 3c5 5 5 13 0 18M20 3c-5 5-5 13 0 18"
        fill="none"
        stroke="var(--c-on-accent)"
        strokeWidth="1.4"
      />
    </svg>
  )
}
