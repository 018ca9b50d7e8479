import type { Check } from './check.ts'
import { checkOperatorMail } from './operator-mail.ts'

/** What `palank status` shows and `palank watch` looks at each minute: quick, and harmless. */
export const allChecks: Record<string, () => Promise<Check[]>> = {
  'letters to the operator': checkOperatorMail,
}
