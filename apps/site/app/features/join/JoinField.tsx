import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon.tsx'
import { useErrorId, useFieldAttributes, useFieldId } from './field-ids.ts'
import styles from './JoinForm.module.css'
import { type JoinKey, useJoinText } from './join-texts.ts'
import type { FieldName } from './rules.ts'

type Props = {
  name: FieldName
  error: JoinKey | undefined
  good?: boolean
  label: ReactNode
  children: ReactNode
}

/** The container is always there, so that screen readers announce the message. */
export function FieldError({ name, error }: Pick<Props, 'name' | 'error'>) {
  const text = useJoinText()
  return (
    <div role="alert" id={useErrorId(name)}>
      {error && (
        <p className={styles.error}>
          <Icon name="warning" />
          {text(error)}
        </p>
      )}
    </div>
  )
}

const stateOf = (error: unknown, good: boolean | undefined) =>
  (error && styles.bad) || (good && styles.good) || ''

/** A label, its field and its error. */
export const JoinField = ({ name, error, good, label, children }: Props) => (
  <div className={`${styles.field} ${stateOf(error, good)}`}>
    <label htmlFor={useFieldId(name)}>{label}</label>
    <div className={styles.box}>
      {children}
      {good && <Icon name="tick" className={styles.tick ?? ''} />}
    </div>
    <FieldError name={name} error={error} />
  </div>
)

/** A question with radio buttons. */
export const JoinChoice = ({ name, error, label, children }: Props) => (
  <fieldset className={`${styles.field} ${stateOf(error, false)}`} {...useFieldAttributes(name, error)}>
    <legend>{label}</legend>
    {children}
    <FieldError name={name} error={error} />
  </fieldset>
)
