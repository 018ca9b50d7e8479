import { clearBall, isPairClear } from '@palank/club-pack/clear-pair'
import { type Colours, colourNames, contrastsOf } from '@palank/club-pack/colours'
import { cutTokens, typeTokens } from '@palank/club-pack/type-and-cut'
import { cuts, typeFaces } from '../../setup/draft.ts'
import { customProperties } from '../../setup/site-tokens.ts'
import { Icon } from './Icon.tsx'
import { describedBy, FieldError, idOf } from './TextField.tsx'
import type { SetupForm } from './use-setup.ts'

type Props = { form: SetupForm; colours: Colours }

function ColourField({ form, field }: { form: SetupForm; field: 'club' | 'ball' }) {
  const { draft, change, t, errors } = form
  const isColour = /^#[0-9a-f]{6}$/i.test(draft[field])
  return (
    <div className={errors[field] ? 'field bad' : 'field'}>
      <div className="cp">
        <input
          type="color"
          aria-label={t.pick(t[field])}
          value={isColour ? draft[field] : '#000000'}
          onChange={({ target }) => change({ [field]: target.value })}
        />
        <div>
          <label htmlFor={idOf(field)}>{t[field]}</label>
          <input
            className="inp"
            id={idOf(field)}
            value={draft[field]}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={Boolean(errors[field])}
            aria-describedby={describedBy(form, field, false)}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        </div>
      </div>
      <FieldError form={form} field={field} />
    </div>
  )
}

/** What the derivation had to move, and a better ball where the two are alike. */
function Advice({ form, colours }: Props) {
  const { draft, change, t } = form
  const moved = [
    [t.club, draft.club, colours.primary],
    [t.ball, draft.ball, colours.accent],
  ] as const
  const isClear = isPairClear(colours)
  const better = isClear ? '' : clearBall({ club: draft.club, ball: draft.ball })
  return (
    <div role="status">
      {moved.map(([name, from, to]) =>
        from.toLowerCase() === to ? null : (
          <p key={name} className="note">
            {t.moved(name, from, to)}
          </p>
        ),
      )}
      {!isClear && (
        <p className="note note--warn">
          <Icon name="warning" />
          <span>{t.alike}</span>
          <button type="button" className="btn btn--q btn--s" onClick={() => change({ ball: better })}>
            <i className="swatch" style={{ background: better }} />
            {t.takeClear(better)}
          </button>
        </p>
      )}
    </div>
  )
}

const shown = [
  'ink',
  'ink-2',
  'ink-3',
  'primary-deep',
  'primary',
  'primary-tint',
  'paper',
  'line',
  'accent',
] as const

type Choice<Value extends string> = {
  form: SetupForm
  legend: string
  name: 'type' | 'cut'
  values: readonly Value[]
  labels: Record<Value, string>
  sample: (value: Value) => React.ReactNode
}

function Options<Value extends string>({ form, legend, name, values, labels, sample }: Choice<Value>) {
  return (
    <fieldset className="opts">
      <legend className="flabel">{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            className="vh"
            type="radio"
            name={name}
            checked={form.draft[name] === value}
            onChange={() => form.change({ [name]: value })}
          />
          {sample(value)}
          <small>{labels[value]}</small>
        </label>
      ))}
    </fieldset>
  )
}

function ContrastTable({ form: { t, language }, colours }: Props) {
  const contrasts = contrastsOf(colours)
  const ratio = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <table className="ctr">
        <caption className="flabel">{t.readable}</caption>
        <tbody>
          {contrasts.map(({ colour, on, value, least, passes }) => {
            const name = t.pairs[`${colour} on ${on}`]
            if (!name) return null
            return (
              <tr key={name}>
                <td aria-hidden="true">
                  <span className="aa" style={{ color: colours[colour], background: colours[on] }}>
                    {least < 4.5 ? <i className="line" /> : 'Aa'}
                  </span>
                </td>
                <th scope="row">{name}</th>
                <td className="tn">{ratio.format(Math.floor(value * 10) / 10)} : 1</td>
                <td className={passes ? 'ok' : 'bad'}>
                  <Icon name={passes ? 'tick' : 'warning'} /> {passes ? t.good : t.bad}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {contrasts.every(({ passes }) => passes) && <p className="hint">{t.allPass(contrasts.length)}</p>}
    </>
  )
}

export function ColourStep({ form, colours }: Props) {
  const { draft, t } = form
  const word = draft.shortName || draft.shout
  return (
    <>
      <div className="g2w">
        <ColourField form={form} field="club" />
        <ColourField form={form} field="ball" />
      </div>
      <Advice form={form} colours={colours} />
      <span className="flabel">{t.shades}</span>
      <div className="pal" aria-hidden="true">
        {shown.map((name) => (
          <i key={name} style={{ background: colours[name] }} />
        ))}
      </div>
      <p className="hint hint--last">{t.shadesHint(colourNames.length)}</p>
      <Options
        form={form}
        legend={t.typeFace}
        name="type"
        values={typeFaces}
        labels={t.typeFaces}
        sample={(value) => (
          <span className="d sample" style={customProperties(typeTokens[value])} aria-hidden="true">
            {word} 84
          </span>
        )}
      />
      <Options
        form={form}
        legend={t.cut}
        name="cut"
        values={cuts}
        labels={t.cuts}
        sample={(value) => <i className="cutx" style={{ clipPath: cutTokens[value]['shape-cut'] }} />}
      />
      <ContrastTable form={form} colours={colours} />
    </>
  )
}
