import { createContext, use } from 'react'
import type { JoinKey } from './join-texts.ts'
import type { FieldName } from './rules.ts'

/** Prefix of the field ids: the catalogue has several forms on one page. */
export const FormId = createContext('join')

export const useFieldId = (name: FieldName): string => `${use(FormId)}-${name}`
export const useErrorId = (name: FieldName): string => `${useFieldId(name)}-error`

/** The id of a field, and its error for screen readers. */
export function useFieldAttributes(name: FieldName, error: JoinKey | undefined) {
  const errorId = useErrorId(name)
  return { id: useFieldId(name), ...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}) }
}
