import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessagesOfDocument } from './i18n/load-messages.ts'
import { LastPath } from './shell/PageAnnouncer.tsx'

// Without its messages the page stays as the server rendered it, which works as plain HTML.
await loadMessagesOfDocument(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LastPath value={{ current: undefined }}>
        <HydratedRouter />
      </LastPath>
    </StrictMode>,
  )
})
