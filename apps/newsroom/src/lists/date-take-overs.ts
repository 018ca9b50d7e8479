import type { CollectionBeforeChangeHook, Payload } from 'payload'

type Lock = { user?: { value?: unknown } | null }

const userOf = ({ user }: Lock) => {
  const value = user?.value
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

/** Whoever takes a document over edits it from now on; Payload keeps the time of the one before. */
const dateTakeOver: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && data.user && userOf(data as Lock) !== userOf(originalDoc as Lock)
    ? { ...data, createdAt: new Date().toISOString() }
    : data

/** Payload makes this collection itself, so that it cannot be set up with the others. */
export function dateTakeOvers({ collections }: Payload): void {
  const { hooks } = collections['payload-locked-documents'].config
  hooks.beforeChange = [...(hooks.beforeChange ?? []), dateTakeOver]
}
