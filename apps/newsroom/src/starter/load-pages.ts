import type { FixedPageId, LegalPageId } from '@palank/routes'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload, RichTextField } from 'payload'
import { keepOrCreate, type Load } from './keep-or-create.ts'
import { accessibilityText } from './texts/accessibility.ts'
import type { Facts, PageText } from './texts/facts.ts'
import { fixedPageTexts, footerText } from './texts/fixed-pages.ts'
import { imprintText } from './texts/imprint.ts'
import { privacyText } from './texts/privacy.ts'
import { safeguardingText } from './texts/safeguarding.ts'

/** Only the club can finish these. */
export const legalTexts: Record<LegalPageId, PageText> = {
  privacy: privacyText,
  imprint: imprintText,
  accessibility: accessibilityText,
  safeguardingPolicy: safeguardingText,
}

export type StarterPages = Record<FixedPageId | LegalPageId, number>
export type Writer = (markdown: string) => object

/** As the editor saves what is written. */
export async function writerFor(payload: Payload): Promise<Writer> {
  const field = payload.collections.pages.config.flattenedFields.find(({ name }) => name === 'body')
  const editorConfig = await editorConfigFactory.fromField({ field: field as RichTextField })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}

type Place = { _status: 'published' | 'draft'; order: number; listed: boolean }

const loadPage = (load: Load, write: Writer, facts: Facts, text: PageText, place: Place): Promise<number> => {
  const { slug, title } = text
  const body = text.body(facts)
  const { _status } = place
  return keepOrCreate(load, {
    collection: 'pages',
    where: { slug: { equals: slug.hu } },
    hu: () => ({ ...place, title: title.hu, slug: slug.hu, body: write(body.hu) }),
    en: () => ({ _status, title: title.en, slug: slug.en, body: write(body.en) }),
  })
}

/** The pages that menus link to are published with a sentence each; the legal ones are drafts with gaps. */
export async function loadPages(load: Load, write: Writer, facts: Facts): Promise<StarterPages> {
  const fixed = Object.entries(fixedPageTexts).map(([id, text]) => ({
    id,
    text,
    _status: 'published' as const,
  }))
  const drafts = Object.entries(legalTexts).map(([id, text]) => ({ id, text, _status: 'draft' as const }))
  const ids: Record<string, number> = {}
  for (const [index, { id, text, _status }] of [...fixed, ...drafts].entries())
    ids[id] = await loadPage(load, write, facts, text, { _status, order: index + 1, listed: true })
  // A part of every other page.
  await loadPage(load, write, facts, footerText, { _status: 'published', order: 0, listed: false })
  return ids as StarterPages
}
