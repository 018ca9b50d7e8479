import { type CollectionBeforeOperationHook, ValidationError } from 'payload'

export const shortestPassword = 12

/** Payload itself is content with three characters, at whichever door a password comes in. */
export const longPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (('data' in args && args.data) || {}) as { password?: unknown }
  if (operation === 'login' || typeof password !== 'string' || [...password].length >= shortestPassword)
    return args
  const message =
    req.i18n?.language === 'en'
      ? `The password must have at least ${shortestPassword} characters.`
      : `A jelszó legalább ${shortestPassword} karakter legyen.`
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
}
