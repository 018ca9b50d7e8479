import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { type LightboxPicture, pictureHash, pictureInHash } from '~/ui/lightbox.ts'

const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)

/** History state of an entry pushed by opening a picture: going back closes it. */
const openedHere = { pictureOpened: true }
const wasOpenedHere = (state: Partial<typeof openedHere> | null) => state?.pictureOpened === true

/**
 * The open picture is the one in the address. Opening pushes a history entry, so that going back closes it; moving to
 * another picture replaces it.
 */
export function useOpenPicture(walk: readonly LightboxPicture[], list: RefObject<HTMLElement | null>) {
  const language = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLElement>(null)
  const lastId = useRef<string>(undefined)
  const { search, state } = location

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address may have changed whenever the router has moved
  useEffect(() => {
    const id = pictureInHash(window.location.hash)
    const place = walk.findIndex((picture) => picture.id === id)
    setIndex(place < 0 ? undefined : place)
  }, [walk, location])

  // After closing, the focus goes to the link that opened it, else to the last picture shown, else to the first.
  useEffect(() => {
    if (index !== undefined) {
      lastId.current = walk[index]?.id
      return
    }
    if (lastId.current === undefined) return
    const own = document.getElementById(pictureHash(lastId.current, language).slice(1))
    const back = opener.current?.isConnected ? opener.current : (own ?? list.current?.querySelector('a'))
    lastId.current = undefined
    opener.current = null
    back?.focus()
  }, [index, walk, list, language])

  const move = useCallback(
    (place: number) => {
      const picture = walk[place]
      if (!picture) return
      setIndex(place)
      // Not by the router, which would render the whole page; it keeps its state of the entry.
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
      navigate({ search, hash }, { state: openedHere, preventScrollReset: true })
    },
    [walk, language, navigate, search],
  )
  const close = useCallback(() => {
    setIndex(undefined)
    if (wasOpenedHere(state)) navigate(-1)
    else navigate({ search }, { replace: true, preventScrollReset: true })
  }, [navigate, search, state])
  return { index, open, move, close }
}
