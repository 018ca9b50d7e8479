import { type PreviewCollection, previewCollections } from '@palank/preview-link'
import type { CollectionConfig, LivePreviewConfig } from 'payload'
import { env } from '../env.ts'
import { addressOfPreview } from './endpoints.ts'

type Document = { id?: unknown; deletedAt?: unknown }

/** In the language that is edited; none until it is saved, and none in the trash. */
const addressOf = (
  collection: PreviewCollection,
  { id, deletedAt }: Document,
  locale: unknown,
): string | null =>
  typeof id === 'number' && !deletedAt
    ? addressOfPreview(collection, id, locale === 'en' ? 'en' : 'hu', Date.now())
    : null

/** Payload asks for the address again after each save, autosave included: a new one loads the frame again. */
const livePreview = (collection: PreviewCollection): LivePreviewConfig => ({
  url: ({ data, locale }) => addressOf(collection, data, locale.code),
  breakpoints: [
    { name: 'phone', label: '390 px', width: 390, height: 844 },
    { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
  ],
})

/** The draft in the real site, beside the form and in a new tab; see docs/decisions/039-preview.md. */
export function withPreview(config: CollectionConfig): CollectionConfig {
  const collection = previewCollections.find((slug) => slug === config.slug)
  if (!collection || !env.PREVIEW_SECRET) return config
  return {
    ...config,
    admin: {
      ...config.admin,
      livePreview: livePreview(collection),
      preview: (document, { locale }) => addressOf(collection, document, locale),
    },
  }
}
