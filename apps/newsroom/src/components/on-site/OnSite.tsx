'use client'
import { useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { PurgeStatus } from '../../purge/purge-status.ts'
import type { Reason, SitePage } from '../../site-page/site-page.ts'
import { useText } from '../match-sheet/use-text.ts'
import './on-site.css'
import { usePurgeStatus } from './use-purge-status.ts'
import { useSitePage } from './use-site-page.ts'

const afterSave: Record<PurgeStatus['state'], Bilingual> = {
  none: bilingual('', ''),
  scheduled: bilingual(
    'Időzítve: magától jelenik meg az oldalon.',
    'Scheduled: it appears on the site by itself.',
  ),
  waiting: bilingual('Frissül az oldal…', 'The site is being updated…'),
  late: bilingual('Mentve. Az oldalon percekbe telhet.', 'Saved. It may take minutes on the site.'),
  live: bilingual('Kint van az oldalon.', 'Live on the site.'),
  gone: bilingual('Lekerült az oldalról.', 'Gone from the site.'),
}

const whyNot: Record<Reason, Bilingual> = {
  draft: bilingual('Vázlat: az oldalon még nem látszik.', 'Draft: not on the site yet.'),
  trashed: bilingual('A kukában van: az oldalon nem látszik.', 'In the trash: not on the site.'),
  scheduled: bilingual('Időzítve: az oldalon még nem látszik.', 'Scheduled: not on the site yet.'),
  no_title: bilingual(
    'Az oldalon nem látszik: előbb magyar cím kell hozzá.',
    'Not on the site: it needs a Hungarian title first.',
  ),
  no_video: bilingual(
    'Az oldalon nem látszik: hiányzik a videó címe.',
    'Not on the site: the address of the video is missing.',
  ),
  no_team: bilingual(
    'Nincs saját oldala: vedd fel egy csapat keretébe.',
    'No page of their own: add them to the squad of a team.',
  ),
  minor: bilingual(
    'Nincs saját oldala: kiskorú, és nincs hozzá hozzájárulás.',
    'No page of their own: a minor without consent for one.',
  ),
  hidden: bilingual('Az oldalon most nem látszik.', 'Not on the site now.'),
}

const published = bilingual('Kint van.', 'Live.')
const older = bilingual('Kint van, a módosításaid nélkül.', 'Live, without your changes.')
const see = bilingual('Megnézem az oldalon', 'See it on the site')

const momentIn = (language: string, moment: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'hu', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  }).format(new Date(moment))

function standingText(page: SitePage | undefined, isChanged: boolean): Bilingual | undefined {
  if (!page) return undefined
  if ('why' in page) return whyNot[page.why]
  return isChanged ? older : published
}

/** The moment of the last save that may have changed the site; an autosave does not. */
function useSavedAt(): string {
  const { data, mostRecentVersionIsAutosaved } = useDocumentInfo()
  const savedAt = useRef('')
  if (!mostRecentVersionIsAutosaved) savedAt.current = String(data?.updatedAt ?? '')
  return savedAt.current
}

/** Tells whether visitors see the document, and after a save when they see it; leads to its page. */
export function OnSite() {
  const t = useText()
  const { language } = useTranslation().i18n
  const { id, collectionSlug, globalSlug, unpublishedVersionCount = 0 } = useDocumentInfo()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const source = globalSlug ?? (id ? `${collectionSlug}:${id}` : undefined)
  const savedAt = useSavedAt()
  const followed = usePurgeStatus(source, savedAt)
  // The news of the last save is old news once somebody writes on.
  const status = isModified || followed?.state === 'none' ? undefined : followed
  const page = useSitePage({ collection: collectionSlug, id, locale }, `${savedAt} ${followed?.state}`)
  const text = status
    ? afterSave[status.state]
    : standingText(page, isModified || unpublishedVersionCount > 0)
  const seconds = status?.seconds?.toLocaleString(language)
  const from = !status && page && 'why' in page ? page.from : undefined
  return (
    <div className="on-site" data-state={status?.state ?? (text ? 'quiet' : undefined)}>
      {/* Always there: a live region is read out only if it existed before its text. */}
      <p role="status">
        {text ? t(text) : null}
        {seconds ? (
          <small>
            {t(bilingual(` ${seconds} másodperc alatt megjelent.`, ` It took ${seconds} seconds.`))}
          </small>
        ) : null}
        {from ? <small> {momentIn(language, from)}</small> : null}
      </p>
      {page && 'address' in page ? (
        <a href={page.address} target="_blank" rel="noreferrer">
          {t(see)}
        </a>
      ) : null}
    </div>
  )
}
