import sanitizeHtml from 'sanitize-html'

const reference = /^\/-\/(articles|pages|galleries|videos|documents|media)\/\d+$/

/** What an editor's text may hold on the public site; everything else is dropped before it is stored. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption'],
      ...['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'],
      ...['table', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt'],
      figure: ['data-video'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Payload indents tables and lists.
    textFilter: (text) => (/^\s*\n\s*$/.test(text) ? '' : text),
    exclusiveFilter: (frame) => frame.tag === 'img' && !reference.test(frame.attribs.src ?? ''),
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
    },
  })
}
