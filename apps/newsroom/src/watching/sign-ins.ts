import { counter } from '@palank/telemetry/metrics'

/** `refused`: not looked at, since too many failed before from the same address. */
export const signIns = counter({
  name: 'palank_sign_ins_total',
  help: 'Tries to sign in to the newsroom',
  labelNames: ['outcome'],
})
for (const outcome of ['succeeded', 'failed', 'refused']) signIns.inc({ outcome }, 0)
