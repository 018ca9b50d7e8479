import { use } from 'react'
import { BrandStyleContext } from './BrandContext.tsx'

/** The club's tokens, in the document: nothing is requested before the first paint. */
export const BrandStyle = ({ nonce }: { nonce: string | undefined }) => (
  <style href="club" precedence="club" nonce={nonce}>
    {use(BrandStyleContext)}
  </style>
)
