'use client'
import type { SiteTexts } from '@palank/page-texts/sent-texts'
import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { bilingual } from '../../bilingual.ts'
import { idOf } from '../../id-of.ts'
import { descriptionLimit, lengthOf, titleLimit } from '../../page-preview/limits.ts'
import {
  type Fields,
  type Previewed,
  previewPath,
  previewTexts,
  shownFields,
} from '../../page-preview/preview-of.ts'
import type { PictureFact } from '../../publish-checks/picture-facts.ts'
import { shareKind, sharePosition } from '../../uploads/share-rules.ts'
import { useText } from '../match-sheet/use-text.ts'
import { usePictureFacts } from '../publish-checks/use-picture-facts.ts'
import { useOtherDocument } from '../two-languages/use-other-document.ts'
import './page-preview.css'

const texts = {
  shared: bilingual('Így látszik megosztva', 'How it looks shared'),
  found: bilingual('Így látszik a keresőkben', 'How search results show it'),
  title: bilingual('Cím', 'Title'),
  description: bilingual('Leírás', 'Description'),
  clubPicture: bilingual('A klub képe látszik itt.', 'The club’s picture is shown here.'),
  small: bilingual(
    'A kép kicsi: a klub képe látszik itt.',
    'The picture is small: the club’s is shown here.',
  ),
  held: bilingual('A kép nem közölhető.', 'The picture is not cleared.'),
  inHungarian: bilingual(
    'Angol cím nélkül a magyar látszik.',
    'Without an English title the Hungarian is shown.',
  ),
}

const names = [
  'title',
  'name',
  'lead',
  'description',
  'body',
  'slug',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const

function useTypedFields(): Fields {
  const state = useFormFields(([fields]) => fields)
  return Object.fromEntries(names.map((name) => [name, state[name]?.value]))
}

/** The cover; in a gallery without one, its first picture that may be shown. */
function useSharedPicture(): PictureFact | undefined {
  const cover = Number(idOf(useFormFields(([fields]) => fields.cover_image?.value)) ?? 0)
  const files = useFormFields(([fields]) => fields.files?.value)
  const ids = Array.isArray(files) ? files.map((file) => Number(idOf(file))) : []
  const facts = usePictureFacts(cover ? [cover] : [], ids)
  const own = facts.media.find(({ id }) => id === cover)
  if (ids.length === 0 || (own && !own.held)) return own
  const shown = facts['gallery-files'].filter(({ held }) => !held)
  return ids.flatMap((id) => shown.find((fact) => fact.id === id) ?? [])[0] ?? own
}

function SharedPicture({ picture }: { picture: PictureFact | undefined }) {
  const t = useText()
  const isSvg = picture?.filename.endsWith('.svg')
  const kind = picture && !isSvg ? shareKind(picture) : 'none'
  if (!picture?.url || picture.held || kind === 'none') {
    const reason = picture?.held ? texts.held : picture ? texts.small : texts.clubPicture
    return <p className="page-preview__picture page-preview__picture--none">{t(reason)}</p>
  }
  const position = kind === 'cut' ? { objectPosition: sharePosition(picture, picture.focal) } : {}
  return (
    <div className="page-preview__picture" data-kind={kind}>
      {/* biome-ignore-start lint/performance/noImgElement: the newsroom's own file, in a size that fits */}
      {kind === 'frame' ? <img src={picture.url} alt="" /> : null}
      <img src={picture.url} alt="" style={position} />
      {/* biome-ignore-end lint/performance/noImgElement: the newsroom's own file, in a size that fits */}
    </div>
  )
}

function Length({ name, text, limit }: { name: string; text: string; limit: number }) {
  const length = lengthOf(text)
  return (
    <li data-long={length > limit}>
      {name}: {length} / {limit}
    </li>
  )
}

/** Live while somebody types; the rules are those of the site itself. */
export function PreviewCards({ site, origin }: { site: SiteTexts; origin: string }) {
  const t = useText()
  const { id, collectionSlug } = useDocumentInfo()
  const language = useLocale().code === 'en' ? 'en' : 'hu'
  const typed = useTypedFields()
  const other = useOtherDocument()
  const picture = useSharedPicture()
  const fields = shownFields(language, typed, other?.language === 'hu' ? (other.doc as Fields) : undefined)
  const collection = collectionSlug as Previewed
  const sent = previewTexts(site, collection, fields)
  const { host } = new URL(origin)
  const path = previewPath(collection, language, fields, id)
  const ownTitle = String(fields.meta_title || fields.title || fields.name || '')
  return (
    <section className="page-preview">
      <h3>{t(texts.shared)}</h3>
      <div className="page-preview__card">
        <SharedPicture picture={picture} />
        <div>
          <small>{host}</small>
          <b>{sent.ogTitle}</b>
          <p>{sent.ogDescription}</p>
        </div>
      </div>
      <h3>{t(texts.found)}</h3>
      <div className="page-preview__result">
        <small>
          {host}
          {path
            .split('/')
            .filter(Boolean)
            .map((part) => ` › ${part}`)}
        </small>
        <b>{sent.title}</b>
        <p>{sent.description}</p>
      </div>
      <ul className="page-preview__lengths">
        <Length name={t(texts.title)} text={ownTitle} limit={titleLimit} />
        <Length name={t(texts.description)} text={sent.description ?? ''} limit={descriptionLimit} />
      </ul>
      {fields === typed ? null : <p>{t(texts.inHungarian)}</p>}
    </section>
  )
}
