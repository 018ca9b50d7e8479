import type { ServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { readFirstSteps } from '../../first-steps/first-steps.ts'
import { stepTexts, texts } from './texts.ts'
import './first-steps.css'

/** What is left to do for a new club; only admins can do all of it. */
export async function FirstSteps({ payload, user, i18n }: ServerProps) {
  if (!hasRole(user ?? null, 'admin')) return null
  const steps = await readFirstSteps({ payload })
  const left = steps.filter(({ isDone }) => !isDone)
  if (left.length === 0) return null
  const t = (text: Bilingual) => textFor({ i18n: i18n ?? { language: 'hu' } }, text)
  return (
    <section className="first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">{t(texts.title)}</h2>
      <p>{t(texts.lead)}</p>
      <p className="first-steps__done">{t(texts.done(steps.length - left.length, steps.length))}</p>
      <ul>
        {left.map(({ id, href }) => (
          <li key={id}>
            <a href={href} aria-describedby={`first-steps-${id}`}>
              {t(stepTexts[id].name)}
            </a>
            <p id={`first-steps-${id}`}>{t(stepTexts[id].why)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
