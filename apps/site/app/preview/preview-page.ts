import type { Language } from '@palank/routes'

// A rendered page as a preview. It runs no script: it stands on the newsroom's origin, where one could act as the editor.

/** What visitors see now: nothing, nothing until its time, something else, or just this. */
export const previewStates = ['draft', 'scheduled', 'changed', 'published'] as const
export type PreviewState = (typeof previewStates)[number]

export type PreviewPage = {
  state: PreviewState
  language: Language
  /** Of the site as visitors open it. */
  origin: string
  /** The previews of this page, by its paths on the site. */
  previews: ReadonlyMap<string, string>
  /** The same in the other language, where the club has one. */
  twin: { language: Language; address: string } | undefined
}

const words: Record<PreviewState, Record<Language, string>> = {
  draft: { hu: 'Előnézet – még nincs kint', en: 'Preview – not published yet' },
  scheduled: { hu: 'Előnézet – még nincs kint, időzítve', en: 'Preview – not published yet, scheduled' },
  changed: {
    hu: 'Előnézet – ez a változat még nincs kint',
    en: 'Preview – this version is not published yet',
  },
  published: { hu: 'Előnézet – ez van kint az oldalon', en: 'Preview – this is what visitors see' },
}
const languageNames: Record<Language, string> = { hu: 'Magyarul', en: 'In English' }

const barStyle = [
  'position:sticky;top:0;z-index:2147483647',
  'display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--s-4)',
  'padding:var(--s-2) var(--s-4);background:var(--c-accent);color:var(--c-on-accent);font-size:var(--fs-sm)',
].join(';')
const linkStyle = 'margin-left:auto;color:inherit;line-height:var(--tap)'

function barOf({ state, language, twin }: PreviewPage): string {
  const other: Language = language === 'hu' ? 'en' : 'hu'
  const link = twin
    ? `<a href="${twin.address}" lang="${twin.language}" style="${linkStyle}">${languageNames[twin.language]}</a>`
    : ''
  return `<aside id="preview-bar" style="${barStyle}"><strong>${words[state][language]}</strong><span lang="${other}">${words[state][other]}</span>${link}</aside>`
}

/** The browser would look for what they load, and report that nothing may run. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]* (?:rel="modulepreload"|as="script"))[^>]*>/g, '')

const isFile = (href: string) => /^\/(?:files|assets)\//.test(href)

/** Other pages open as visitors see them, in a tab of their own: the site cannot be framed. */
function linkOf(tag: string, { origin, previews }: PreviewPage): string {
  const href = / href="([^"]*)"/.exec(tag)?.[1]
  if (href === undefined || href.startsWith('#')) return tag
  const [path = ''] = href.split(/[?#]/, 1)
  const preview = previews.get(path)
  if (preview) return tag.replace(` href="${href}"`, () => ` href="${preview}${href.slice(path.length)}"`)
  const address = href.startsWith('/') && !isFile(href) ? origin + href : href
  const target = / target="/.test(tag) ? '' : ' target="_blank" rel="noopener"'
  return tag.replace(` href="${href}"`, () => ` href="${address}"${target}`)
}

export const previewHtml = (html: string, page: PreviewPage): string =>
  withoutScripts(html)
    .replace(/<a\b[^>]*>/g, (tag) => linkOf(tag, page))
    .replace(/<body[^>]*>/, (body) => body + barOf(page))

const closed = ['script-src', 'connect-src', 'frame-src', 'form-action', 'manifest-src']

/** The page's own policy, without scripts and forms, and framed by the newsroom alone. */
export const previewPolicy = (policy: string, newsroom: string): string =>
  [
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    ...policy.split('; ').map((directive) => {
      const [name = ''] = directive.split(' ', 1)
      if (name === 'frame-ancestors') return `frame-ancestors ${newsroom}`
      return closed.includes(name) ? `${name} 'none'` : directive
    }),
  ].join('; ')

export const refusals = {
  altered: { status: 404, hu: 'Ez az előnézeti link nem érvényes.', en: 'This preview link is not valid.' },
  expired: {
    status: 410,
    hu: 'Ez az előnézeti link lejárt: tíz percig él. Nyisd meg újra a szerkesztőségből.',
    en: 'This preview link has expired: it lives for ten minutes. Open it again in the newsroom.',
  },
  incomplete: {
    status: 200,
    hu: 'Nincs még mit mutatni. Az előnézethez elmentett magyar cím kell, videóhoz a YouTube-címe is.',
    en: 'There is nothing to show yet. A preview needs a saved Hungarian title, and a video its YouTube address.',
  },
  minors: {
    status: 200,
    hu: 'Kiskorú neve áll benne, hozzájárulás nélkül, ezért nem mutatható és nem is közölhető. Írd monogrammal:',
    en: 'It names a minor without consent, so it can be neither shown nor published. Write the initials:',
  },
  failed: {
    status: 502,
    hu: 'Az előnézet most nem készült el. Próbáld újra egy perc múlva.',
    en: 'The preview could not be made now. Try again in a minute.',
  },
} as const
export type RefusalReason = keyof typeof refusals

export const refusalPolicy = (newsroom: string): string =>
  `default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${newsroom}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Says why there is nothing, without anything of the draft. */
export function refusalHtml(reason: RefusalReason, initials: readonly string[] = []): string {
  const { hu, en } = refusals[reason]
  const names = initials.length > 0 ? ` ${escaped(initials.join(', '))}` : ''
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Előnézet</title></head><body style="font:18px/1.5 system-ui,sans-serif;max-width:36em;margin:3em auto;padding:0 1em"><p>${hu}${names}</p><p lang="en">${en}${names}</p></body></html>`
}
