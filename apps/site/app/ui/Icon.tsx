const shapes = {
  down: <path d="m5 9 7 7 7-7" />,
  left: <path d="M20 12H5M11 6l-6 6 6 6" />,
  right: <path d="M4 12h15M13 6l6 6-6 6" />,
  forward: <path d="m9 5 7 7-7 7" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5 21 21" />
    </>
  ),
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="M5 5l14 14M19 5 5 19" />,
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M7 4v16l14-8z" fill="currentColor" stroke="none" />,
  place: (
    <>
      <path d="M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12z" />
      <circle cx="12" cy="9" r="2.5" />
    </>
  ),
  gallery: (
    <>
      <path d="M3 7h5l2-3h4l2 3h5v13H3z" />
      <circle cx="12" cy="13" r="4" />
    </>
  ),
  news: <path d="M4 5h16v14H4zM8 9h8M8 13h8" />,
  share: <path d="M12 15V4M7 8l5-5 5 5M5 13v8h14v-8" />,
  mail: <path d="M3 6h18v13H3zM3 7l9 7 9-7" />,
  link: <path d="M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2" />,
  document: <path d="M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6" />,
  calendar: <path d="M4 6h16v15H4zM4 11h16M8 3v5M16 3v5" />,
  warning: <path d="M12 3 2 21h20zM12 10v5M12 18v.5" />,
  tick: <path d="m5 12 5 5 9-11" />,
  external: <path d="M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9" />,
}

export type IconName = keyof typeof shapes

/** Decorative; the text beside it or the control's name says what it means. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={`i ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
    {shapes[name]}
  </svg>
)
