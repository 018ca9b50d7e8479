export const homeKinds = ['slider', 'highlight'] as const
export type HomeKind = (typeof homeKinds)[number]

/** How many of each the home page shows; apps/site asks for as many. */
export const shownAtHome: Record<HomeKind, number> = { slider: 2, highlight: 2 }

/** Those behind them can be brought forward: the list of news leads with as many slides. */
export const mostOrdered = 5

export type HomeItem = {
  id: number
  title: string
  /** Whether an English version stands there too. */
  english: boolean
  publishDate: string
  /** A file of media. */
  picture: string | null
}
export type Home = Record<HomeKind, HomeItem[]>
