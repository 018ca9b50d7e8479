import { TextField } from './TextField.tsx'
import type { SetupForm } from './use-setup.ts'

export function LanguageStep({ form }: { form: SetupForm }) {
  const { draft, change, t } = form
  return (
    <>
      <ul className="lgs">
        <li>
          <span className="lgs__k" aria-hidden="true">
            hu
          </span>
          <p>
            <b>{t.hungarian}</b>
            <span>{t.hungarianHint}</span>
          </p>
          <span className="st st--live">{t.mainLanguage}</span>
        </li>
        <li>
          <span className="lgs__k" aria-hidden="true">
            en
          </span>
          <p>
            <b id="setup-english">{t.english}</b>
            <span>{t.englishHint}</span>
          </p>
          <label className="switch">
            <input
              type="checkbox"
              aria-labelledby="setup-english"
              checked={draft.hasEnglish}
              onChange={({ target }) => change({ hasEnglish: target.checked })}
            />
            <span aria-hidden="true">{draft.hasEnglish ? t.on : t.off}</span>
          </label>
        </li>
      </ul>
      {draft.hasEnglish && (
        <div className="g2w">
          <TextField form={form} field="nameEn" label={t.nameEn} lang="en" required />
          <TextField form={form} field="shortNameEn" label={t.shortNameEn} lang="en" isOptional />
        </div>
      )}
      <span className="flabel">{t.numbers}</span>
      <dl className="facts">
        <div>
          <dt>{t.timeZone}</dt>
          <dd>{t.timeZoneValue}</dd>
        </div>
        <div>
          <dt>{t.number}</dt>
          <dd>{t.numberValue}</dd>
        </div>
      </dl>
    </>
  )
}
