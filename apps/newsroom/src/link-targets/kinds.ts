import { type Bilingual, bilingual } from '../bilingual.ts'

/** What a text may link to or show: collections whose documents have an address on the site. */
export const targetKinds = [
  'articles',
  'matches',
  'players',
  'competition-teams',
  'galleries',
  'videos',
  'pages',
  'documents',
] as const
export type TargetKind = (typeof targetKinds)[number]

export const kindNames: Record<TargetKind, Bilingual> = {
  articles: bilingual('Hír', 'Article'),
  matches: bilingual('Mérkőzés', 'Match'),
  players: bilingual('Játékos', 'Player'),
  'competition-teams': bilingual('Csapat', 'Team'),
  galleries: bilingual('Galéria', 'Gallery'),
  videos: bilingual('Videó', 'Video'),
  pages: bilingual('Oldal', 'Page'),
  documents: bilingual('Dokumentum', 'Document'),
}

export const isTargetKind = (kind: string): kind is TargetKind =>
  (targetKinds as readonly string[]).includes(kind)

/** A document as the picker shows it. */
export type LinkTarget = {
  kind: TargetKind
  id: number
  title: string
  /** A date, a season or a team, to tell namesakes apart. */
  detail: string | null
  /** Whether visitors see it now. */
  isPublic: boolean
}
