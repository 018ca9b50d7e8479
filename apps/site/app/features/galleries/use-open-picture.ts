import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { type LightboxPicture, pictureHash, pictureInHash } from '~/ui/lightbox.ts'

const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)

/** The mark of an address that the page itself has gone to, so that the one before it is the page without a picture. */
const opened = { pictureOpened: true }
const isOpened = (state: Partial<typeof opened> | null) => state?.pictureOpened === true

/**
 * Which picture of the walk is open: the address says it. Opening one is a step of the history, so that going back
 * closes it; moving on to another is none.
 */
export function useOpenPicture(walk: readonly LightboxPicture[], list: RefObject<HTMLElement | null>) {
  const language = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLElement>(null)
  const shown = useRef<string>(undefined)
  const { search, state } = location

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may have changed whenever the router has moved
  useEffect(() => {
    const id = pictureInHash(window.location.hash)
    const place = walk.findIndex((picture) => picture.id === id)
    setIndex(place < 0 ? undefined : place)
  }, [walk, location])

  // However it was closed, the focus goes to the picture it came from, else to the one that was shown or the first.
  useEffect(() => {
    if (index !== undefined) {
      shown.current = walk[index]?.id
      return
    }
    if (shown.current === undefined) return
    const own = document.getElementById(pictureHash(shown.current, language).slice(1))
    const back = opener.current?.isConnected ? opener.current : (own ?? list.current?.querySelector('a'))
    shown.current = undefined
    opener.current = null
    back?.focus()
  }, [index, walk, list, language])

  const move = useCallback(
    (place: number) => {
      const picture = walk[place]
      if (!picture) return
      setIndex(place)
      // Behind the router, which would draw all of the page anew: it keeps its own state of the entry.
      window.history.replaceState(window.history.state, '', pictureHash(picture.id, language))
    },
    [walk, language],
  )
  const open = useCallback(
    (event: MouseEvent<HTMLElement>, id: string) => {
      const place = walk.findIndex((picture) => picture.id === id)
      if (place < 0 || !isPlain(event)) return
      event.preventDefault()
      opener.current = event.currentTarget
      setIndex(place)
      const hash = pictureHash(id, language)
      navigate({ search, hash }, { state: opened, preventScrollReset: true })
    },
    [walk, language, navigate, search],
  )
  const close = useCallback(() => {
    setIndex(undefined)
    if (isOpened(state)) navigate(-1)
    else navigate({ search }, { replace: true, preventScrollReset: true })
  }, [navigate, search, state])
  return { index, open, move, close }
}
