import type { Readiness } from '../../match-day/readiness.ts'
import type { Context } from './context.ts'
import { partTexts, texts } from './texts.ts'

type Props = { parts: Readiness[]; context: Context }

/** What is ready for a match and what is missing: a tick or a dash, and words for those who hear it. */
export function Chips({ parts, context: { t } }: Props) {
  return (
    <ul className="match-day__chips">
      {parts.map(({ part, isReady }) => (
        <li key={part} className={isReady ? 'nr-chip' : 'nr-chip nr-chip--outline'}>
          {t(partTexts[part])} <span aria-hidden="true">{isReady ? '✓' : '–'}</span>
          <span className="nr-hidden">{t(isReady ? texts.ready : texts.missing)}</span>
        </li>
      ))}
    </ul>
  )
}
