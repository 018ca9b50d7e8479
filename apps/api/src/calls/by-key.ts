import type { Language } from '@palank/contract/language'

export type KeyKind = 'id' | 'slug'

export const keyKind = (key: string): KeyKind =>
  /^\d{1,10}$/.test(key) && Number(key) <= 2_147_483_647 ? 'id' : 'slug'

/** A document by `$1`: its id, or a current or former slug; the requested language wins. */
export const byKey = (kind: 'article' | 'page', lang: Language, by: KeyKind): string =>
  by === 'id'
    ? '$1::int'
    : `(select document_id from api.slug where kind = '${kind}' and slug = $1
        order by (lang = '${lang}') desc limit 1)`
