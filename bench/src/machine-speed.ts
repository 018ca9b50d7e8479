/** Some of what a page does: text, objects and numbers. */
function workOnce(): number {
  let sum = 0
  for (let round = 0; round < 60; round++) {
    const rows = Array.from({ length: 400 }, (_, id) => ({ id, name: `row ${(id * 7919) % 401}`, round }))
    const text = JSON.stringify(rows.toSorted((a, b) => a.name.localeCompare(b.name)))
    sum += text.length + JSON.parse(text).length
  }
  return sum
}

function cpuOf(work: () => number): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

let fastest = Number.POSITIVE_INFINITY

/**
 * How much CPU time a fixed piece of work takes now, beside the least it ever took here: guests of the same host that
 * this machine does not see, and does not count as load, slow down everything it computes.
 */
export function slowness(): number {
  // The first ones are compiled.
  if (fastest === Number.POSITIVE_INFINITY) for (let round = 0; round < 5; round++) cpuOf(workOnce)
  const cpu = cpuOf(workOnce)
  fastest = Math.min(fastest, cpu)
  return cpu / fastest
}
