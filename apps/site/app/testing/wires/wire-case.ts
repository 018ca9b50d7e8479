import { dropMalformed } from '@palank/contract/drop-malformed'
import { type Language, languages } from '@palank/routes'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { pageMeta } from '~/shell/page-meta.ts'

export const origin = 'https://klub.example'
export const logo = { src: '/crest.svg', width: 1, height: 1 }
export const image = { ...logo, alt: 'Klub' }

/** What is drawn for the page, and what is written besides: JSON-LD, feeds, sitemaps, metadata. */
type Drawn = { page: ReactNode; written?: unknown }

type Case<Wire> = {
  name: string
  /** The exported functions that it goes through. */
  through: string[]
  schema: z.ZodType<Wire>
  valid: unknown
  /** How many wires one page holds; those of a list stand in it together. */
  together: number
  /** Of what the border lets through; of a single one that it does not, nothing is drawn. */
  draw: (wires: [Wire, ...Wire[]], language: Language) => Drawn
}

export type WireCase = Omit<Case<unknown>, 'draw'> & {
  draw: (answers: unknown[], language: Language) => Drawn
}

/** Answers are checked as the api's client checks them, and typed from there on. */
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
