import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { bilingual } from '../bilingual.ts'
import { fieldError } from '../refusals/field-error.ts'
import { minPasswordLength } from './min-password-length.ts'

const tooShort = bilingual(
  `A jelszó legalább ${minPasswordLength} karakter legyen.`,
  `The password must have at least ${minPasswordLength} characters.`,
)

export function rejectShortPassword(req: PayloadRequest, password: string, path = 'password'): void {
  if ([...password].length < minPasswordLength) throw fieldError(req, 'users', [{ path, text: tooShort }])
}

/** Payload's own minimum is three characters; this covers every operation that sets a password. */
export const checkPasswordLength: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (('data' in args && args.data) || {}) as { password?: unknown }
  if (operation !== 'login' && typeof password === 'string') rejectShortPassword(req, password)
  return args
}
