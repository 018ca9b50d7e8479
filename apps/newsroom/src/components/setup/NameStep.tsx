import type { ChangeEvent } from 'react'
import { useState } from 'react'
import { addressOf, CrestImage } from './CrestImage.tsx'
import { Icon } from './Icon.tsx'
import { TextField } from './TextField.tsx'
import { requestOf, type SetupForm } from './use-setup.ts'

export type Crest = { svg: string; isOwn: boolean; hasColours?: boolean }

type Answer = {
  svg?: string
  colours?: { club: string; ball: string } | null
  errors?: { message: string }[]
}
type Props = { form: SetupForm; crest: Crest; setCrest: (crest: Crest) => void }

function CrestUpload({ form, crest, setCrest }: Props) {
  const { t } = form
  const [error, setError] = useState('')
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const response = await requestOf(form, '/crest', 'PUT', await file.text()).catch(() => undefined)
    const answer: Answer | undefined = await response?.json().catch(() => undefined)
    target.value = ''
    if (!response?.ok || !answer?.svg) return setError(answer?.errors?.[0]?.message ?? t.crestFailed)
    setError('')
    setCrest({ svg: answer.svg, isOwn: true, hasColours: Boolean(answer.colours) })
    if (answer.colours) form.change(answer.colours)
  }
  const found = crest.hasColours ? t.crestColours : t.crestNoColours
  return (
    <div className={error ? 'field bad' : 'field'}>
      <span className="flabel" id="setup-crest-label">
        {t.crest}
      </span>
      <div className="drp">
        <CrestImage src={addressOf(crest.svg)} />
        <p role="status">
          <b>{crest.isOwn ? t.crestOwn : t.crestNeutral}</b>
          <span>{crest.isOwn ? crest.hasColours !== undefined && found : t.crestNeutralHint}</span>
        </p>
        <label className="btn btn--q">
          <input
            className="vh"
            type="file"
            accept=".svg,image/svg+xml"
            aria-describedby={error ? 'setup-crest-error' : undefined}
            onChange={upload}
          />
          {crest.isOwn ? t.crestChange : t.crestChoose}
          <span className="vh">, {t.crest}</span>
        </label>
      </div>
      {error && (
        <p className="err" id="setup-crest-error" role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}

const grounds = ['ink', 'primary', 'primary-tint', 'surface']

export function NameStep({ form, crest, setCrest }: Props) {
  const { t } = form
  return (
    <>
      <div className="g2w">
        <TextField form={form} field="name" label={t.name} autoComplete="organization" required />
        <TextField form={form} field="shortName" label={t.shortName} hint={t.shortNameHint} isOptional />
      </div>
      <TextField form={form} field="shout" label={t.shout} hint={t.shoutHint} required />
      <div className="g2w">
        <TextField form={form} field="city" label={t.city} isOptional />
        <TextField form={form} field="hall" label={t.hall} isOptional />
      </div>
      <CrestUpload form={form} crest={crest} setCrest={setCrest} />
      <span className="flabel">{t.crestGrounds}</span>
      <div className="crs">
        {grounds.map((ground) => (
          <span key={ground} style={{ background: `var(--c-${ground})` }}>
            <CrestImage src={addressOf(crest.svg)} />
          </span>
        ))}
      </div>
    </>
  )
}
