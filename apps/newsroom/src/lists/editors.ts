import type { PayloadRequest, Where } from 'payload'

/** Somebody else who has the document open and changed it in the last minutes. */
export type Editor = { name: string; since: string }

/** As long as Payload keeps a document for whoever changed it last. */
const lockMs = 300_000
const mostLocks = 200

type Lock = {
  createdAt: string
  document?: { value?: number | { id: number } | null } | null
  user?: { value?: number | { id: number } | null } | null
}

const idOf = (reference: { value?: number | { id: number } | null } | null | undefined) =>
  typeof reference?.value === 'object' ? reference.value?.id : reference?.value

/**
 * Names of accounts are not for everybody, but who edits a document is for all who may read it: whoever asks has read
 * the documents first.
 */
async function namesOf({ payload }: PayloadRequest, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    limit: ids.length,
    pagination: false,
  })
  return new Map(docs.map(({ id, name }) => [Number(id), String(name)]))
}

async function readLocks(req: PayloadRequest, where: Where): Promise<Lock[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: { and: [where, { updatedAt: { greater_than: new Date(Date.now() - lockMs).toISOString() } }] },
    depth: 0,
    limit: mostLocks,
    pagination: false,
  })
  return (docs as unknown as Lock[]).filter(({ user }) => idOf(user) !== req.user?.id)
}

async function withNames(req: PayloadRequest, locks: Lock[]) {
  const names = await namesOf(req, [...new Set(locks.flatMap(({ user }) => idOf(user) ?? []))])
  return locks.flatMap((lock) => {
    const name = names.get(idOf(lock.user) ?? 0)
    return name ? [{ id: idOf(lock.document), editor: { name, since: lock.createdAt } }] : []
  })
}

/** Who else edits these documents; for somebody who may read them. */
export async function readEditors(
  req: PayloadRequest,
  collection: string,
  ids: number[],
): Promise<Map<number, Editor>> {
  if (ids.length === 0) return new Map()
  const locks = await readLocks(req, {
    and: [{ 'document.relationTo': { equals: collection } }, { 'document.value': { in: ids } }],
  })
  const named = await withNames(req, locks)
  return new Map(named.flatMap(({ id, editor }) => (id ? [[id, editor] as const] : [])))
}

export async function readEditorOfGlobal(req: PayloadRequest, slug: string): Promise<Editor | undefined> {
  const locks = await readLocks(req, { globalSlug: { equals: slug } })
  return (await withNames(req, locks))[0]?.editor
}
