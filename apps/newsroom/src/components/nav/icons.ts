/** Drawn with lines in a square of 24. */
export const icons = {
  home: 'M3 11 12 4l9 7M6 9.500V20h12V9.500',
  article: 'M4 5h16v14H4zM8 9h8M8 13h8',
  gallery: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  video: 'M3 6h12v12H3zM15 10l6-3v10l-6-3',
  page: 'M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6',
  picture: 'M3 4h18v16H3zM3 16l5-5 5 5 3-3 5 5M17.500 8.500a1.500 1.500 0 1 1-3 0a1.500 1.500 0 0 1 3 0',
  clock: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l4 2',
  ball: 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M3 12h18M12 3v18M5.500 5.500c4 4 4 9 0 13M18.500 5.500c-4 4-4 9 0 13',
  people:
    'M13 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M2 21c0-4 3-7 7-7s7 3 7 7M16 4.500a4 4 0 0 1 0 7M18 14.500c2.500.8 4 3 4 6.500',
  player: 'M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M5 21c0-4 3-7 7-7s7 3 7 7',
  table: 'M3 5h18v14H3zM3 10h18M9 10v9',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  list: 'M9 6h12M9 12h12M9 18h12M4 6v.1M4 12v.1M4 18v.1',
  link: 'M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2',
  banner: 'M3 6h18v9H3zM8 19h8M12 15v4',
  settings:
    'M15.500 12a3.500 3.500 0 1 1-7 0a3.500 3.500 0 0 1 7 0M12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4M5.300 5.300l2.800 2.800M15.900 15.900l2.800 2.800M18.700 5.300l-2.800 2.800M8.100 15.900l-2.800 2.800',
  letter: 'M3 6h18v13H3zM3 7l9 7 9-7',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  lock: 'M5 10h14v11H5zM8 10V7a4 4 0 0 1 8 0v3',
  log: 'M5 4v16M5 6h14M5 12h10M5 18h12',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  more: 'm6 9 6 6 6-6',
  outside: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9',
  leave: 'M10 4H4v16h6M15 8l4 4-4 4M19 12H9',
} as const

export type IconName = keyof typeof icons
