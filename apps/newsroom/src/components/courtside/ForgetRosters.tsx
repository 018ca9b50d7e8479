'use client'
import { type ReactNode, useEffect } from 'react'
import { forgetOldMatches } from '../../courtside-screen/indexed-store.ts'

/** Removes old rosters on any page of the newsroom, because courtside may never be opened on this phone again. */
export function ForgetRosters({ children }: { children: ReactNode }) {
  useEffect(() => {
    forgetOldMatches(Date.now(), null).catch(() => undefined)
  }, [])
  return children
}
