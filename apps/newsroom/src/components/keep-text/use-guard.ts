'use client'
import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { Saver } from './use-save.ts'

type Go = () => void

/** Leaves the page: not a new tab, a download, another place of this page or a link in the text being written. */
function leavingAddress(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest('a')
  if (!link?.href || link.target === '_blank' || link.download || link.closest('[contenteditable="true"]'))
    return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return undefined
  const withoutHash = (address: string) => address.split('#')[0]
  return withoutHash(link.href) === withoutHash(window.location.href) ? undefined : link.href
}

/** The button of the language selector, which Payload offers no way to hold back. */
const languageButton = (event: MouseEvent) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button')
  return button?.querySelector('.localizer__locale-code[data-locale]') ? button : undefined
}

type Ask = {
  /** Nothing could be saved, or is saved only by a person's choice: leave all the same? */
  leave: (go: Go) => void
  changeLanguage: (go: Go) => void
  /** A draft could not be saved before the language is changed. */
  notChanged: () => void
}

/** Saves a draft, or asks, before the page or its language is changed. On the browser's way back it can only save. */
export function useGuard({ isAutosaved, status, save }: Saver, ask: Ask): void {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const latest = useRef({ isAutosaved, save, ask })
  latest.current = { isAutosaved, save, ask }
  const isAllowed = useRef(false)

  useEffect(() => {
    const isUnsaved = () => {
      const { isModified, isBusy } = status.current
      return !isAllowed.current && (isModified || (isBusy && latest.current.isAutosaved))
    }
    const allow = (go: Go) => () => {
      isAllowed.current = true
      go()
      // The form stays where the person comes back, or where the way was an address of the same page.
      setTimeout(() => {
        isAllowed.current = false
      }, 2000)
    }
    const leave = async (go: Go) => {
      const allowed = allow(go)
      if (latest.current.isAutosaved && (await latest.current.save())) allowed()
      else latest.current.ask.leave(allowed)
    }
    const changeLanguage = async (go: Go) => {
      const allowed = allow(go)
      if (!latest.current.isAutosaved) latest.current.ask.changeLanguage(allowed)
      else if (await latest.current.save()) allowed()
      else latest.current.ask.notChanged()
    }
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onClick = (event: MouseEvent) => {
      if (!isUnsaved()) return
      const button = languageButton(event)
      if (button) {
        stop(event)
        void changeLanguage(() => button.click())
        return
      }
      // Without autosave Payload's own question comes.
      const address = latest.current.isAutosaved ? leavingAddress(event) : undefined
      if (!address) return
      stop(event)
      void leave(() => {
        const { origin } = window.location
        if (address.startsWith(`${origin}/admin`)) startRouteTransition(() => router.push(address))
        else window.location.assign(address)
      })
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!latest.current.isAutosaved || !isUnsaved()) return
      event.preventDefault()
      void latest.current.save()
    }
    // Before the router's own listener, which takes the form away.
    const onWayBack = () => {
      if (latest.current.isAutosaved && isUnsaved()) void latest.current.save()
    }
    window.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onWayBack, true)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onWayBack, true)
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [status, router, startRouteTransition])
}
