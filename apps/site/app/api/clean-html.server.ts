import sanitizeHtml from 'sanitize-html'

const headingTags = ['h2', 'h3', 'h4']
const blockTags = ['p', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'address', 'div']
const tableTags = ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
/** Tags that separate no words. */
export const inlineTags = [
  'a',
  'b',
  'code',
  'em',
  'i',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
]

/** Deeper tags are dropped and their text kept, so that whoever walks the result may recurse. */
const nestingLimit = 100

function isSameOrigin(address: string, origin: string): boolean {
  return URL.canParse(address, origin) && new URL(address, origin).origin === new URL(origin).origin
}

/** Keeps only addresses on the site itself: its policy allows pictures from nowhere else. */
function cleanImage(attribs: sanitizeHtml.Attributes, origin: string): sanitizeHtml.Attributes {
  const { src, srcset, ...rest } = attribs
  const candidates = srcset?.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') ?? []
  return {
    ...(src !== undefined && isSameOrigin(src, origin) ? { src } : {}),
    ...(srcset !== undefined && candidates.every((address) => isSameOrigin(address, origin))
      ? { srcset }
      : {}),
    ...rest,
    loading: 'lazy',
  }
}

const optionsFor = (origin: string): sanitizeHtml.IOptions => ({
  allowedTags: [...headingTags, ...blockTags, ...tableTags, ...inlineTags, 'br', 'img'],
  allowedAttributes: {
    a: ['href', 'hreflang', 'title', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    // The newsroom's marks on what is embedded in a text.
    figure: ['data-video', 'data-gallery', 'data-match', 'data-youtube'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit,
  transformTags: {
    a: (tagName, { target: _, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: cleanImage(attribs, origin) }),
  },
})

/** The allow-list for editors' HTML. `origin` is the site's own. */
export const cleanHtml = (html: string, origin: string): string => sanitizeHtml(html, optionsFor(origin))
