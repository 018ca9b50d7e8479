import type pg from 'pg'

export type Canaries = { hidden: string; shown: string; articles: number[]; registration: number }

/** Articles as the newsroom stores them: three that nobody may see, and one that everybody may. */
export async function release(newsroom: pg.Client, hidden: string, shown: string): Promise<Canaries> {
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
  // Never published, taken back after its day, and published for a day to come.
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

export async function takeBack(newsroom: pg.Client, { articles, registration }: Canaries): Promise<void> {
  await newsroom.query('begin')
  await newsroom.query('delete from public.articles where id = any($1)', [articles])
  await newsroom.query('delete from public.join_registrations where id = $1', [registration])
  await newsroom.query('commit')
}

/** The views of schema api that show the word anywhere in a row. */
export async function viewsShowing(api: pg.Client, views: string[], word: string): Promise<string[]> {
  const showing: string[] = []
  for (const view of views) {
    const { rows } = await api.query(`select 1 from ${view} t where t::text ilike $1 limit 1`, [`%${word}%`])
    if (rows.length > 0) showing.push(view)
  }
  return showing
}
