'use client'
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { isSameQuery, listAddress, shown } from '../../lists/filters.ts'
import type { Folder } from '../../picture-library/read-folders.ts'
import '../lists/lists.css'
import { useText } from '../match-sheet/use-text.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { texts } from './texts.ts'

type Props = { collection: CollectionSlug; folders: Folder[] }
type Choice = { name: string; label: string; where: Where; pictures?: number }

/** Folders and what is missing, as links; in a drawer as buttons. */
export function LibraryFilters({ collection, folders }: Props) {
  const t = useText()
  const { query, refineListData } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const choices: Choice[] = [
    { name: 'all', label: t(texts.all), where: {} },
    { name: 'silent', label: t(texts.withoutAlt), where: shown('without_alt') },
    ...folders.map(({ name, pictures }) => ({
      name: `folder-${name}`,
      label: name,
      where: { folder: { equals: name } },
      pictures,
    })),
  ]
  return (
    <nav className="quick-filters" aria-label={t(texts.filters)}>
      <ul>
        {choices.map(({ name, label, where, pictures }) => {
          const isOn = isSameQuery(query?.where ?? {}, where)
          const content = (
            <>
              {pictures === undefined ? null : <PictureIcon name="folder" />}
              {label}
              {pictures === undefined ? null : <span className="quick-filters__count">{pictures}</span>}
            </>
          )
          const choose = () => void refineListData({ where, page: 1 })
          return (
            <li key={name}>
              {isInDrawer ? (
                <button type="button" aria-pressed={isOn} onClick={choose}>
                  {content}
                </button>
              ) : (
                <a
                  href={listAddress(collection, where)}
                  {...(isOn ? { 'aria-current': 'true' as const } : {})}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                    event.preventDefault()
                    choose()
                  }}
                >
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
