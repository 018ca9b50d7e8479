import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

export const minPasswordLength = 12

/** Payload's own minimum is three characters; this covers every operation that sets a password. */
export const checkPasswordLength: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (('data' in args && args.data) || {}) as { password?: unknown }
  if (operation === 'login' || typeof password !== 'string' || [...password].length >= minPasswordLength)
    return args
  const message =
    req.i18n?.language === 'en'
      ? `The password must have at least ${minPasswordLength} characters.`
      : `A jelszó legalább ${minPasswordLength} karakter legyen.`
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
}
