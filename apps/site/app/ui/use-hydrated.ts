import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False where the server draws and the script has not come yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
