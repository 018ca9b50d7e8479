import { CrestImage } from './CrestImage.tsx'
import { Icon } from './Icon.tsx'
import type { SetupForm } from './use-setup.ts'

/** What was said at the steps that are done. */
function summaryOf({ draft, t }: SetupForm, step: number): string | undefined {
  if (step === 1) return draft.name
  if (step === 2) return `${draft.club} ${draft.ball}`
  if (step === 3) return t.summaryLanguages(draft.hasEnglish)
  return step === 4 ? t.summaryTeams(draft.league, draft.teams.length) : undefined
}

type Props = { form: SetupForm; step: number; crest: string; goTo: (step: number) => void }

export function StepList({ form, step, crest, goTo }: Props) {
  const { draft, t } = form
  return (
    <>
      <CrestImage className="cr" src={crest} />
      <h1 className="d">{t.title}</h1>
      <ol className="stp">
        {t.steps.map((name, index) => {
          const number = index + 1
          const isDone = number < draft.reached && number !== step
          const words = (
            <>
              {isDone ? <Icon name="tick" /> : <span className="num">{number}</span>}
              <span className="stp__t">
                <b>{name}</b>
                {isDone && <small>{summaryOf(form, number)}</small>}
              </span>
            </>
          )
          return (
            <li
              key={name}
              className={number === step ? 'on' : isDone ? 'ok' : ''}
              aria-current={number === step ? 'step' : undefined}
            >
              {number <= draft.reached && number !== step ? (
                <button type="button" onClick={() => goTo(number)}>
                  {words}
                </button>
              ) : (
                <span className="stp__n">{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
