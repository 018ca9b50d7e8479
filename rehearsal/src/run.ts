import { rehearseAlerts } from './alerts.ts'
import { Machine } from './machine.ts'
import { type Order, rehearse } from './rehearse.ts'
import { errorsOf, hasPassed, type Row, tableOf, writeReport } from './table.ts'

// The rehearsal itself, in the network of its machine; started by rehearsal.ts.
const order = JSON.parse(process.argv[2] ?? '{}') as Order
const began = performance.now()
const rows: Row[] = []
const machine = await Machine.unpack(order.tar, order.name)
const stop = async () => {
  await machine.powerOff()
  if (order.keep) console.log(`rehearsal: the machine is kept in ${machine.folder}`)
  else machine.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(130)))

const say = (row: Row) => {
  rows.push(row)
  console.log(`rehearsal: ${row.step}: ${row.seconds?.toFixed(1) ?? '–'} s${hasPassed(row) ? '' : ' FAILED'}`)
}
try {
  if (order.alerts) await rehearseAlerts(machine, order, say)
  else await rehearse(machine, order, say)
} catch (error) {
  say({
    step: 'the rehearsal itself',
    checks: [{ what: error instanceof Error ? error.message : String(error), ok: false }],
  })
} finally {
  await stop()
}
console.log(`\n${tableOf(rows)}`)
for (const line of rows.flatMap(errorsOf)) console.log(`- ${line}`)
const failed = rows.filter((row) => !hasPassed(row)).length
if (order.report) writeReport(order.report, rows)
console.log(
  `\nrehearsal: ${rows.length - failed} passed, ${failed} failed, ${((performance.now() - began) / 1000).toFixed(0)} s`,
)
process.exit(failed > 0 ? 1 : 0)
