import { SetStepNav } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { textFor } from '../../bilingual.ts'
import { texts as boardTexts } from '../boards/texts.ts'
import { wantsTable } from '../boards/wants-table.ts'
import { type ListProps, PayloadTable } from '../lists/PayloadTable.tsx'
import '../boards/boards.css'
import './menu-editor.css'
import { itemCount, listTexts, placeTexts } from './texts.ts'

/** More than the five places can hold. */
const mostMenus = 50

type Stored = {
  id: number
  name?: { hu?: string | null; en?: string | null }
  place?: string | null
  items?: unknown[] | null
}

async function readMenus(payload: Payload, user: TypedUser | null): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection: 'menus',
    locale: 'all',
    depth: 0,
    limit: mostMenus,
    sort: ['order', 'id'],
    select: { name: true, place: true, items: { type: true } },
    overrideAccess: false,
    user,
  })
  return docs as unknown as Stored[]
}

/** The menus by their places; an empty place says what the site shows instead. */
export async function MenuList(props: ListProps) {
  const { i18n, payload, searchParams, user, viewType, hasCreatePermission } = props
  const t = (text: Parameters<typeof textFor>[1]) => textFor({ i18n }, text)
  const language = i18n.language === 'en' ? 'en' : 'hu'
  const address = '/admin/collections/menus'
  if (viewType === 'trash') return <PayloadTable {...props} />
  if (wantsTable(searchParams))
    return (
      <>
        <p className="board-back">
          <a className="nr-link" href={address}>
            {t(boardTexts.cards)}
          </a>
        </p>
        <PayloadTable {...props} />
      </>
    )
  const menus = await readMenus(payload, (user as TypedUser | undefined) ?? null)
  return (
    <>
      <SetStepNav nav={[{ label: t(listTexts.title) }]} />
      <main className="nr-page">
        <header className="nr-head">
          <div>
            <h1 className="nr-title">{t(listTexts.title)}</h1>
            <p>{t(listTexts.lead)}</p>
          </div>
          <div className="nr-actions">
            <a className="nr-button nr-button--quiet" href={`${address}/trash`}>
              {t(boardTexts.trash)}
            </a>
            <a className="nr-button nr-button--outline" href={`${address}?view=table`}>
              {t(boardTexts.table)}
            </a>
            {hasCreatePermission ? (
              <a className="nr-button" href={`${address}/create`}>
                {t(listTexts.create)}
              </a>
            ) : null}
          </div>
        </header>
        <div className="menu-places">
          {placeTexts.map(({ place, name, empty }) => {
            const here = menus.filter((menu) => menu.place === place)
            return (
              <section key={place} className="nr-sheet" aria-label={t(name)}>
                <header className="nr-sheet__head">
                  <h2>{t(name)}</h2>
                </header>
                {here.length === 0 ? (
                  <div className="nr-empty">
                    <p>{t(empty)}</p>
                    {hasCreatePermission ? (
                      <a className="nr-link" href={`${address}/create`}>
                        {t(listTexts.createHere)}
                      </a>
                    ) : null}
                  </div>
                ) : (
                  <ul>
                    {here.map((menu) => (
                      <li key={menu.id} className="menu-places__menu">
                        <a href={`${address}/${menu.id}`}>
                          <strong>{menu.name?.[language] || menu.name?.hu || t(boardTexts.noTitle)}</strong>
                          <span>{t(itemCount(menu.items?.length ?? 0))}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            )
          })}
        </div>
      </main>
    </>
  )
}
