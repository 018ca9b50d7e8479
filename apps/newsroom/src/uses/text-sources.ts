/** Texts as they are published, and as the latest draft has them; not of what is in the trash. */
export const textSources = [
  ...['articles', 'pages'].flatMap((table) => [
    {
      collection: table,
      table: `${table}_locales`,
      column: 'body',
      owner: 'd.id',
      html: 't.body_html',
      from: `public.${table}_locales t join public.${table} d on d.id = t._parent_id and d.deleted_at is null`,
    },
    {
      collection: table,
      table: `_${table}_v_locales`,
      column: 'version_body',
      owner: 'd.id',
      html: 't.version_body_html',
      from: `public._${table}_v_locales t join public._${table}_v v on v.id = t._parent_id and v.latest
        join public.${table} d on d.id = v.parent_id and d.deleted_at is null`,
    },
  ]),
  {
    collection: 'settings',
    table: 'settings_locales',
    column: 'contact_other',
    owner: 't._parent_id',
    html: 't.contact_other_html',
    from: 'public.settings_locales t',
  },
]
