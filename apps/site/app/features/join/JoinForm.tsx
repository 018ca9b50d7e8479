import { pathFor } from '@palank/routes'
import { useId } from 'react'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { useHydrated } from '~/ui/use-hydrated.ts'
import type { ConsentView } from './consent-text.ts'
import { FormId, useFieldAttributes, useFieldId } from './field-ids.ts'
import { JoinContact } from './JoinContact.tsx'
import { FieldError, JoinChoice, JoinField } from './JoinField.tsx'
import styles from './JoinForm.module.css'
import { SentDialog, SentText } from './JoinSent.tsx'
import type { CaptchaView, Failure, JoinResult, JoinView } from './join.ts'
import { type JoinKey, useJoinText } from './join-texts.ts'
import { birthYears, type FieldName, maxLengths } from './rules.ts'
import { type JoinFormState, useJoinForm } from './use-join-form.ts'

type Props = {
  view: JoinView
  /** Signed; holds the form's key, time and consent version. */
  formToken: string
  year: number
  captcha: CaptchaView | null
  /** The result of a form sent without script. */
  answered?: JoinResult | undefined
}

function Label({ text, isOptional = false }: { text: JoinKey; isOptional?: boolean }) {
  const say = useJoinText()
  return (
    <>
      {say(text)}
      {isOptional && <span className={styles.optional}>{say('joinUs.optional')}</span>}
    </>
  )
}

type FieldProps = { state: JoinFormState; name: 'name' | 'mothersName' | 'email' }

function TextField({ state, name }: FieldProps) {
  const isOptional = name === 'mothersName'
  const error = state.errorOf(name)
  const label = <Label text={`joinUs.${name}`} isOptional={isOptional} />
  return (
    <JoinField name={name} error={error} good={state.isGood(name)} label={label}>
      <input
        className={styles.input}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={isOptional ? 'off' : name}
        required={!isOptional}
        maxLength={maxLengths[name]}
        value={state.values[name]}
        onChange={(event) => state.change(name, event.target.value)}
        onBlur={() => state.touch(name)}
        {...useFieldAttributes(name, error)}
      />
    </JoinField>
  )
}

function PhoneField({ state }: { state: JoinFormState }) {
  const error = state.errorOf('phone')
  return (
    <JoinField
      name="phone"
      error={error}
      good={state.isGood('phone')}
      label={<Label text="joinUs.phone" isOptional />}
    >
      <input
        className={styles.input}
        ref={state.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="36 20 123 4567"
        value={state.values.phone}
        onChange={(event) => state.changePhone(event.target)}
        onBlur={() => state.touch('phone')}
        {...useFieldAttributes('phone', error)}
      />
    </JoinField>
  )
}

function YearField({ state, year }: { state: JoinFormState; year: number }) {
  const text = useJoinText()
  const error = state.errorOf('birthYear')
  return (
    <JoinField name="birthYear" error={error} label={text('joinUs.birthYear')}>
      <select
        className={styles.input}
        name="birthYear"
        autoComplete="bday-year"
        required
        value={state.values.birthYear}
        onChange={(event) => state.change('birthYear', event.target.value)}
        onBlur={() => state.touch('birthYear')}
        {...useFieldAttributes('birthYear', error)}
      >
        <option value="">{text('joinUs.chooseYear')}</option>
        {birthYears(year).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Icon name="down" className={styles.arrow ?? ''} />
    </JoinField>
  )
}

function PlayedField({ state }: { state: JoinFormState }) {
  const text = useJoinText()
  const name: FieldName = 'hasPlayedBefore'
  return (
    <JoinChoice name={name} error={state.errorOf(name)} label={text('joinUs.hasPlayedBefore')}>
      <div className={styles.choices}>
        {(['yes', 'no'] as const).map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={name}
              value={answer}
              required
              checked={state.values[name] === answer}
              onChange={() => state.change(name, answer)}
              onBlur={() => state.touch(name)}
            />
            {text(`joinUs.${answer}`)}
          </label>
        ))}
      </div>
    </JoinChoice>
  )
}

function ConsentField({
  state,
  consent,
  notice,
}: {
  state: JoinFormState
  consent: ConsentView
  notice: string
}) {
  const error = state.errorOf('consent')
  return (
    <div className={`${styles.field} ${error ? styles.bad : ''}`}>
      <div className={styles.consent}>
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          checked={state.values.consent === 'yes'}
          onChange={(event) => state.change('consent', event.target.checked ? 'yes' : '')}
          onBlur={() => state.touch('consent')}
          {...useFieldAttributes('consent', error)}
        />
        <label htmlFor={useFieldId('consent')}>
          {consent.before}
          <SiteLink to={notice}>{consent.link}</SiteLink>
          {consent.after}
        </label>
      </div>
      <FieldError name="consent" error={error} />
    </div>
  )
}

/** Hidden from people: only bots fill it in. */
function Honeypot() {
  const text = useJoinText()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text('joinUs.trap')}
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Sending again does not help with these. */
const needsContact: Failure[] = ['closed', 'captcha', 'captchaDown', 'unavailable']

function FailedNote({ failed, view }: { failed: JoinFormState['failed']; view: JoinView }) {
  const text = useJoinText()
  return (
    <div role="alert">
      {failed && (
        <div className={styles.failed}>
          <Icon name="warning" />
          <div>
            <p>{text(`joinUs.failed.${failed.reason}`, { minutes: failed.minutes ?? 10 })}</p>
            {needsContact.includes(failed.reason) && <JoinContact contact={view.contact} />}
          </div>
        </div>
      )}
    </div>
  )
}

function CaptchaNote() {
  const text = useJoinText()
  const language = useLanguage()
  const at = (page: string) => `https://policies.google.com/${page}?hl=${language}`
  return (
    <p className={styles.note}>
      {text('joinUs.captcha')} <a href={at('privacy')}>{text('joinUs.captchaPrivacy')}</a>{' '}
      {text('joinUs.captchaAnd')} <a href={at('terms')}>{text('joinUs.captchaTerms')}</a>{' '}
      {text('joinUs.captchaApply')}
    </p>
  )
}

function Fields({ view, formToken, year, captcha, answered, titleId }: Props & { titleId: string }) {
  const text = useJoinText()
  const action = pathFor('joinUs', useLanguage())
  const hydrated = useHydrated()
  const state = useJoinForm({ action, formToken, year, captcha, answered })
  const { sending } = state
  return (
    <>
      <form
        ref={state.form}
        method="post"
        action={action}
        noValidate
        // The captcha needs script.
        hidden={captcha !== null && !hydrated}
        aria-labelledby={titleId}
        onSubmit={state.submit}
        onFocus={state.begin}
      >
        <input type="hidden" name="formToken" value={state.formToken} />
        <Honeypot />
        <TextField state={state} name="name" />
        <div className={styles.pair}>
          <YearField state={state} year={year} />
          <TextField state={state} name="mothersName" />
        </div>
        <PlayedField state={state} />
        <div className={styles.pair}>
          <TextField state={state} name="email" />
          <PhoneField state={state} />
        </div>
        <ConsentField state={state} consent={view.consent} notice={view.privacyNotice} />
        <FailedNote failed={state.failed} view={view} />
        <button
          type="submit"
          className={`${styles.button} ${styles.send} ${sending ? styles.busy : ''}`}
          disabled={hydrated && !state.canSend}
        >
          {sending && <span className={styles.spinner} />}
          {text(sending ? 'joinUs.sending' : 'joinUs.send')}
        </button>
        {captcha && <CaptchaNote />}
      </form>
      <SentDialog open={state.sent} onClose={state.close} />
    </>
  )
}

/** The captcha needs script; without it the visitor gets the club's contact. */
function NoScriptNote({ view }: { view: JoinView }) {
  const text = useJoinText()
  return (
    <div className={`${styles.instead} ${styles.later}`}>
      <p>{text('joinUs.noScript')}</p>
      <JoinContact contact={view.contact} />
    </div>
  )
}

/** The form in all its states; works without script unless there is a captcha. */
export function JoinForm(props: Props) {
  const text = useJoinText()
  const language = useLanguage()
  const { view, captcha, answered } = props
  const titleId = useId()
  const formId = useId()
  const hydrated = useHydrated()
  if (answered?.state === 'sent') {
    return (
      <div role="status">
        <SentText>
          <ButtonLink to={pathFor('joinUs', language)} className={styles.ok}>
            {text('joinUs.ok')}
          </ButtonLink>
        </SentText>
      </div>
    )
  }
  return (
    <FormId value={formId}>
      <h2 className="d d3" id={titleId}>
        {text('joinUs.form')}
      </h2>
      <Fields {...props} titleId={titleId} />
      {captcha && !hydrated && <NoScriptNote view={view} />}
    </FormId>
  )
}
