import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The time, for what changes by itself; null on the server, whose clock could cause a hydration mismatch. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
