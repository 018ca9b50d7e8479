const paths = {
  back: 'M20 12H5M11 6l-6 6 6 6',
  down: 'm5 9 7 7 7-7',
  network: 'M2 9c6-5.5 14-5.5 20 0M5.5 13c4-3.5 9-3.5 13 0M9 17c2-1.5 4-1.5 6 0',
  offline:
    'M2 9c2-1.8 4.2-3 6.5-3.6M22 9c-2.6-2.4-5.6-3.7-8.8-4M5.5 13c1-.9 2-1.5 3.2-1.9M9 17c2-1.5 4-1.5 6 0M3 3l18 18',
  log: 'M5 4v16M5 6h14M5 12h10M5 18h12',
  undo: 'M8 5 3 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  close: 'm5 5 14 14M19 5 5 19',
  done: 'm5 12 5 5 9-11',
  warning: 'M12 3 2 21h20zM12 10v5M12 18v.5',
}

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="cs-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

export function Ball() {
  return (
    <svg className="cs-ball" viewBox="0 0 24 24" aria-hidden="true">
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

export function Court() {
  return (
    <svg className="cs-court" viewBox="0 0 400 400" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M40 -4V70A168 168 0 0 0 360 70V-4M130 -4V150H270V-4" />
        <circle cx="200" cy="150" r="70" />
      </g>
    </svg>
  )
}
