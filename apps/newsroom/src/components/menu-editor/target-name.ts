import type { Language } from '@palank/routes'
import { idOf } from '../../id-of.ts'
import type { MenuRow } from '../../menu-editor/drawn-menu.ts'
import { screens, targetOf } from '../../menu-editor/screens.ts'
import type { Text } from '../match-sheet/use-text.ts'
import type { useTargets } from './targets-store.ts'
import { texts } from './texts.ts'

type Row = Pick<MenuRow, 'type' | 'link' | 'page'>

/** What must be asked about a row. */
export function askedOf({ type, link, page }: Row): { pages: number[]; paths: string[] } {
  const id = Number(idOf(page) ?? 0)
  if (type === 'static_page') return { pages: id ? [id] : [], paths: [] }
  const target = link ? targetOf(link.trim()) : undefined
  return { pages: [], paths: target?.kind === 'document' ? [target.path] : [] }
}

/** The title of the page, the name of the screen, or the outside address; empty if there is none. */
export function targetName(
  { type, link, page }: Row,
  { pages, paths }: Pick<ReturnType<typeof useTargets>, 'pages' | 'paths'>,
  language: Language,
  t: Text,
): string {
  if (type === 'static_page') {
    const id = Number(idOf(page) ?? 0)
    if (!id) return ''
    const found = pages.get(id)
    if (found === undefined) return t(texts.looking)
    return found ? found.title[language] || found.title.hu || found.title.en : ''
  }
  if (!link?.trim()) return ''
  const target = targetOf(link.trim())
  if (target.kind === 'screen') {
    const screen = screens.find(({ id }) => id === target.id)
    return screen ? t(screen.name) : ''
  }
  if (target.kind === 'document') return paths.get(target.path)?.title || target.path
  return target.kind === 'other' ? target.name : link
}
