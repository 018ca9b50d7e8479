import { use } from 'react'
import { Scripts } from 'react-router'
import { DocumentContext } from './document-context.ts'
import { useNonce } from './nonce.ts'

/** The loader data and the script that starts the app, in place of React Router's `<Scripts>`. */
export function PageScripts() {
  const assets = use(DocumentContext)
  const nonce = useNonce()
  if (!assets) return <Scripts nonce={nonce} />
  const { handoff = '', boot = '' } = assets.inlineScripts ?? {}
  return [handoff, boot].map((text, place) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: two scripts in a fixed order
      key={place}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ))
}
