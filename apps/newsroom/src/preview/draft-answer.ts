import { findArticle, findGallery, findGalleryFiles, findPage, findVideo } from '@palank/answer-sql/find'
import { resolveLinks } from '@palank/answer-sql/links'
import { offsetOf, type Page, paged, single } from '@palank/answer-sql/page'
import type { PreviewCollection } from '@palank/preview-link'
import type { Language } from '@palank/routes'
import type { Payload } from 'payload'
import type pg from 'pg'
import { rolledBack } from '../pool.ts'
import { putDraft } from './put-draft.ts'

/** What visitors see of the document now: nothing, nothing yet, something else, or just this. */
export type PreviewState = 'draft' | 'scheduled' | 'changed' | 'published'

export const previewCalls = {
  'article/find': 'articles',
  'page/find': 'pages',
  'gallery/find': 'galleries',
  'gallery/list-files': 'galleries',
  'video/find': 'videos',
} as const satisfies Record<string, PreviewCollection>
export type PreviewCall = keyof typeof previewCalls

export type DraftQuestion = { call: PreviewCall; id: number; lang: Language; page: Page }
export type DraftAnswer = { state: PreviewState; answer: Record<string, unknown> }

const statements = {
  'article/find': findArticle,
  'page/find': findPage,
  'gallery/find': findGallery,
  'video/find': findVideo,
}

async function answerIn(client: pg.PoolClient, question: DraftQuestion): Promise<Buffer | undefined> {
  const { call, id, lang, page } = question
  if (call === 'gallery/list-files') {
    const sql = findGalleryFiles(lang, '$1')
    const { rows } = await client.query(sql, [id, page.per_page, offsetOf(page)])
    return rows[0] && paged(Buffer.from(rows[0].data), rows[0].total, page)
  }
  const { rows } = await client.query({
    text: statements[call](lang, '$1::int'),
    values: [id],
    rowMode: 'array',
  })
  if (!rows[0]) return undefined
  const answer = single(Buffer.from(rows[0][0]))
  if (call !== 'article/find' && call !== 'page/find') return answer
  const db = {
    rows: async <Row extends object>(sql: string, values: string[]) =>
      (await client.query(sql, values)).rows as Row[],
  }
  return resolveLinks(db, lang, answer)
}

/**
 * The api's answer about a document as it would be if its draft were published now, by the api's own statements over
 * the views of schema api: the draft takes the place of the document in a transaction that is always rolled back.
 * Undefined where even then visitors would see nothing: it is gone, or has no Hungarian title yet.
 */
export function draftAnswer(payload: Payload, question: DraftQuestion): Promise<DraftAnswer | undefined> {
  const { pool } = payload.db as unknown as { pool: pg.Pool }
  return rolledBack(pool, async (client) => {
    const draft = await putDraft(client, previewCalls[question.call], question.id)
    const bytes = draft && (await answerIn(client, question))
    if (!bytes) return undefined
    const answer = JSON.parse(String(bytes))
    // The views hide what is not out yet, so it stood there with the current time.
    if (draft.publishDate && answer.data.publish_date) answer.data.publish_date = draft.publishDate
    return { state: draft.state, answer }
  })
}
