import { dropMalformed } from '@palank/contract/drop-malformed'
import { type Language, languages } from '@palank/routes'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { pageMeta } from '~/shell/page-meta.ts'

export const origin = 'https://klub.example'
export const logo = { src: '/crest.svg', width: 1, height: 1 }
export const image = { ...logo, alt: 'Klub' }

/** The page, and other output: JSON-LD, feeds, sitemaps, metadata. */
type Drawn = { page: ReactNode; written?: unknown }

type Case<Wire> = {
  name: string
  /** The exported functions that it covers. */
  through: string[]
  schema: z.ZodType<Wire>
  valid: unknown
  /** How many wires one page shows: many for a list, else one. */
  together: number
  /** Gets the wires that pass the check; nothing is drawn when none does. */
  draw: (wires: [Wire, ...Wire[]], language: Language) => Drawn
}

export type WireCase = Omit<Case<unknown>, 'draw'> & {
  draw: (answers: unknown[], language: Language) => Drawn
}

/** Checks responses as the api client does. */
export const wireCase = <Wire>({ draw, ...rest }: Case<Wire>): WireCase => ({
  ...rest,
  draw: (answers, language) => {
    const [first, ...others] = dropMalformed(z.array(rest.schema), answers).value
    return first === undefined ? { page: null } : draw([first, ...others], language)
  },
})

export const meta = (language: Language, title: string, description: string) =>
  pageMeta(
    {
      club: 'Klub',
      origin,
      languages,
      title: null,
      description: null,
      ogTitle: null,
      ogDescription: null,
      image,
    },
    { language, title, description, paths: { [language]: '/x' } },
  )
