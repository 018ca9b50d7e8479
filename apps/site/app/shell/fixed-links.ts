import { type FixedPageId, fixedPages, type Language, pathFor } from '@palank/routes'
import type { Text } from '~/i18n/text.ts'

/** The five pages that every menu links to. */
export const fixedLinks = (language: Language, text: Text) =>
  (Object.keys(fixedPages) as FixedPageId[]).map((id) => ({
    id,
    name: text(`fixed.${id}`),
    href: pathFor('page', language, { slug: fixedPages[id][language] }),
  }))
