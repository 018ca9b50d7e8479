import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BrandContext } from './brand/BrandContext.tsx'
import { brandOfDocument } from './brand/brand-script.ts'
import { DocumentContext } from './document/document-context.ts'
import { fetchPageData } from './document/page-data.ts'
import { documentAssets } from './document/page-document.client.ts'
import { loadMessagesOfDocument } from './i18n/load-messages.ts'
import { LastPath } from './shell/PageAnnouncer.tsx'
import { installPictureFallback } from './ui/picture-fallback.ts'

installPictureFallback(document)

// In development Vite adds the styles and React Router's own elements load the scripts.
const assets = import.meta.env.DEV ? undefined : documentAssets(window)

const brand = brandOfDocument(document)

const fetchData = fetchPageData(window.__reactRouterManifest?.version, (request) => window.fetch(request))

// Without its messages the page stays as the server rendered it, which works as plain HTML.
await loadMessagesOfDocument(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={assets}>
        <BrandContext value={brand}>
          <LastPath value={{ current: undefined }}>
            <HydratedRouter unstable_fetch={fetchData} />
          </LastPath>
        </BrandContext>
      </DocumentContext>
    </StrictMode>,
  )
})
