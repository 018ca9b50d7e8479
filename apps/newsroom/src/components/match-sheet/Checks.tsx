import type { Side } from '@palank/sport/game'
import { bilingual } from '../../bilingual.ts'
import { sides } from '../../match-sheet/draft.ts'
import { type Balance, balanceText, type Finding, type Target } from '../../match-sheet/findings.ts'
import { texts } from './texts.ts'
import type { Text } from './use-text.ts'

type Props = {
  findings: readonly Finding[]
  balances: Record<Side, Balance>
  onJump: (target: Target) => void
  t: Text
}

function counts(findings: readonly Finding[]) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const joinTexts = (...parts: (string | false)[]) => parts.filter(Boolean).join(', ')
  return bilingual(
    joinTexts(errors > 0 && `${errors} hiba`, warnings > 0 && `${warnings} figyelmeztetés`),
    joinTexts(errors > 0 && `${errors} to correct`, warnings > 0 && `${warnings} to look at`),
  )
}

const icons = { error: '✖', warning: '⚠\uFE0E' }

/** The balances stay visible while typing; below, each finding links to its cell. */
export function Checks({ findings: all, balances, onJump, t }: Props) {
  // A finding about two cells marks both, but is joinTexts once.
  const findings = all.filter(({ text }, at) => all.findIndex((other) => other.text.hu === text.hu) === at)
  const balanced = sides.every((side) => {
    const { found, expected } = balances[side]
    return found !== null && found === expected
  })
  const verdict = findings.length > 0 ? counts(findings) : balanced ? texts.allRight : texts.nothingWrong
  return (
    <>
      <div
        className="match-sheet__summary"
        data-worst={findings[0]?.severity ?? (balanced ? 'none' : undefined)}
        aria-live="polite"
      >
        {sides.map((side) => (
          <span key={side}>{t(balanceText(side, balances[side]))}</span>
        ))}
        <strong>{t(verdict)}</strong>
      </div>
      {findings.length > 0 && (
        <section className="match-sheet__findings" aria-label={t(texts.checks)}>
          <ul>
            {findings.map(({ severity, text, target }) => (
              <li key={text.hu}>
                <button
                  type="button"
                  className="match-sheet__finding"
                  data-problem={severity}
                  onClick={() => onJump(target)}
                >
                  <span className="match-sheet__severity">
                    <span aria-hidden="true">{icons[severity]}</span> {t(texts[severity])}
                  </span>
                  <span>{t(text)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
