import { useState } from 'react'

/** Whether a button was pressed and the log has not yet what it enters: a second tap would enter it twice. */
export function useOnePress(logged: number): { isPressed: boolean; press: () => void } {
  const [pressedAt, setPressedAt] = useState(-1)
  return { isPressed: pressedAt === logged, press: () => setPressedAt(logged) }
}
