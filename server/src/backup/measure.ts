export const secondsOf = (started: number): number => Math.round((Date.now() - started) / 100) / 10

export type Step = { name: string; seconds: number }
export type Say = (line: string) => void

/** Says each step with its seconds. */
export function createSteps(say: Say) {
  const steps: Step[] = []
  const step = async <Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> => {
    const started = Date.now()
    const result = await work()
    steps.push({ name, seconds: secondsOf(started) })
    say(`${secondsOf(started).toFixed(1).padStart(6)} s  ${name}`)
    return result
  }
  return { steps, step }
}
