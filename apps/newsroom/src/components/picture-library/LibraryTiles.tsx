'use client'
import { useListDrawerContext, useListQuery, useLocale, useSelection } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { useText } from '../match-sheet/use-text.ts'
import { PictureTexts } from '../picture-texts/PictureTexts.tsx'
import { usePictureTexts } from '../picture-texts/use-picture-texts.ts'
import { texts } from './texts.ts'
import { WhereUsed } from './WhereUsed.tsx'
import '../picture-uploads/picture-uploads.css'

type Picture = {
  id: number
  filename?: string | null
  url?: string | null
  alt?: string | null
  name?: string | null
  folder?: string | null
  sizes?: { small?: { url?: string | null } }
}

type Props = { collection: 'media' | 'gallery-files'; canWrite: boolean; canSelect: boolean }

const galleryTexts = ['alt', 'name'] as const
const mediaTexts = ['alt'] as const
const keep = () => undefined

function Words({ picture, collection }: { picture: Picture; collection: Props['collection'] }) {
  const locale = useLocale().code
  const { text, change, flush, state } = usePictureTexts({
    collection,
    id: picture.id,
    locale,
    stored: { alt: picture.alt ?? '', name: picture.name ?? '' },
    onSaved: keep,
  })
  return (
    <PictureTexts
      of={picture.filename ?? String(picture.id)}
      fields={[...(collection === 'media' ? mediaTexts : galleryTexts)]}
      text={text}
      state={state}
      isDisabled={false}
      onChange={change}
      onLeave={flush}
    />
  )
}

function LibraryTile({ picture, collection, canWrite, canSelect }: Props & { picture: Picture }) {
  const t = useText()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { selected, setSelection } = useSelection()
  const { id, filename, url, alt, name, folder, sizes } = picture
  const file = filename ?? String(id)
  const source = sizes?.small?.url ?? url
  // biome-ignore lint/performance/noImgElement: the newsroom's own file, in a size that fits
  const image = source ? <img src={source} alt="" loading="lazy" decoding="async" /> : null
  return (
    <li className="picture-tile library-tile" data-selected={selected.get(id) || undefined}>
      {isInDrawer ? (
        <button
          type="button"
          className="picture-tile__frame library-tile__open"
          aria-label={`${t(texts.choose)}: ${alt || file}`}
          onClick={() =>
            onSelect?.({ collectionSlug: collection as CollectionSlug, doc: picture, docID: String(id) })
          }
        >
          {image}
        </button>
      ) : (
        <a
          className="picture-tile__frame library-tile__open"
          href={`/admin/collections/${collection}/${id}`}
          aria-label={`${t(texts.open)}: ${alt || file}`}
        >
          {image}
        </a>
      )}
      {canSelect ? (
        <label className="library-tile__select">
          <input type="checkbox" checked={selected.get(id) ?? false} onChange={() => setSelection(id)} />
          <span className="nr-hidden">
            {t(texts.select)}: {file}
          </span>
        </label>
      ) : null}
      {canWrite && !isInDrawer ? (
        <Words picture={picture} collection={collection} />
      ) : (
        <p className="library-tile__text">{alt || name}</p>
      )}
      <p className="library-tile__file">
        {file}
        {folder ? <span className="nr-chip nr-chip--outline">{folder}</span> : null}
      </p>
      {canWrite && !isInDrawer ? <WhereUsed collection={collection} id={id} name={file} /> : null}
    </li>
  )
}

/** The pictures of this page of the list; in a drawer, to choose from. */
export function LibraryTiles(props: Props) {
  const { data } = useListQuery()
  const locale = useLocale().code
  return (
    <ul className="picture-tiles">
      {((data?.docs ?? []) as Picture[]).map((picture) => (
        <LibraryTile key={`${picture.id}-${locale}`} picture={picture} {...props} />
      ))}
    </ul>
  )
}
