import { articleItem, galleryItem, videoItem } from '@palank/answer-sql/items'
import { offsetOf, single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Language } from '@palank/contract/language'
import type { Handlers } from './handler.ts'

/** Totals are exact up to this number; beyond it the response only says that there are more (checklist E7). */
const maxResults = 1_000
const maxKeywordLength = 100
/** Normalising sorts the marks of a letter, which takes the square of their number. */
const maxTypedLength = 10 * maxKeywordLength
const maxWords = 12
const maxPlayers = 30

export function wordsOf(keyword: string): string[] {
  const words =
    keyword
      .slice(0, maxTypedLength)
      .normalize()
      .slice(0, maxKeywordLength)
      .toLocaleLowerCase('hu')
      .match(/[\p{L}\p{Nd}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxWords)
}

const stems = (dictionary: string) => `
  select extensions.unaccent(stem) from unnest(ts_lexize('${dictionary}', word)) stem
  union all select stem from unnest(ts_lexize('${dictionary}', extensions.unaccent(word))) stem`

/** Every word in every form it may be indexed by; English pages may show Hungarian text, so both stemmers apply. */
const termsSql = (lang: Language) => `
  select string_agg(forms, ' & ')::tsquery as terms from (
    select '(' || string_agg(distinct '''' || replace(replace(form, '\\', '\\\\'), '''', '''''') || '''', ' | ') || ')' as forms
    from unnest(string_to_array($1, ' ')) with ordinality as typed (word, place)
    cross join lateral (
      select extensions.unaccent(word)
      union all ${stems('hungarian_stem')}
      ${lang === 'en' ? `union all ${stems('english_stem')}` : ''}
    ) as word_forms (form)
    where form <> ''
    group by place
  ) words`

const resultList = (kind: string, total: string) => `json_build_object(
  'data', (select coalesce(json_agg(item order by n), '[]') from page where kind = '${kind}' and item is not null),
  'meta', json_build_object('last_page', last_page, 'total', ${total}))`

/** The club's players, each once with the newest team, where every word starts a part of the name. */
const playersIn = (lang: Language) => `
  select coalesce(json_agg(item order by season desc, name), '[]') from (
    select k.season, p.last_name || ' ' || p.first_name as name, json_build_object('id', p.id,
      'competition_team_id', k.id, 'competition_team',
      (select json_build_object('name', t.name) from api.competition_team t where t.id = k.id and t.lang = '${lang}'),
      'player', json_build_object('last_name', p.last_name, 'first_name', p.first_name,
        'profile_image', p.profile_image, 'masked', p.masked, 'without_page', p.without_page)) as item
    from (
      select k.* from (
        select distinct on (s.player_id) s.player_id, k.id, k.season
        from api.team_key k join api.squad_member s on s.team_id = k.id
        where k.club_id = $4::int order by s.player_id, k.season desc, k.position
      ) k
      cross join lateral (select plain from api.player_name n where n.id = k.player_id offset 0) n
      where (select bool_and(n.plain like '% ' || extensions.unaccent(word) || '%')
        from unnest(string_to_array($1, ' ')) word)
      offset 0
    ) k
    cross join lateral (select * from api.player p where p.id = k.player_id and p.lang = '${lang}' offset 0) p
    order by k.season desc, name limit ${maxPlayers}
  ) found`

const searchIn = (lang: Language) => `
  with query as materialized (${termsSql(lang)}),
  hits as materialized (
    select h.* from query
    cross join lateral api.documents_with('${lang}', query.terms, ${maxResults + 1}) h
  ),
  numbered as materialized (
    select *, row_number() over (order by publish_date desc, kind, document_id desc) as n from hits
  ),
  page as materialized (
    select kind, n, case kind
      when 'article' then (select ${articleItem('a')} from api.article a where a.id = document_id and a.lang = '${lang}')
      when 'gallery' then (select ${galleryItem('g')} from api.gallery g where g.id = document_id and g.lang = '${lang}')
      when 'video' then (select ${videoItem('v')} from api.video v where v.id = document_id and v.lang = '${lang}')
    end as item
    from numbered where n > $3 and n <= least($3 + $2, ${maxResults})
  ),
  total as (
    select count(*) filter (where kind = 'article') as articles, count(*) filter (where kind = 'gallery') as galleries,
      count(*) filter (where kind = 'video') as videos, count(*) as results,
      greatest(1, ceil(count(*)::numeric / $2))::int as last_page
    from numbered where n <= ${maxResults}
  )
  select json_build_object(
    'articles', ${resultList('article', 'articles')},
    'galleries', ${resultList('gallery', 'galleries')},
    'videoGalleries', ${resultList('video', 'videos')},
    'players', (${playersIn(lang)}),
    'results', results,
    'more', (select count(*) > ${maxResults} from hits)
  )::text from total`

export const searchSql = perLanguage(searchIn)

const emptyList = '{"data":[],"meta":{"last_page":1,"total":0}}'
const emptyResult = Buffer.from(
  `{"articles":${emptyList},"galleries":${emptyList},"videoGalleries":${emptyList},"players":[],"results":0,"more":false}`,
)

export const search: Handlers<'search/find'> = {
  'search/find': async ({ db }, { query, lang }) => {
    const words = wordsOf(query.keyword)
    const values = [words.join(' '), query.per_page, offsetOf(query), query['clubs[0]']]
    const json = words.length > 0 && (await db.json(searchSql[lang], values))
    return single(json || emptyResult)
  },
}
