import type { CallName } from '@palank/contract/calls'
import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
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
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/** What an editor's text may hold; everything else is taken out before the answer is kept. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options)

type WithBody = { data: { body: string } }
type Settings = { data: { name: string; value: string | null }[] }

/** Cleans the HTML that an answer carries, by the call it came from. */
export function cleanAnswer(call: CallName, answer: unknown): unknown {
  if (call === 'article/find' || call === 'page/find') {
    const { data, ...rest } = answer as WithBody
    return { ...rest, data: { ...data, body: cleanHtml(data.body) } }
  }
  if (call === 'setting/list') {
    const { data, ...rest } = answer as Settings
    const cleaned = data.map((setting) =>
      setting.name === 'other' && setting.value ? { ...setting, value: cleanHtml(setting.value) } : setting,
    )
    return { ...rest, data: cleaned }
  }
  return answer
}
