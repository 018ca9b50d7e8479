import sanitizeHtml from 'sanitize-html'

const blockTags = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption']
const inlineTags = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'img']
const tableTags = ['table', 'tbody', 'tr', 'th', 'td']

const picture = /^\/-\/media\/\d+$/

/** The allow-list for editors' texts, applied before they are stored. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...blockTags, ...inlineTags, ...tableTags],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt'],
      figure: ['data-video', 'data-gallery', 'data-match', 'data-youtube'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Payload indents tables and lists.
    textFilter: (text) => (/^\s*\n\s*$/.test(text) ? '' : text),
    exclusiveFilter: (frame) => frame.tag === 'img' && !picture.test(frame.attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  })
}
