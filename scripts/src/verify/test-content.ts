import type pg from 'pg'

export type TestContent = {
  hidden: string
  shown: string
  articles: number[]
  registration: number
  player: number
  pictures: { media: number; gallery_files: number }
}

/**
 * Inserts rows as the newsroom stores them: three hidden articles and a published one, a child without consent, pictures
 * that are not cleared, and a registration.
 */
export async function insertTestContent(
  newsroom: pg.Client,
  hidden: string,
  shown: string,
): Promise<TestContent> {
  const articles: number[] = []
  const article = async (word: string, status: string, publishDate: string) => {
    const { rows } = await newsroom.query<{ id: number }>(
      `insert into public.articles (_status, publish_date) values ($1, now() + $2::interval) returning id`,
      [status, publishDate],
    )
    const id = rows[0]?.id ?? 0
    articles.push(id)
    await newsroom.query(
      `insert into public.articles_locales (_parent_id, _locale, title, lead, body_html, slug)
       select $1, l::public._locales, $2, $2, $3, $4 from unnest(array['hu', 'en']) l`,
      [id, word, `<p>${word}</p>`, `${word}-${id}`],
    )
  }
  await newsroom.query('begin')
  // Never published; unpublished after its date; published with a date in the future.
  await article(hidden, 'draft', '1 day')
  await article(hidden, 'draft', '-1 day')
  await article(hidden, 'published', '1 day')
  await article(shown, 'published', '-1 day')
  const { rows } = await newsroom.query<{ id: number }>(
    `insert into public.join_registrations (name, birth_year, email, consent_version, consent_at)
     values ($1, 2014, $2, '1', now()) returning id`,
    [hidden, `${hidden}@club.example`],
  )
  const player = await newsroom.query<{ id: number }>(
    `insert into public.players (last_name, first_name, name, birth_year)
     values ($1, $1, $1, extract(year from now()) - 12) returning id`,
    [hidden],
  )
  // SVG drawings, because the worker makes no smaller sizes of them.
  const picture = async (table: 'media' | 'gallery_files') => {
    const inserted = await newsroom.query<{ id: number }>(
      `insert into public.${table} (filename, mime_type, children) values ($1, 'image/svg+xml', 'not_cleared') returning id`,
      [`${hidden}.svg`],
    )
    const id = inserted.rows[0]?.id ?? 0
    await newsroom.query(
      `insert into public.${table}_locales (alt, _locale, _parent_id) values ($1, 'hu', $2)`,
      [hidden, id],
    )
    return id
  }
  const pictures = { media: await picture('media'), gallery_files: await picture('gallery_files') }
  await newsroom.query('commit')
  return {
    hidden,
    shown,
    articles,
    registration: rows[0]?.id ?? 0,
    player: player.rows[0]?.id ?? 0,
    pictures,
  }
}

export async function deleteTestContent(
  newsroom: pg.Client,
  { articles, registration, player, pictures }: TestContent,
): Promise<void> {
  await newsroom.query('begin')
  await newsroom.query('delete from public.articles where id = any($1)', [articles])
  await newsroom.query('delete from public.join_registrations where id = $1', [registration])
  await newsroom.query('delete from public.players where id = $1', [player])
  await newsroom.query('delete from public.media where id = $1', [pictures.media])
  await newsroom.query('delete from public.gallery_files where id = $1', [pictures.gallery_files])
  await newsroom.query('commit')
}

/** The views that contain the word anywhere in a row. */
export async function viewsContaining(api: pg.Client, views: string[], word: string): Promise<string[]> {
  const found: string[] = []
  for (const view of views) {
    const { rows } = await api.query(`select 1 from ${view} t where t::text ilike $1 limit 1`, [`%${word}%`])
    if (rows.length > 0) found.push(view)
  }
  return found
}
