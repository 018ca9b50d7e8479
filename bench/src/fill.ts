import { type Copy, throughPsql } from '@palank/demo/psql-copy'
import { rareName, seeded, sentence } from './corpus.ts'

const twelveYears = 12 * 365.25 * 24 * 3600 * 1000

/**
 * Fills a migrated database with published articles over twelve years, main and version tables both, and some
 * galleries and videos; as a superuser, since it switches the triggers off and rebuilds schema feed at the end.
 */
export function fill(superuserUrl: string, count: number): Promise<void> {
  return throughPsql(superuserUrl, async (write, copy) => {
    await write(`set session_replication_role = replica; set synchronous_commit = off;
    truncate articles, galleries, videos, categories, tags, media, gallery_files, documents, feed.slug,
      feed.document, feed.article_category restart identity cascade;\n`)
    await fillOthers(write)
    await articles(copy, count)
    await write(`insert into _articles_v (parent_id, version_cover_image_id, version_publish_date, version_highlight,
      version__status, latest)
    select id, cover_image_id, publish_date, highlight::text::enum__articles_v_version_highlight, 'published', true
    from articles;
    insert into _articles_v_locales (version_title, version_lead, version_body_html, version_slug, _locale, _parent_id)
    select t.title, t.lead, t.body_html, t.slug, t._locale, v.id
    from articles_locales t join _articles_v v on v.parent_id = t._parent_id;
    select setval('articles_id_seq', ${count}), setval('media_id_seq', 2000);
    select upkeep.rebuild();
    vacuum analyze;\n`)
  })
}

async function fillOthers(write: (text: string) => Promise<void>) {
  await write(`
    insert into categories (id, highlighted, "order") select i, i <= 2, i from generate_series(1, 8) i;
    insert into categories_locales (name, slug, _locale, _parent_id)
      select 'Kategória ' || i, l || '-kategoria-' || i, l::_locales, i
      from generate_series(1, 8) i cross join unnest(array['hu', 'en']) l;
    insert into media (id, filename, mime_type, filesize, width, height, focal_x, focal_y,
      sizes_small_filename, sizes_small_width, sizes_small_height, sizes_medium_filename, sizes_medium_width,
      sizes_medium_height, sizes_large_filename, sizes_large_width, sizes_large_height)
      select i, 'kep-' || i || '.jpg', 'image/jpeg', 300000, 1920, 1080, 50, 50,
        'kep-' || i || '-480x270.webp', 480, 270, 'kep-' || i || '-960x540.webp', 960, 540,
        'kep-' || i || '-1920x1080.webp', 1920, 1080
      from generate_series(1, 2000) i;
    insert into media_locales (alt, _locale, _parent_id)
      select 'Kép ' || i, 'hu', i from generate_series(1, 2000) i;
    insert into galleries (id, cover_image_id, publish_date, _status)
      select i, i, now() - interval '5 days' * i, 'published' from generate_series(1, 500) i;
    insert into galleries_locales (name, _locale, _parent_id)
      select 'Galéria csapat ' || i, 'hu', i from generate_series(1, 500) i;
    insert into videos (id, cover_image_id, publish_date, video_url, _status)
      select i, i, now() - interval '6 days' * i, 'https://www.youtube.com/watch?v=abcdefghijk', 'published'
      from generate_series(1, 500) i;
    insert into videos_locales (name, _locale, _parent_id)
      select 'Videó meccs ' || i, 'hu', i from generate_series(1, 500) i;\n`)
}

async function articles(copy: Copy, count: number) {
  const now = Date.now()
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const place = (id: number) => (id % 500 === 0 ? 'slider' : id % 500 === 1 ? 'highlight' : 'no')
  const date = (id: number) => new Date(now - 3_600_000 - twelveYears * ((count - id) / count)).toISOString()
  await copy(
    'articles (id, cover_image_id, publish_date, highlight, _status)',
    ids.values().map((id) => [id, 1 + (id % 2000), date(id), place(id), 'published']),
  )
  const random = seeded(42)
  const rare = new Set(Array.from({ length: 12 }, (_, index) => 1 + ((index * 7919 + 1) % count)))
  const text = (id: number, language: string): (string | number)[] => [
    sentence(random, 6) + (rare.has(id) ? ` ${rareName}` : ''),
    sentence(random, 20),
    `<p>${sentence(random, 90)}</p><p>${sentence(random, 60)}</p>`,
    language === 'hu' ? `cikk-${id}` : `article-${id}`,
    language,
    id,
  ]
  const columns = 'articles_locales (title, lead, body_html, slug, _locale, _parent_id)'
  await copy(
    columns,
    ids.values().map((id) => text(id, 'hu')),
  )
  await copy(
    columns,
    ids
      .values()
      .filter((id) => id % 3 === 0)
      .map((id) => text(id, 'en')),
  )
  await copy(
    'articles_rels ("order", parent_id, path, categories_id)',
    ids.values().map((id) => [1, id, 'categories', 1 + (id % 8)]),
  )
  await copy(
    'articles_rels ("order", parent_id, path, articles_id)',
    ids
      .values()
      .flatMap((id) => [1, 2].map((k) => [k, id, 'related_articles', 1 + ((id * 7 + k * 13) % count)])),
  )
}
