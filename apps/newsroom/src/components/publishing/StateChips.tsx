'use client'
import { useTranslation } from '@payloadcms/ui'
import { publishTime } from '../../publishing/publish-time.ts'
import { publishingStateOf, type StoredState } from '../../publishing/publishing-state.ts'
import { useText } from '../match-sheet/use-text.ts'
import { stateTexts, texts } from './texts.ts'
import './publishing.css'

type Props = {
  published: StoredState['published']
  changed: boolean
  languages: { hu: boolean; en: boolean }
  now: number
}

/** What visitors see of a document, and in which languages; never by colour alone. */
export function StateChips({ published, changed, languages, now }: Props) {
  const t = useText()
  const { language } = useTranslation().i18n
  const state = publishingStateOf(published, now)
  const time =
    state === 'scheduled' && published?.publishDate
      ? `, ${publishTime(published.publishDate, now, language === 'en' ? 'en' : 'hu')}`
      : ''
  return (
    <span className="state-chips">
      <span className="state-chips__state" data-state={state}>
        {t(stateTexts[state])}
        {time}
        {changed ? ` · ${t(texts.changed)}` : ''}
      </span>
      {(['hu', 'en'] as const).map((code) => (
        <span key={code} className="state-chips__language" data-written={languages[code]}>
          {code} <span aria-hidden="true">{languages[code] ? '✓' : '–'}</span>
          <span className="state-chips__spoken">{t(languages[code] ? texts.hasText : texts.hasNoText)}</span>
        </span>
      ))}
    </span>
  )
}
