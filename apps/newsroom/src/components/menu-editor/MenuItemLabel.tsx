'use client'
import { useLocale, useRowLabel } from '@payloadcms/ui'
import { idOf } from '../../id-of.ts'
import { type MenuRow, targetProblem } from '../../menu-editor/drawn-menu.ts'
import { useText } from '../match-sheet/use-text.ts'
import './menu-editor.css'
import { askedOf, targetName } from './target-name.ts'
import { useTargets } from './targets-store.ts'
import { problemChips, texts } from './texts.ts'

/** A row of a menu says its label, where it leads, and what is wrong with that. */
export function MenuItemLabel() {
  const t = useText()
  const language = useLocale().code === 'en' ? 'en' : 'hu'
  const { data } = useRowLabel<Omit<MenuRow, 'rows'>>()
  const row = { ...data, page: idOf(data?.page) }
  const { pages, paths } = askedOf(row)
  const targets = useTargets(pages, paths)
  const name = row.name?.trim()
  const target = targetName(row, targets, language, t)
  const isOwnAddress = row.type !== 'external_url' || Boolean(row.link)
  // An outside address without a translation is the Hungarian one.
  const problem = isOwnAddress || language === 'hu' ? targetProblem(row, language, targets.lookup) : null
  return (
    <span className="menu-item-label">
      <span className="menu-item-label__name">{name || t(texts.unnamed)}</span>
      {target ? (
        <span className="menu-item-label__target">
          <span aria-hidden="true">→ </span>
          <span className="nr-hidden">{t(texts.leadsTo)} </span>
          {target}
          {row.type === 'static_page' ? ` (${t(texts.page)})` : ''}
        </span>
      ) : null}
      {problem ? <span className="nr-chip nr-chip--error">{t(problemChips[problem])}</span> : null}
      {name ? null : <span className="nr-chip nr-chip--outline">{t(problemChips.no_label)}</span>}
    </span>
  )
}
