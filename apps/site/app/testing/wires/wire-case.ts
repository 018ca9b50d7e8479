import type { Language } from '@palank/routes'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { pageMeta } from '~/shell/page-meta.ts'

export const origin = 'https://klub.example'
export const logo = { src: '/crest.svg', width: 1, height: 1 }
export const image = { ...logo, alt: 'Klub' }

/** What is drawn for the page, and what is written besides: JSON-LD, feeds, sitemaps, metadata. */
type Drawn = { page: ReactNode; written?: unknown }

export type WireCase = {
  name: string
  /** The exported functions that it goes through. */
  through: string[]
  schema: z.ZodType
  valid: unknown
  /** How many wires one page holds; those of a list stand in it together. */
  together: number
  draw: (wires: never[], language: Language) => Drawn
}

export const meta = (language: Language, title: string, description: string) =>
  pageMeta(
    { club: 'Klub', origin, title: null, description: null, ogTitle: null, ogDescription: null, image },
    { language, title, description, paths: { [language]: '/x' } },
  )
