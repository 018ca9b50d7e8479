import { getTranslation } from '@payloadcms/translations'
import type { ServerProps, VisibleEntities } from 'payload'
import { hasRole, type Role, roleLabels } from '../../access/roles.ts'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { type Place, placesFor } from '../../nav/places.ts'
import { Logo } from '../Logo.tsx'
import { NavFrame } from './NavFrame.tsx'
import type { NavGroup } from './NavList.tsx'
import { groupTexts, viewTexts } from './texts.ts'
import './nav.css'

type Props = ServerProps & {
  visibleEntities?: VisibleEntities
  viewType?: string
  /** Of an open document. */
  documentSubViewType?: string
}

/** Views of ours, with the role that opens them; all others check it again. */
const views: [name: string, ...needed: Role[]][] = [
  ['today'],
  ['scheduled', 'editor'],
  ['import', 'statistician'],
  ['children', 'child_protection'],
]

const hrefOf = ({ id, kind }: Place): string =>
  ({
    collection: `/admin/collections/${id}`,
    global: `/admin/globals/${id}`,
    view: id === 'today' ? '/admin' : `/admin/${id}`,
  })[kind]

/** The newsroom's navigation: what the person may open, in the words of the screens. */
export function Nav(props: Props) {
  const { payload, i18n, user, permissions, visibleEntities, viewType, documentSubViewType } = props
  if (!user) return null
  const t = (text: Bilingual) => textFor({ i18n }, text)
  const readable = (kind: 'collections' | 'globals') =>
    (visibleEntities?.[kind] ?? []).filter((slug) => permissions?.[kind]?.[slug as never]?.['read' as never])

  const labelOf = ({ id, kind }: Place): string => {
    if (kind === 'view') return t(viewTexts[id] ?? { hu: id, en: id })
    const global = payload.config.globals.find(({ slug }) => slug === id)
    if (kind === 'global') return getTranslation(global?.label ?? id, i18n)
    const collection = payload.config.collections.find(({ slug }) => slug === id)
    return getTranslation(collection?.labels.plural ?? id, i18n)
  }
  const groups: NavGroup[] = placesFor({
    collections: readable('collections'),
    globals: readable('globals'),
    views: views
      .filter(([, ...needed]) => needed.length === 0 || hasRole(user, ...needed))
      .map(([name]) => name),
  }).map(({ id, places }) => ({
    id,
    label: groupTexts[id] ? t(groupTexts[id]) : undefined,
    entries: places.map((place) => ({
      ...place,
      htmlId: place.kind === 'global' ? `nav-global-${place.id}` : `nav-${place.id}`,
      href: hrefOf(place),
      label: labelOf(place),
    })),
  }))
  const [role] = user.roles ?? []
  // Two languages side by side need the room.
  const isDocument = Boolean(documentSubViewType) || viewType === 'document'
  return (
    <NavFrame
      groups={groups}
      isPinned={!isDocument}
      lockup={<Logo />}
      user={{
        id: String(user.id),
        name: user.name,
        // Without what stands in brackets after it.
        role: role ? (t(roleLabels[role]).split(' (')[0] ?? '') : '',
      }}
    />
  )
}
