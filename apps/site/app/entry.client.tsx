import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LastPath } from './shell/PageAnnouncer.tsx'

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
