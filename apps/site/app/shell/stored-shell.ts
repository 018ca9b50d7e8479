import { languageOfPath, shellPath } from '@palank/routes'
import { createContext, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import type { ShellView } from './shell.ts'
import { storedLanguage } from './stored-language.ts'

const StoredShell = createContext<ShellView | undefined>(undefined)
export const StoredShellProvider = StoredShell.Provider

/** What takes the place of the shell that came with the page, where there is something. */
export const useStoredShell = (): ShellView | undefined => use(StoredShell)

/**
 * On a page whose address has no language: the shell of the language kept here, where the page came in another. The
 * page's HTML is the same for everyone, so this is fetched once script runs.
 */
export function useShellOfStoredLanguage(
  drawn: ShellView['language'] | undefined,
  club: ClubLanguages,
): ShellView | undefined {
  const { pathname } = useLocation()
  const [shell, setShell] = useState<ShellView>()
  const hasNoLanguage = languageOfPath(pathname) === undefined
  useEffect(() => {
    const stored = hasNoLanguage ? storedLanguage(club) : undefined
    if (!stored || stored === drawn) return
    const left = new AbortController()
    fetch(shellPath(stored), { signal: left.signal })
      .then(async (answer) => answer.ok && setShell(await answer.json()))
      // The page stays as it came.
      .catch(() => undefined)
    return () => left.abort()
  }, [hasNoLanguage, drawn, club])
  return hasNoLanguage && shell?.language !== drawn ? shell : undefined
}
