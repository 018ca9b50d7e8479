import { use } from 'react'
import { Links, useMatches } from 'react-router'
import { DocumentContext } from './document-context.ts'
import { useNonce } from './nonce.ts'

/** Style sheets as a part of the page, so that nothing is requested before the first paint. */
export function InlineStyles({ hrefs }: { hrefs: Iterable<string> }) {
  const assets = use(DocumentContext)
  const nonce = useNonce()
  return [...hrefs].map((href) => {
    const text = assets?.inlineStyle(href)
    return text === undefined ? (
      <link key={href} rel="stylesheet" href={href} precedence="page" />
    ) : (
      <style key={href} href={href} precedence="page" nonce={nonce}>
        {text}
      </style>
    )
  })
}

/**
 * All style sheets of a page. React keeps such an element as it is when it hydrates; the sheets of routes visited later
 * are linked to.
 */
export function PageStyles() {
  const assets = use(DocumentContext)
  const nonce = useNonce()
  const matches = useMatches()
  if (!assets) return <Links nonce={nonce} />
  return <InlineStyles hrefs={new Set(matches.flatMap(({ id }) => assets.stylesOf(id)))} />
}
