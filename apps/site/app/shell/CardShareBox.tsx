import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '~/ui/ShareBox.module.css'
import { SharePanel } from '~/ui/ShareBox.tsx'
import { useAbsolute } from '~/ui/use-absolute.ts'
import { useDismiss } from '~/ui/use-dismiss.ts'

type OpenCard = { card: HTMLElement; button: HTMLButtonElement; title: string; link: string }

function cardOf({ target }: Event): OpenCard | undefined {
  const button = target instanceof Element ? target.closest('button') : null
  const card = button?.parentElement
  const { share: link, shareTitle: title } = card?.dataset ?? {}
  return button && card && link && title ? { card, button, title, link } : undefined
}

/** In the top layer: a card may be in a carousel that clips it. */
const showOnTop = (panel: HTMLElement | null) => panel?.showPopover?.()

function Panel({ open, onClose }: { open: OpenCard; onClose: () => void }) {
  const { card, button, title, link } = open
  const id = useId()
  const url = useAbsolute(link)
  const box = useRef(card)
  const close = () => {
    onClose()
    button.focus()
  }
  useDismiss(true, box, { onEscape: close, onOutside: onClose })
  // The button may be in HTML that React does not manage.
  useEffect(() => {
    button.setAttribute('aria-expanded', 'true')
    button.setAttribute('aria-controls', id)
    return () => {
      button.setAttribute('aria-expanded', 'false')
      button.removeAttribute('aria-controls')
    }
  }, [button, id])
  return createPortal(
    <div id={id} ref={showOnTop} popover="manual" className={`${styles.panel} ${styles.beside} on-dark`}>
      <SharePanel title={title} url={url} onClose={close} />
    </div>,
    card,
  )
}

/** E6: the share box of whichever card was asked; one for all cards, so that a card costs nothing to hydrate. */
export function CardShareBox() {
  const [open, setOpen] = useState<OpenCard>()
  useEffect(() => {
    const press = (event: Event) => {
      const pressed = cardOf(event)
      if (pressed) setOpen((current) => (current?.card === pressed.card ? undefined : pressed))
    }
    window.addEventListener('click', press)
    return () => window.removeEventListener('click', press)
  }, [])
  return open && <Panel key={open.link} open={open} onClose={() => setOpen(undefined)} />
}
