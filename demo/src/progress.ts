export type Output = { isTTY?: boolean; write: (text: string) => unknown }

/** A bar on a terminal, else a line per 10 %. */
export function progressOn(output: Output, total: number): () => void {
  let done = 0
  let tenth = 0
  return () => {
    done += 1
    const share = Math.min(1, done / total)
    if (output.isTTY) {
      const full = Math.round(share * 30)
      const bar = '█'.repeat(full) + '░'.repeat(30 - full)
      output.write(`\rdemo ${bar} ${Math.round(share * 100)} %${share === 1 ? '\n' : ''}`)
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10)
      output.write(`demo: ${tenth * 10} %\n`)
    }
  }
}
