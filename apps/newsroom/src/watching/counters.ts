import { counter } from '@palank/telemetry/metrics'

/** `refused`: not looked at, since too many failed before from the same address. */
export const signIns = counter({
  name: 'palank_sign_ins_total',
  help: 'Tries to sign in to the newsroom',
  labelNames: ['outcome'],
})
for (const outcome of ['succeeded', 'failed', 'refused']) signIns.inc({ outcome }, 0)

/** What the worker has done. */
export const workDone = counter({
  name: 'palank_work_total',
  help: 'Letters, purges and pictures that the worker was done with',
  labelNames: ['queue', 'outcome'],
})
for (const queue of ['letters', 'purges', 'pictures'])
  for (const outcome of ['succeeded', 'failed']) workDone.inc({ queue, outcome }, 0)
