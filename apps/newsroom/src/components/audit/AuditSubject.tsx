import type {
  CollectionSlug,
  DefaultServerCellComponentProps,
  Payload,
  SanitizedCollectionConfig,
} from 'payload'
import { roleLabels } from '../../access/roles.ts'
import { type Bilingual, textFor } from '../../bilingual.ts'

const roleCodes = new RegExp(Object.keys(roleLabels).join('|'), 'g')

/** Their titles are names of people, or of files, which are often named after people. */
const withoutTitle = ['players', 'join-registrations', 'consents', 'media', 'gallery-files']

/** As it is now: a line itself keeps no title. */
async function currentState(payload: Payload, { slug, admin }: SanitizedCollectionConfig, id: number) {
  const doc = await payload.findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    trash: true,
    locale: 'hu',
    disableErrors: true,
  })
  const values = doc as unknown as Record<string, unknown> | null
  const title = withoutTitle.includes(slug) ? undefined : values?.[admin.useAsTitle ?? '']
  return {
    isGone: values === null,
    isTrashed: Boolean(values?.deletedAt),
    title: typeof title === 'string' ? title : undefined,
  }
}

/** The kind and the title of what the line is about, with a link while it exists. */
export async function AuditSubject({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { subject_collection: slug, subject_id: id, subject_title, details } = rowData
  const collection = payload.config.collections.find((candidate) => candidate.slug === slug)
  if (!collection) return details ?? null
  const {
    title: currentTitle,
    isGone,
    isTrashed,
  } = id ? await currentState(payload, collection, id) : { title: undefined, isGone: true, isTrashed: false }
  const title = subject_title ?? currentTitle
  const kind = textFor({ i18n }, collection.labels.singular as unknown as Bilingual)
  const name = title ? `${kind}: ${title}` : `${kind} ${id ? `#${id}` : ''}`
  const words = String(details ?? '').replace(roleCodes, (role) =>
    textFor({ i18n }, roleLabels[role as keyof typeof roleLabels]),
  )
  return (
    <>
      {id && !isGone ? (
        <a href={`/admin/collections/${slug}${isTrashed ? '/trash' : ''}/${id}`}>{name}</a>
      ) : (
        name
      )}
      {words && ` (${words})`}
    </>
  )
}
