import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'
import { queryRows } from '../database.ts'

const collections = ['articles', 'pages', 'categories', 'tags']
const withVersions = ['articles', 'pages']

/**
 * A slug is free while its document is in the trash. What comes back to find another one at its address gets a number,
 * in each language.
 */
export const freeSlugs: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  previousDoc,
  req,
}) => {
  if (!collections.includes(slug) || !previousDoc?.deletedAt || doc.deletedAt) return doc
  const table = sql.identifier(slug)
  const texts = sql.identifier(`${slug}_locales`)
  const renamed = await queryRows<{ lang: string; slug: string }>(
    req,
    sql`update public.${texts} own set slug = free.slug
      from (
        select mine.id, candidate.slug from public.${texts} mine
        cross join lateral (
          select mine.slug || '-' || number as slug from generate_series(2, 1000) number
          where not exists (
            select from public.${texts} other
            where other._locale = mine._locale and other.slug = mine.slug || '-' || number)
          order by number limit 1
        ) candidate
        where mine._parent_id = ${doc.id} and exists (
          select from public.${texts} other join public.${table} d on d.id = other._parent_id
          where other._locale = mine._locale and other.slug = mine.slug and d.id <> ${doc.id}
            and d.deleted_at is null)
      ) free
      where own.id = free.id
      returning own._locale as lang, own.slug`,
  )
  for (const { lang, slug: free } of withVersions.includes(slug) ? renamed : []) {
    const versions = sql.identifier(`_${slug}_v`)
    await queryRows(
      req,
      sql`update public.${sql.identifier(`_${slug}_v_locales`)} set version_slug = ${free}
        where _locale = ${lang}::public._locales and _parent_id in (
          select id from public.${versions} where parent_id = ${doc.id} and latest)`,
    )
  }
  const own = renamed.find(({ lang }) => lang === req.locale)
  return own ? { ...doc, slug: own.slug } : doc
}
