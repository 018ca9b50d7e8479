export type Check = {
  name: string
  level: 'ok' | 'warning' | 'error'
  /** What was found, in plain words. */
  says: string
  /** What to do about it. */
  advice?: string
  value?: number
}

/** `read` gives the findings; what breaks on the way is a finding too. */
export async function runChecks(checks: Record<string, () => Promise<Check[]>>): Promise<Check[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, read]) => {
      try {
        return await read()
      } catch (error) {
        const says = `could not be checked: ${error instanceof Error ? error.message : error}`
        return [{ name, level: 'error', says } satisfies Check]
      }
    }),
  )
  return found.flat()
}
