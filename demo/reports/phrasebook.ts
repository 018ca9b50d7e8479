import type { Bilingual } from '../src/types.ts'
import type { FactData, FactKind } from './facts.ts'
import { closings as enClosings } from './phrases/en/closings.ts'
import { context as enContext } from './phrases/en/context.ts'
import { anchors as enAnchors, leads as enLeads } from './phrases/en/leads.ts'
import { men as enMen } from './phrases/en/men.ts'
import { openers as enOpeners } from './phrases/en/openers.ts'
import { previewFacts as enPreviewFacts } from './phrases/en/preview-facts.ts'
import { previewHeads as enPreviewHeads } from './phrases/en/preview-heads.ts'
import { quarters as enQuarters } from './phrases/en/quarters.ts'
import { roundUps as enRoundUps } from './phrases/en/round-ups.ts'
import { teamPlay as enTeamPlay } from './phrases/en/team-play.ts'
import { titles as enTitles } from './phrases/en/titles.ts'
import { views as enViews } from './phrases/en/views.ts'
import { closings as huClosings } from './phrases/hu/closings.ts'
import { context as huContext } from './phrases/hu/context.ts'
import { type AnchorKind, anchors as huAnchors, leads as huLeads, type LeadKind } from './phrases/hu/leads.ts'
import { men as huMen } from './phrases/hu/men.ts'
import { openers as huOpeners } from './phrases/hu/openers.ts'
import { previewFacts as huPreviewFacts } from './phrases/hu/preview-facts.ts'
import { previewHeads as huPreviewHeads } from './phrases/hu/preview-heads.ts'
import { quarters as huQuarters, type QuarterKind } from './phrases/hu/quarters.ts'
import { roundUps as huRoundUps } from './phrases/hu/round-ups.ts'
import { teamPlay as huTeamPlay } from './phrases/hu/team-play.ts'
import { titles as huTitles } from './phrases/hu/titles.ts'
import { views as huViews } from './phrases/hu/views.ts'
import type { PreviewData, PreviewHead, PreviewKind } from './preview-facts.ts'
import type { RoundUpData } from './round-up-facts.ts'
import type { GameKind } from './story.ts'
import type { Language } from './types.ts'
import type { EnMatch, EnSetting, HuMatch, HuSetting } from './voice.ts'

/** An empty sentence means that the phrase does not fit. */
type Pattern = (...about: never[]) => string
type Tables = Record<string, readonly Pattern[]>

const named = (prefix: string, tables: Tables): Tables =>
  Object.fromEntries(Object.entries(tables).map(([kind, patterns]) => [`${prefix}${kind}`, patterns]))

/** Both languages have the same number of phrases in the same order, so that one index picks the pair. */
export const phrasebook: Record<Language, Tables> = {
  hu: {
    ...named('title/', huTitles),
    ...named('opener/', huOpeners),
    ...huViews,
    ...huLeads,
    ...huAnchors,
    ...huQuarters,
    ...huMen,
    ...huTeamPlay,
    ...huContext,
    ...huClosings,
    ...huPreviewHeads,
    ...huPreviewFacts,
    ...huRoundUps,
  },
  en: {
    ...named('title/', enTitles),
    ...named('opener/', enOpeners),
    ...enViews,
    ...enLeads,
    ...enAnchors,
    ...enQuarters,
    ...enMen,
    ...enTeamPlay,
    ...enContext,
    ...enClosings,
    ...enPreviewHeads,
    ...enPreviewFacts,
    ...enRoundUps,
  },
}

export type Words<Hu, En> = { hu: Hu; en: En }
export type MatchWords = Words<HuMatch, EnMatch>
export type SettingWords = Words<HuSetting, EnSetting>

/** Phrases that fit any finished match. */
export type MatchPhrase =
  | `title/${GameKind}`
  | `opener/${GameKind}`
  | ('view-won' | 'view-lost' | LeadKind | AnchorKind | QuarterKind)

/** Something to say; each phrase is built on demand. */
export type Saying = { kind: string; ways: number; way: (index: number) => Bilingual }

function saying(kind: string, hu: unknown[], en: unknown[]): Saying {
  const tables = { hu: phrasebook.hu[kind] ?? [], en: phrasebook.en[kind] ?? [] }
  const tell = (language: Language, index: number, about: unknown[]) =>
    tables[language][index]?.(...(about as never[])) ?? ''
  return {
    kind,
    ways: tables.hu.length,
    way: (index) => ({ hu: tell('hu', index, hu), en: tell('en', index, en) }),
  }
}

export const ofMatch = (kind: MatchPhrase, { hu, en }: MatchWords): Saying => saying(kind, [hu], [en])

export const ofFact = <K extends FactKind>(kind: K, { hu, en }: MatchWords, data: FactData[K]): Saying =>
  saying(kind, [hu, data], [en, data])

export const ofSetting = (kind: PreviewHead, { hu, en }: SettingWords): Saying => saying(kind, [hu], [en])

export const ofPreview = <K extends PreviewKind>(
  kind: K,
  { hu, en }: SettingWords,
  data: PreviewData[K],
): Saying => saying(kind, [hu, data], [en, data])

export const ofRoundUp = <K extends keyof RoundUpData>(kind: K, data: RoundUpData[K]): Saying =>
  saying(kind, [data], [data])
