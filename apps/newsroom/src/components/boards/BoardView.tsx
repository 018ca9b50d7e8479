import { SetStepNav } from '@payloadcms/ui'
import { textFor } from '../../bilingual.ts'
import { readBoard } from '../../boards/read-board.ts'
import { isBoard } from '../../boards/standing.ts'
import { type ListProps, PayloadTable } from '../lists/PayloadTable.tsx'
import { Board } from './Board.tsx'
import './boards.css'
import { boardTexts, texts } from './texts.ts'
import { wantsTable } from './wants-table.ts'

/** The list of sponsors, banners or popups: pictures in the order of the site; the table is one click away. */
export async function BoardView(props: ListProps) {
  const { collectionConfig, i18n, payload, searchParams, user, viewType, hasCreatePermission } = props
  const { slug } = collectionConfig
  const language = i18n.language === 'en' ? 'en' : 'hu'
  const address = `/admin/collections/${slug}`
  if (!isBoard(slug) || viewType === 'trash' || wantsTable(searchParams))
    return (
      <>
        {isBoard(slug) && viewType !== 'trash' ? (
          <p className="board-back">
            <a className="nr-link" href={address}>
              {textFor({ i18n }, texts.cards)}
            </a>
          </p>
        ) : null}
        <PayloadTable {...props} />
      </>
    )
  const { cards, isWhole } = await readBoard({ payload, user: user ?? null }, slug)
  return (
    <>
      <SetStepNav nav={[{ label: textFor({ i18n }, boardTexts[slug].title) }]} />
      <Board
        key={cards.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join()}
        collection={slug}
        cards={cards}
        isWhole={isWhole}
        canCreate={hasCreatePermission}
        now={Date.now()}
        language={language}
      />
    </>
  )
}
