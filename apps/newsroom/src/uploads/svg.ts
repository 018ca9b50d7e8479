import sanitizeHtml from 'sanitize-html'

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan']
const groups = ['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'clipPath', 'mask', 'pattern']
const paints = ['linearGradient', 'radialGradient', 'stop']
const attributes = [
  'id',
  'class',
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'd',
  'points',
  'transform',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'clip-path',
  'mask',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'fx',
  'fy',
  'patternUnits',
  'clipPathUnits',
  'maskUnits',
  'preserveAspectRatio',
  'xmlns',
  'role',
  'aria-label',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'textLength',
]

/** Allows only shapes and paints: no scripts, style sheets, links, foreign content or external references. */
export function sanitiseSvg(source: string): string {
  return sanitizeHtml(source, {
    allowedTags: [...groups, ...shapes, ...paints],
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    nonTextTags: ['script', 'style', 'foreignObject', 'textarea', 'option', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([, value]) => !/url\((?!\s*#)/i.test(value)),
        ),
      }),
    },
  })
}
