import { languageOfPath, shellPath } from '@palank/routes'
import { createContext, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import type { PageShell } from './shell.ts'
import { storedLanguage } from './stored-language.ts'

const StoredShell = createContext<PageShell | undefined>(undefined)
export const StoredShellProvider = StoredShell.Provider

/** Replaces the shell of the page, when there is one. */
export const useStoredShell = (): PageShell | undefined => use(StoredShell)

/**
 * On a page whose address names no language: the shell in the stored language, if the page was rendered in another.
 * The HTML is the same for everyone, so this is fetched by script.
 */
export function useShellOfStoredLanguage(
  rendered: PageShell['language'] | undefined,
  club: ClubLanguages,
): PageShell | undefined {
  const { pathname } = useLocation()
  const [shell, setShell] = useState<PageShell>()
  const hasNoLanguage = languageOfPath(pathname) === undefined
  useEffect(() => {
    const stored = hasNoLanguage ? storedLanguage(club) : undefined
    if (!stored || stored === rendered) return
    const abort = new AbortController()
    fetch(shellPath(stored), { signal: abort.signal })
      .then(async (response) => response.ok && setShell(await response.json()))
      // The page keeps the shell it has.
      .catch(() => undefined)
    return () => abort.abort()
  }, [hasNoLanguage, rendered, club])
  return hasNoLanguage && shell?.language !== rendered ? shell : undefined
}
