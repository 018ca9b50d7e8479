'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { type Bilingual, bilingual } from '../bilingual.ts'
import type { PurgeStatus } from '../purge/purge-status.ts'
import { useText } from './match-sheet/use-text.ts'
import { usePurgeStatus } from './use-purge-status.ts'

const texts: Record<PurgeStatus['state'], Bilingual> = {
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

/** Tells after a save when visitors see it. */
export function OnSite() {
  const t = useText()
  const { language } = useTranslation().i18n
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const source = globalSlug ?? (id ? `${collectionSlug}:${id}` : undefined)
  const status = usePurgeStatus(source, String(data?.updatedAt ?? ''))
  const seconds = status?.seconds?.toLocaleString(language)
  // Always there: a live region is read out only if it existed before its text.
  return (
    <p className="on-site" role="status" data-state={status?.state}>
      {status ? t(texts[status.state]) : null}
      {seconds ? ' ' : null}
      {seconds ? <small>{t(bilingual(`${seconds} másodperc`, `${seconds} seconds`))}</small> : null}
    </p>
  )
}
