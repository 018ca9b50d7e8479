import type { Payload } from 'payload'
import { secretOf, setSecondFactor } from './store.ts'

/** A second factor with a published secret. In production the newsroom refuses to start while there is one. */
export async function setDemoFactor(payload: Payload, user: number, secret: string): Promise<void> {
  if ((await secretOf({ payload }, user)) === secret) return
  await setSecondFactor({ payload }, { user, secret, counter: 0, isDemo: true })
}
