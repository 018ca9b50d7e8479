type Task = () => Promise<unknown>

/** Runs so many at once, in the order they came; one that fails holds up none of the others. */
export function createQueue(atOnce: number) {
  const waiting: { key: string; task: Task }[] = []
  let running = 0
  const next = () => {
    while (running < atOnce) {
      const first = waiting.shift()
      if (!first) return
      running++
      void Promise.resolve()
        .then(first.task)
        .catch(() => undefined)
        .finally(() => {
          running--
          next()
        })
    }
  }
  return {
    add(key: string, task: Task): void {
      waiting.push({ key, task })
      next()
    },
    /** Whether it had not begun yet. */
    remove(key: string): boolean {
      const index = waiting.findIndex((one) => one.key === key)
      if (index < 0) return false
      waiting.splice(index, 1)
      return true
    },
  }
}
