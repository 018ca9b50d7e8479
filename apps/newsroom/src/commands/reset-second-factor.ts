import type { Payload } from 'payload'
import { sendAccountNotice } from '../account/notice.ts'
import { removeSecondFactor } from '../second-factor/store.ts'
import { endSessions } from '../sessions/sessions.ts'

/** For somebody who has lost the phone and the recovery codes. Whoever runs it has made sure who is asking. */
export async function resetSecondFactor(payload: Payload, email: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    limit: 1,
    depth: 0,
  })
  const user = docs[0]
  if (!user) throw new Error(`nobody has an account with the address ${email}`)
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  const req = { payload, ...(transactionID ? { transactionID } : {}) }
  if (!(await removeSecondFactor(req, user.id, 'reset-second-factor')))
    throw new Error(`${user.email} has no second factor`)
  await endSessions(req, user.id)
  if (transactionID) await payload.db.commitTransaction(transactionID)
  await sendAccountNotice(payload, user, 'secondFactorRemoved')
}

if (import.meta.main) {
  try {
    const [email = '', ...rest] = process.argv.slice(2)
    if (!email.includes('@') || rest.length > 0)
      throw new Error('usage: reset-second-factor somebody@club.example')
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    await resetSecondFactor(await getPayload({ config }), email)
    process.stdout.write(`reset-second-factor: ${email} is signed out and can sign in without a code\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`reset-second-factor: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
