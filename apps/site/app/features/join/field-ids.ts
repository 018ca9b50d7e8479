import { createContext, use } from 'react'
import type { MessageKey } from '~/i18n/messages.ts'
import type { FieldName } from './rules.ts'

/** Begins the ids of a form's fields: the catalogue shows several forms on one page. */
export const FormId = createContext('join')

export const useFieldId = (name: FieldName): string => `${use(FormId)}-${name}`
export const useErrorId = (name: FieldName): string => `${useFieldId(name)}-error`

/** What a field says of itself to those who do not see its colour. */
export function useDescribed(name: FieldName, error: MessageKey | undefined) {
  const errorId = useErrorId(name)
  return { id: useFieldId(name), ...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}) }
}
