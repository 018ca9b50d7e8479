import { use } from 'react'
import { Scripts } from 'react-router'
import { DocumentContext } from './document-context.ts'
import { useNonce } from './nonce.ts'

function InlineScript({ text }: { text: string }) {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

/** The loader data and the script that starts the app, in place of React Router's `<Scripts>`. */
export function PageScripts() {
  const assets = use(DocumentContext)
  const nonce = useNonce()
  if (!assets) return <Scripts nonce={nonce} />
  const { handoff = '', boot = '' } = assets.inlineScripts ?? {}
  return (
    <>
      <InlineScript text={handoff} />
      <InlineScript text={boot} />
    </>
  )
}
