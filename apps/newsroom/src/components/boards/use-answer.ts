import { useEffect, useState } from 'react'

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { signal })
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}

/** Asks again when the address or the version changes; undefined until the answer is there. */
export function useAnswer<Answer>(address: string | undefined, version = ''): Answer | undefined {
  const [answer, setAnswer] = useState<{ address: string; value: Answer | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may change the answer
  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    void ask<Answer>(address, abort.signal).then(
      (value) => abort.signal.aborted || setAnswer({ address, value }),
    )
    return () => abort.abort()
  }, [address, version])
  return answer?.address === address ? answer?.value : undefined
}
