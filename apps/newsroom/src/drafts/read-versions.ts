import type { CollectionSlug, PayloadRequest } from 'payload'

export type SavedVersion = {
  id: number
  savedAt: string
  isAutosaved: boolean
  isPublished: boolean
  /** Null when code saved it, or when the account is gone. */
  writer: string | null
}

/** More than are kept of a document. */
const mostVersions = 100

type Version = { _status?: string | null; updated_by?: number | { id: number } | null }

/** What was saved of a document, the newest first, for those who may read its versions. */
export async function readVersions(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<SavedVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: mostVersions,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
    select: { version: { _status: true, updated_by: true }, autosave: true, updatedAt: true } as never,
  })
  const versions = docs.map((doc) => {
    const { _status, updated_by } = doc.version as unknown as Version
    const writerId = typeof updated_by === 'object' ? updated_by?.id : updated_by
    const { autosave = false } = doc as { autosave?: boolean | null }
    return { ...doc, autosave, isPublished: _status === 'published', writerId }
  })
  // Editors cannot read each other's accounts; the name of who saved a text they may know.
  const writers = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(versions.flatMap(({ writerId }) => writerId ?? []))] } },
    select: { name: true },
    depth: 0,
    limit: mostVersions,
    pagination: false,
  })
  const nameOf = new Map(writers.docs.map((user) => [user.id, user.name]))
  return versions.map(({ id: versionId, updatedAt, autosave, isPublished, writerId }) => ({
    id: Number(versionId),
    savedAt: updatedAt,
    isAutosaved: autosave === true,
    isPublished,
    writer: (writerId && nameOf.get(writerId)) || null,
  }))
}
