'use client'
import { Link, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { textFor } from '../../bilingual.ts'
import { keepMending } from '../markup/mend-markup.ts'
import { LineIcon } from './LineIcon.tsx'
import { type NavGroup, NavList } from './NavList.tsx'
import { type NavPerson, NavUser } from './NavUser.tsx'
import { texts } from './texts.ts'
import { useCounts } from './use-counts.ts'

type Props = {
  groups: NavGroup[]
  user: NavPerson
  /** Open beside the page where there is room; otherwise behind a button. */
  isPinned: boolean
  lockup: ReactNode
}

/** The navigation beside the page, and the same in a drawer where there is no room for it. */
export function NavFrame({ groups, user, isPinned, lockup }: Props) {
  const { i18n } = useTranslation()
  const t = (text: (typeof texts)['menu']) => textFor({ i18n }, text)
  const pathname = usePathname()
  const counts = useCounts(user.id, pathname)
  const drawer = useRef<HTMLDialogElement>(null)
  // Drawn at the first opening, and kept: a link must stay until its click is over.
  const [isDrawn, setDrawn] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isDrawn && isOpen && !drawer.current?.open) drawer.current?.showModal()
  }, [isDrawn, isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of page closes it
  useEffect(() => drawer.current?.close(), [pathname])
  useEffect(() => {
    // At the window: the question about unsaved text, which stops the click, must not stand behind the drawer.
    const onClick = ({ target }: MouseEvent) => {
      const dialog = drawer.current
      if (!dialog?.open || !(target instanceof Element)) return
      if (target === dialog || (dialog.contains(target) && target.closest('a'))) dialog.close()
    }
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])

  useEffect(() => keepMending(i18n.language), [i18n.language])

  const content = (hasIds: boolean) => (
    <>
      <nav className="nr-nav__places" aria-label={t(texts.menu)}>
        <NavList groups={groups} pathname={pathname} counts={counts} hasIds={hasIds} />
      </nav>
      <NavUser user={user} />
    </>
  )
  const brand = (
    <Link className="nr-nav__brand" href="/admin" prefetch={false}>
      {lockup}
      <span className="nr-hidden">, {t(texts.newsroom)}</span>
    </Link>
  )
  return (
    <div className="nr-nav" data-pinned={isPinned}>
      <button
        type="button"
        className="nr-nav__burger"
        aria-label={t(texts.openMenu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setDrawn(true)
          setOpen(true)
        }}
      >
        <LineIcon name="menu" />
      </button>
      <aside className="nr-nav__side nr-dark">
        {brand}
        {content(true)}
      </aside>
      <dialog
        ref={drawer}
        className="nr-nav__drawer nr-dark"
        aria-label={t(texts.menu)}
        onClose={() => setOpen(false)}
      >
        {isDrawn && (
          <div className="nr-nav__sheet">
            <div className="nr-nav__top">
              {brand}
              <button
                type="button"
                className="nr-nav__close"
                aria-label={t(texts.closeMenu)}
                onClick={() => drawer.current?.close()}
              >
                <LineIcon name="close" />
              </button>
            </div>
            {content(false)}
          </div>
        )}
      </dialog>
    </div>
  )
}
