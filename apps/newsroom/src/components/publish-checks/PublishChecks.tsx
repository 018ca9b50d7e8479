'use client'
import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useRef } from 'react'
import { bilingual } from '../../bilingual.ts'
import { type Check, checksOf } from '../../publish-checks/checks.ts'
import { placeOf } from '../../refusals/refused-fields.ts'
import { useText } from '../match-sheet/use-text.ts'
import { goToField } from '../refusals/go-to-field.ts'
import { useWritten } from './use-written.ts'
import './publish-checks.css'

const texts = {
  title: bilingual('Közzététel előtt', 'Before publishing'),
  fine: bilingual('Minden rendben, kitehető.', 'All is well; it can be published.'),
  mend: bilingual('Pótlom', 'Mend it'),
  write: bilingual('Megírom', 'Write it'),
  stops: bilingual('Így nem tehető ki.', 'It cannot be published like this.'),
  warns: bilingual('Így is kitehető.', 'It can be published all the same.'),
}

export const checksId = 'publish-checks'

/** A picture is described in a window of its own, so that nothing written here is lost. */
function Remedy({ check: { place, text } }: { check: Check }) {
  const t = useText()
  const { i18n } = useTranslation()
  const { docConfig, id, collectionSlug } = useDocumentInfo()
  const link = useRef<HTMLAnchorElement>(null)
  if ('picture' in place)
    return (
      <a
        href={`/admin/collections/media/${place.picture}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t(texts.mend)}: ${t(text)}`}
      >
        {t(texts.mend)}
      </a>
    )
  if ('language' in place)
    return id ? (
      <a
        href={`/admin/collections/${collectionSlug}/${id}?locale=${place.language}`}
        aria-label={`${t(texts.write)}: ${t(text)}`}
      >
        {t(texts.write)}
      </a>
    ) : null
  const tab = placeOf((docConfig?.fields ?? []) as ClientField[], place.field.split('.'))?.tab
  return (
    <a
      ref={link}
      href={`#field-${place.field}`}
      aria-label={`${t(texts.mend)}: ${t(text)}`}
      onClick={(event) => {
        event.preventDefault()
        goToField(link.current?.closest('form'), place.field, tab && getTranslation(tab as string, i18n))
      }}
    >
      {t(texts.mend)}
    </a>
  )
}

/** What had better be mended before publishing, as the form stands now. It warns; only the server refuses. */
export function PublishChecks() {
  const t = useText()
  const checks = checksOf(useWritten())
  const summary = checks.some(({ stops }) => stops) ? texts.stops : texts.warns
  return (
    <section className="publish-checks" id={checksId} aria-labelledby={`${checksId}-title`} tabIndex={-1}>
      <h2 id={`${checksId}-title`}>{t(texts.title)}</h2>
      <p>{t(checks.length > 0 ? summary : texts.fine)}</p>
      <ul>
        {checks.map((check) => (
          <li key={check.id} data-stops={check.stops}>
            <p>
              <b>{t(check.text)}</b> <span>{t(check.hint)}</span>
            </p>
            <Remedy check={check} />
          </li>
        ))}
      </ul>
    </section>
  )
}
