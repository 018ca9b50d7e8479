const paths = {
  plus: 'M12 4v16M4 12h16',
  cross: 'm5 5 14 14M19 5 5 19',
  warning: 'M12 3 2 21h20zM12 10v5M12 18v.5',
  eye: 'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z',
  earlier: 'M20 12H5M11 5l-7 7 7 7',
  later: 'M4 12h15M13 5l7 7-7 7',
  folder: 'M3 6h7l2 3h9v11H3z',
  search: 'm20 20-4.5-4.5',
  table: 'M4 5h16v14H4zM4 10h16M4 15h16M10 10v9',
  link: 'M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2',
}

export type PictureIconName = keyof typeof paths

export function PictureIcon({ name }: { name: PictureIconName }) {
  return (
    <svg className="nr-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
      {name === 'eye' ? <circle cx="12" cy="12" r="3" /> : null}
      {name === 'search' ? <circle cx="10.5" cy="10.5" r="6.5" /> : null}
    </svg>
  )
}
