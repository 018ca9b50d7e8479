import type pg from 'pg'

export type TestContent = { hidden: string; shown: string; articles: number[]; registration: number }

/** Inserts articles as the newsroom stores them: three hidden ones and one published, and a registration. */
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
  await newsroom.query('commit')
  return { hidden, shown, articles, registration: rows[0]?.id ?? 0 }
}

export async function deleteTestContent(
  newsroom: pg.Client,
  { articles, registration }: TestContent,
): Promise<void> {
  await newsroom.query('begin')
  await newsroom.query('delete from public.articles where id = any($1)', [articles])
  await newsroom.query('delete from public.join_registrations where id = $1', [registration])
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
