import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LastPath } from './shell/PageAnnouncer.tsx'
import { installPictureFallback } from './ui/picture-fallback.ts'

installPictureFallback(document)

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
