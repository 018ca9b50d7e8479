'use client'
import { type ReactNode, useEffect } from 'react'
import { forgetOldMatches } from '../../courtside-screen/indexed-store.ts'

/** Whoever opens the newsroom on a phone that has scored a match may never open courtside on it again. */
export function ForgetRosters({ children }: { children: ReactNode }) {
  useEffect(() => {
    forgetOldMatches(Date.now(), null).catch(() => undefined)
  }, [])
  return children
}
