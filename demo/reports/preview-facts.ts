import type { Bilingual } from '../src/types.ts'
import type { Man, Pair } from './types.ts'

type Form = { wins: number; games: number; last: Pair & { against: Bilingual } }
type Rate = { who: Man; avg: number }
type Meeting = Pair & { day: string; sameSeason: boolean }

/** Kinds of facts about a coming match. */
export type PreviewData = {
  'form-good': Form
  'form-mixed': Form
  'form-bad': Form
  'rival-form-good': Form
  'rival-form-mixed': Form
  'rival-form-bad': Form
  places: Pair
  'met-won': Meeting
  'met-lost': Meeting
  'watch-points': Rate
  'watch-rebounds': Rate
  'watch-assists': Rate
  'watch-second': Rate
  'watch-rival': Rate
  scoring: { scored: number; conceded: number }
  'rival-scoring': { scored: number; conceded: number }
  'run-won': { n: number }
  'run-lost': { n: number }
  'preview-absent': { who: Man }
  'practical-home': Record<string, never>
  'practical-away': Record<string, never>
  'practical-youth': Record<string, never>
}

export type PreviewKind = keyof PreviewData

export const previewHeads = [
  'preview-title-home',
  'preview-title-away',
  'preview-title-cup',
  'preview-home',
  'preview-away',
  'preview-cup',
  'preview-lead',
  'preview-anchor',
] as const
export type PreviewHead = (typeof previewHeads)[number]
