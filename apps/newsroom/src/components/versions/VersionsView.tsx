import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps } from 'payload'
import { bilingual, textFor } from '../../bilingual.ts'
import { readVersions } from '../../drafts/read-versions.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import './versions.css'

const texts = {
  title: bilingual('Verziók', 'Versions'),
  lead: bilingual(
    'Nyiss meg egyet, hogy lásd, miben más. Ha visszaállítod, vázlat lesz belőle: az oldalon addig a közzétett marad, amíg közzé nem teszed.',
    'Open one to see how it differs. Restoring makes it a draft: the site keeps what is published until you publish it.',
  ),
  when: bilingual('Mikor', 'When'),
  who: bilingual('Ki mentette', 'Saved by'),
  state: bilingual('Állapot', 'State'),
  published: bilingual('Közzétéve', 'Published'),
  draft: bilingual('Vázlat', 'Draft'),
  autosaved: bilingual('Vázlat, írás közben mentve', 'Draft, saved while writing'),
  nobody: bilingual('Rendszer vagy törölt felhasználó', 'The system, or an account that is gone'),
}

/** In place of Payload's list, which does not say who. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || !docID) return null
  const { slug, labels, admin } = collectionConfig
  const t = (text: ReturnType<typeof bilingual>) => textFor(req, text)
  const language = req.i18n.language === 'en' ? 'en' : 'hu'
  const versions = await readVersions(req, slug as CollectionSlug, docID)
  const now = Date.now()
  const stateOf = (version: (typeof versions)[number]) => {
    if (version.isPublished) return texts.published
    return version.isAutosaved ? texts.autosaved : texts.draft
  }
  return (
    <Gutter className="versions-view">
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={labels.plural}
        useAsTitle={admin.useAsTitle ?? 'id'}
        view={t(texts.title)}
      />
      <h2>{t(texts.title)}</h2>
      <p>{t(texts.lead)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(texts.when)}</th>
            <th scope="col">{t(texts.who)}</th>
            <th scope="col">{t(texts.state)}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <td>
                <a href={`/admin/collections/${slug}/${docID}/versions/${version.id}`}>
                  <time dateTime={version.savedAt}>{publishTime(version.savedAt, now, language)}</time>
                </a>
              </td>
              <td>{version.writer ?? t(texts.nobody)}</td>
              <td>{t(stateOf(version))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gutter>
  )
}
