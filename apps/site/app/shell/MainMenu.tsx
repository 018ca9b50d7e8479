import { useId } from 'react'
import { useLocation } from 'react-router'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Court } from '~/ui/Court.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { ariaCurrent } from './aria-current.ts'
import styles from './MainMenu.module.css'
import { MenuLink } from './MenuLink.tsx'
import type { MenuEntry } from './shell.ts'
import { type Panels, usePanels } from './use-panels.ts'
import { useTargetOpen } from './use-target-open.ts'

/** The id that opens the menu by `:target` below 1024 px until hydration. */
export const menuAnchor = 'menu'

/** From 1024 px: the first level in the bar, the second and third in a panel below it. */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  const text = useText()
  const panels = usePanels()
  const [open, setOpen] = useTargetOpen(menuAnchor, '(max-width: 1023px)')
  const close = () => {
    panels.close()
    if (open) setOpen(false)
  }
  if (entries.length === 0) return null
  return (
    <nav
      id={menuAnchor}
      className={styles.nav}
      data-open={open}
      aria-label={text('shell.mainMenu')}
      ref={panels.root}
    >
      {open ? (
        <button type="button" className={styles.away} aria-label={text('shell.closeMenu')} onClick={close}>
          <Icon name="close" />
        </button>
      ) : (
        <a className={styles.away} href="#content" aria-label={text('shell.closeMenu')}>
          <Icon name="close" />
        </a>
      )}
      <ul className={styles.list}>
        {entries.map((entry) =>
          entry.children.length > 0 ? (
            <PanelItem key={entry.id} entry={entry} panels={panels} onFollow={close} />
          ) : (
            <li key={entry.id}>
              <span className={styles.top}>
                <MenuLink entry={entry} className={styles.first} onClick={close} />
              </span>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

type ItemProps = { entry: MenuEntry; panels: Panels; onFollow: () => void }

function PanelItem({ entry, panels, onFollow }: ItemProps) {
  const text = useText()
  const { pathname } = useLocation()
  const panelId = useId()
  const { id, name, href } = entry
  const open = panels.isOpen(id)
  const disclosure = { 'aria-expanded': open ?? false, 'aria-controls': panelId }
  return (
    <li
      data-panel-of={id}
      data-open={open}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && panels.hover(id, true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && panels.hover(id, false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panels.close()
      }}
      onKeyDown={(event) => {
        const inPanel = event.target instanceof Element && event.target.closest('[data-panel]')
        if (event.key !== 'ArrowDown' || inPanel) return
        event.preventDefault()
        panels.enter(id)
      }}
    >
      <span className={styles.top} data-current={ariaCurrent(entry, pathname)}>
        {href && <MenuLink entry={entry} className={styles.first} onClick={onFollow} />}
        <button
          type="button"
          className={href ? styles.more : styles.first}
          aria-label={href ? text('shell.submenu', { name }) : undefined}
          {...disclosure}
          onClick={({ detail }) => panels.press(id, detail === 0)}
        >
          {!href && name}
          <Icon name="down" />
        </button>
      </span>
      <div className={styles.panel} id={panelId} data-panel="">
        <Court />
        <ul className={`wrap ${styles.groups}`}>
          {entry.children.map((group) => (
            <li key={group.id}>
              <MenuLink entry={group} className={`d d5 ${styles.group}`} onClick={onFollow} />
              {group.children.length > 0 && (
                <ul className={styles.leaves}>
                  {group.children.map((leaf) => (
                    <li key={leaf.id}>
                      <MenuLink entry={leaf} className={styles.leaf} onClick={onFollow} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
