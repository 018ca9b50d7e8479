import { isMissing } from './api-error.ts'
import { callLog } from './calls.server.ts'

/** What the page can do without: when it does not come, that is logged and the fallback stands. */
export async function optional<Value, Fallback>(
  name: string,
  asked: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await asked
  } catch (error) {
    const about = { call: name, err: String(error) }
    if (isMissing(error)) callLog().warn(about, 'not there, left out of the page')
    else callLog().error(about, 'left out of the page')
    return fallback
  }
}
