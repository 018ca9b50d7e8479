/** No request may go to this host. */
export const canaryHost = 'canary.example'

/** Every vector calls this function with its number, or requests it from the canary host. */
export const alarm = 'pwned'

/** `§` stands for the call, `¤` for the number alone, `¢` for an address on the canary host. */
type Template = string

/** Elements that fire an event by themselves: the start of the tag, and the event. */
const firing: [string, string][] = [
  ['<img src=x', 'onerror'],
  ['<image src=x', 'onerror'],
  ['<img srcset=x', 'onerror'],
  ['<picture><source srcset=x><img src=x', 'onerror'],
  ['<video src=x', 'onerror'],
  ['<video><source src=x', 'onerror'],
  ['<video controls><track default src=x', 'onerror'],
  ['<audio src=x', 'onerror'],
  ['<object data=x', 'onerror'],
  ['<object data="data:text/html,x"', 'onload'],
  ['<embed src="data:text/html,x"', 'onload'],
  ['<iframe', 'onload'],
  ['<iframe srcdoc=x', 'onload'],
  ['<frameset', 'onload'],
  ['<body', 'onload'],
  ['<body', 'onpageshow'],
  ['<html', 'onresize'],
  ['<svg', 'onload'],
  ['<svg><g', 'onload'],
  ['<svg><image href=x', 'onerror'],
  ['<svg><animate attributeName=x dur=1s', 'onbegin'],
  ['<svg><set attributeName=x', 'onbegin'],
  ['<svg><a tabindex=1 autofocus', 'onfocus'],
  ['<math><mi tabindex=1 autofocus', 'onfocus'],
  ['<style', 'onload'],
  ['<link rel=stylesheet href="data:text/css,"', 'onload'],
  ['<script src="data:,"', 'onload'],
  ['<script src=x', 'onerror'],
  ['<input autofocus', 'onfocus'],
  ['<input type=image src=x', 'onerror'],
  ['<select autofocus', 'onfocus'],
  ['<textarea autofocus', 'onfocus'],
  ['<button autofocus', 'onfocus'],
  ['<keygen autofocus', 'onfocus'],
  ['<a href=# autofocus', 'onfocusin'],
  ['<div tabindex=1 autofocus', 'onfocus'],
  ['<p contenteditable autofocus', 'onfocus'],
  ['<xss tabindex=1 autofocus', 'onfocus'],
  ['<dialog open><button autofocus', 'onfocus'],
  ['<details open', 'ontoggle'],
  ['<marquee', 'onstart'],
  ['<p style="animation:spin 1s"', 'onanimationstart'],
]

const capital = (name: string) => name.replace(/[aeiou]/g, (letter) => letter.toUpperCase())
const entities = (code: string) => [...code].map((letter) => `&#${letter.charCodeAt(0)}`).join(';')

/** Spellings of an event handler. */
const handlers: ((name: string) => Template)[] = [
  (name) => ` ${name}=§>`,
  (name) => `/${name}='§'/>`,
  (name) => `\n${capital(name)}\n=\n"§" x=">`,
  (name) => ` x="1"${name}="${entities(alarm)};(¤)">`,
  (name) => `\t${name}="top['pw'+'ned'](¤)">`,
  (name) => `\f${name}="javascript:\\u0070wned(¤)" alt="`,
]

/** Script addresses, in every spelling that browsers accept. */
const addresses: Template[] = [
  'javascript:§',
  'JaVaScRiPt:§',
  ' javascript:§',
  '\u0001javascript:§',
  'java\tscript:§',
  'java\nscript:§',
  'java\r\nscript:§',
  'javascript\n:§',
  'javascript:/**/§',
  'javascript://%0a§',
  'javascript://canary.example/%0d%0a§//',
  'javascript:void(§)',
  'javascript&colon;§',
  'javascript&#58;§',
  'javascript&#x3A;§',
  '&#106;avascript:§',
  '&#x6a&#x61vascript:§',
  '&#0000106avascript:§',
  'java&Tab;script:§',
  'java&NewLine;script:§',
  'javascript:%70wned(¤)',
  'javascript:"<script>§</script>"',
  'vbscript:§',
  'livescript:§',
  'data:text/html,<script>§</script>',
  'data:text/html;charset=utf-7,+ADw-script+AD4-§',
  'data:image/svg+xml,<svg onload=§ xmlns="http://www.w3.org/2000/svg"/>',
  'data:text/javascript,§',
  'blob:javascript:§',
  'feed:javascript:§',
  'view-source:javascript:§',
  'https:javascript:§',
]

/** Elements with an address; `@` is its placeholder. */
const carriers: Template[] = [
  '<a href="@">a</a>',
  "<a href='@' target=_blank>a</a>",
  '<area href="@">',
  '<form action="@"><button>a</button></form>',
  '<button form=x formaction="@">a</button>',
  '<iframe src="@"></iframe>',
  '<object data="@"></object>',
  '<embed src="@">',
  '<svg><a xlink:href="@"><text>a</text></a></svg>',
  '<svg><use href="@#x"/></svg>',
  '<svg><a><animate attributeName=href values="@"/><text>a</text></a></svg>',
  '<math href="@">a</math>',
  '<meta http-equiv=refresh content="0;url=@">',
  '<base href="@">',
  '<img src="@">',
  '<table background="@"><td background="@">a</table>',
]

/** Closes the context that a text may be inserted into. */
const breakouts = [
  ...['">', "'>", '`>', '>', '" x="', '</title>', '</textarea>', '</style>', '</script>', '</noscript>'],
  ...['</template>', '</select>', '</iframe>', '</xmp>', '</a></p></div>', '-->', '--!>', ']]>', '?>', '%>'],
  ...['\u0000">', '\u2028">', '\ufeff">', '&quot;&gt;', '&#34;&#62;', '%22%3E', '\\">', '\\u0022\\u003e'],
]
const inside: Template[] = ['<img src=x onerror=§>', '<svg/onload=§>', '<script>§</script>']

/** Attributes that would be added to the tag around the text. */
const attributes: Template[] = ['"', "'", '`', '" "', '&quot; ', '\\"'].flatMap((quote) => [
  `${quote} autofocus onfocus=§ x=${quote}`,
  `${quote}onmouseover=§ style=position:fixed;inset:0 x=${quote}`,
  `${quote} srcdoc=<script>§</script> x=${quote}`,
])

/** Mutation XSS: harmless in one parser, runs in another. */
const mutations: Template[] = [
  '<noscript><p title="</noscript><img src=x onerror=§>">',
  '<noscript><style></noscript><img src=x onerror=§>',
  '<noembed><img title="</noembed><img src=x onerror=§>"></noembed>',
  '<noframes><img title="</noframes><img src=x onerror=§>"></noframes>',
  '<xmp><p title="</xmp><img src=x onerror=§>"></xmp>',
  '<listing>&lt;img src=x onerror=§&gt;</listing>',
  '<textarea><p title="</textarea><img src=x onerror=§>"></textarea>',
  '<title><p title="</title><img src=x onerror=§>"></title>',
  '<style><p title="</style><img src=x onerror=§>"></style>',
  '<svg></p><style><a id="</style><img src=x onerror=§>">',
  '<svg><style><img src=x onerror=§></style></svg>',
  '<svg><title><img src=x onerror=§></title></svg>',
  '<svg><desc><svg onload=§></desc></svg>',
  '<svg><foreignObject><iframe onload=§></foreignObject></svg>',
  '<svg><![CDATA[><img src=x onerror=§>]]></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=§&gt;">',
  '<math><mtext><table><mglyph><style><math><img src=x onerror=§></style>',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=§>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=§></annotation-xml></math>',
  '<math><mi><mglyph><svg><mtext><textarea><a title="</textarea><img src=x onerror=§>">',
  '<table><a href=x><svg><style><img src=x onerror=§></style></svg></a></table>',
  '<select><noscript></select><script>§</script>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=§>">',
  '<template><s><template><s><img src=x onerror=§></s></template></s></template>',
  '<template shadowrootmode=open><img src=x onerror=§></template>',
  '<div><template shadowrootmode="open"><script>§</script></template></div>',
  '<p><svg><p><style><g title="</style><img src=x onerror=§>">',
  '<a href="x`onmouseover=§"><img alt="`><img src=x onerror=§>">',
  '<img alt="<x" title="/><img src=x onerror=§>">',
  '<!--><img src=x onerror=§>-->',
  '<!---><img src=x onerror=§>-->',
  '<!-- --!><img src=x onerror=§> -->',
  '<?xml version="1.0"?><img src=x onerror=§>',
  '<!doctype x [<!ENTITY a "<img src=x onerror=§>">]>&a;',
  '<<img src=x onerror=§>>',
  '<im\u0000g src=x onerror=§>',
  '<scr<script>ipt>§</scr</script>ipt>',
  '<\u017fcript>§</\u017fcript>',
  '\uff1cimg src=x onerror=§\uff1e',
  '+ADw-img src=x onerror=§+AD4-',
  '&lt;img src=x onerror=§&gt;',
  '&amp;lt;img src=x onerror=§&amp;gt;',
  '&#x3c;script&#x3e;§&#x3c;/script&#x3e;',
  '<blockquote>a<br />" onmouseover="§</blockquote>',
  '<figure><a href="/media/1">▶</a><img src=x onerror=§></figure>',
  '<figure><a href="/media/1" onclick="§">▶</a></figure>',
  '<div data-video="&quot;><img src=x onerror=§>"></div>',
  '<h2 lang="&quot; onmouseover=&quot;§">a</h2>',
  '<h2><img src=x onerror=§></h2><h2>b</h2><h2>c</h2><h2>d</h2>',
  '<table onfocus=§ tabindex=0 autofocus><caption><img src=x onerror=§></caption></table>',
  '<plaintext><img src=x onerror=§>',
]

/** Aimed at the page's hydration data and linked data. */
const scripts: Template[] = [
  '</SCRIPT ><SCRIPT>§</SCRIPT>',
  '</script\t><svg onload=§>',
  '</script/x><script>§</script>',
  '</script\n><img src=x onerror=§>',
  '<!--<script>§</script>',
  '<!--<script></script><script>§</script>-->',
  '<script><!--</script><script>§//--></script>',
  '"};§;//',
  "'};§;//",
  '");§;("',
  "');§;('",
  '\\");§;//',
  '\\\\");§;//',
  "\\');§;//",
  '\u2028§//',
  '\u2029§//',
  '\u2028";§;"',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the vector itself
  '`${§}`',
  '{{constructor.constructor("§")()}}',
  '"-§-"',
  "'-§-'",
  '*/§/*',
  ']]></script><script>§</script>',
  '"</script><script>§</script>"@type":"',
  '\\u003c/script\\u003e\\u003cscript\\u003e§',
  '__proto__","x":"</script><script>§</script>',
  '<script type=module>§</script>',
  '<script type=importmap>{"imports":{"react":"¢"}}</script>',
  '<script nonce="" src="¢"></script>',
  '<script type="speculationrules">{"prefetch":[{"urls":["¢"]}]}</script>',
]

/** Makes a request to another host without running script. */
const requests: Template[] = [
  '<img src="¢">',
  '<img src="/x.png" srcset="¢ 2x">',
  '<img src="https:¢">',
  '<img src="\\\\canary.example\\¤">',
  '<img src="/\\canary.example/¤">',
  '<picture><source srcset="¢"><img src="/x.png"></picture>',
  '<style>@import "¢";</style>',
  '<style>*{background:url(¢)}</style>',
  '<p style="background:url(¢)">a</p>',
  '<p style="background:u\\72l(¢)">a</p>',
  '<p style="width:expression(§)">a</p>',
  '<p style="-moz-binding:url(¢)">a</p>',
  '<link rel=stylesheet href="¢">',
  '<link rel=preload as=image href="¢">',
  '<link rel=dns-prefetch href="¢">',
  '<link rel=icon href="¢">',
  '<meta http-equiv=refresh content="0;url=¢">',
  '<base href="¢/">',
  '<iframe src="¢"></iframe>',
  '<iframe srcdoc="<script>§</script>"></iframe>',
  '<object data="¢"></object>',
  '<embed src="¢">',
  '<video poster="¢"></video>',
  '<audio src="¢" autoplay></audio>',
  '<input type=image src="¢">',
  '<svg><image href="¢"/></svg>',
  '<svg><use href="¢#x"/></svg>',
  '<svg><filter><feImage href="¢"/></filter></svg>',
  '<body background="¢">',
  '<table background="¢"></table>',
  '<portal src="¢"></portal>',
  '<fencedframe src="¢"></fencedframe>',
]

const withAddresses = carriers.flatMap((carrier, place) =>
  addresses
    // Each carrier gets every fourth address.
    .filter((_, index) => (index + place) % 4 === 0)
    .map((address) => carrier.replaceAll('@', address.replaceAll('"', '&quot;'))),
)

const templates: Template[] = [
  ...firing.flatMap(([tag, name]) => handlers.map((handler) => tag + handler(name))),
  ...addresses,
  ...withAddresses,
  ...breakouts.flatMap((end) => inside.map((vector) => end + vector)),
  ...attributes,
  ...mutations,
  ...scripts,
  ...requests,
]

/** The number of distinct templates. */
export const distinct = new Set(templates).size

const fill = (template: Template, number: number) =>
  template
    .replaceAll('§', `${alarm}(${number})`)
    .replaceAll('¢', `//${canaryHost}/${number}`)
    .replaceAll('¤', String(number))

export const vectors: string[] = templates.map(fill)

/** Vectors for fields that hold an address. */
export const addressVectors: string[] = vectors.slice(
  firing.length * handlers.length,
  firing.length * handlers.length + addresses.length,
)
