import { useEffect } from 'react'
import { keepAwake } from '../../courtside-screen/keep-awake.ts'

/** The screen stays awake. */
export function useWakeLock(): void {
  useEffect(() => keepAwake(document, () => navigator.wakeLock?.request('screen')), [])
}
