import type { CallName } from '@palank/contract/calls'
import sanitizeHtml from 'sanitize-html'

/** Whether a browser on the site would ask the site itself; no policy of ours lets in pictures from elsewhere. */
function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === new URL(origin).origin
}

function ownPicture(attribs: sanitizeHtml.Attributes, origin: string): sanitizeHtml.Attributes {
  const { src, srcset, ...rest } = attribs
  const addresses = srcset?.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') ?? []
  return {
    ...(src !== undefined && isOwn(src, origin) ? { src } : {}),
    ...(srcset !== undefined && addresses.every((address) => isOwn(address, origin)) ? { srcset } : {}),
    ...rest,
    loading: 'lazy',
  }
}

const optionsFor = (origin: string): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'blockquote',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
    ],
    ...['s', 'sub', 'sup', 'code', 'pre', 'span', 'figure', 'figcaption', 'img', 'table', 'thead', 'tbody'],
    ...['tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col', 'time', 'small', 'address', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'title', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    // The video that a click loads; see the article's body.
    div: ['data-video'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { target: _, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: ownPicture(attribs, origin) }),
  },
})

/** What an editor's text may hold; everything else is taken out before the answer is kept. */
export const cleanHtml = (html: string, origin: string): string => sanitizeHtml(html, optionsFor(origin))

type WithBody = { data: { body: string } }
type Settings = { data: { name: string; value: string | null }[] }

/** Cleans the HTML that an answer carries, by the call it came from; `origin` is where the site itself is. */
export function cleanAnswer(call: CallName, answer: unknown, origin: string): unknown {
  if (call === 'article/find' || call === 'page/find') {
    const { data, ...rest } = answer as WithBody
    return { ...rest, data: { ...data, body: cleanHtml(data.body, origin) } }
  }
  if (call === 'setting/list') {
    const { data, ...rest } = answer as Settings
    const cleaned = data.map((setting) =>
      setting.name === 'other' && setting.value
        ? { ...setting, value: cleanHtml(setting.value, origin) }
        : setting,
    )
    return { ...rest, data: cleaned }
  }
  return answer
}
