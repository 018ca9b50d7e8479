'use client'
import { createContext, type ReactNode, use } from 'react'
import type { RowFacts } from '../../lists/row-facts.ts'

/** The time is the server's, so that both render the same words. */
type Page = { facts: Record<number, RowFacts>; now: number }

const PageContext = createContext<Page | null>(null)

export function RowFactsProvider({ facts, now, children }: Page & { children: ReactNode }) {
  return <PageContext value={{ facts, now }}>{children}</PageContext>
}

/** What the page of the list knows of a row; null in a table that is not one of our lists. */
export function useRowFacts(id: number | string): (RowFacts & { now: number }) | null {
  const page = use(PageContext)
  const facts = page?.facts[Number(id)]
  return page && facts ? { ...facts, now: page.now } : null
}

/** When the page of the list was made; null elsewhere. */
export const useListTime = (): number | null => use(PageContext)?.now ?? null
