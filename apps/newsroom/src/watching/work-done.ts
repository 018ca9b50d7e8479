import { counter } from '@palank/telemetry/metrics'

/** What the worker has done. */
export const workDone = counter({
  name: 'palank_work_total',
  help: 'Letters, purges and pictures that the worker was done with',
  labelNames: ['queue', 'outcome'],
})
for (const queue of ['letters', 'purges', 'pictures'])
  for (const outcome of ['succeeded', 'failed']) workDone.inc({ queue, outcome }, 0)
