import type { ClientField, FormState } from 'payload'

type Label = NonNullable<Extract<ClientField, { name: string }>['label']>
type Place = { labels: (Label | string)[]; tab?: Label | string }
export type RefusedField = Place & { path: string; message: string }

type Group = { name?: string; label?: Label; fields: ClientField[] }
type Loose = Partial<Group> & { type?: string; tabs?: Group[] }

/** Where a field stands: its label with those of the rows around it, and the tab to open. */
export function placeOf(fields: ClientField[], [name, ...rest]: string[]): Place | undefined {
  for (const field of fields as Loose[]) {
    for (const tab of field.tabs ?? []) {
      if (tab.name && tab.name !== name) continue
      const place = placeOf(tab.fields, tab.name ? rest : [name ?? '', ...rest])
      if (place) return { ...place, ...(tab.label ? { tab: tab.label } : {}) }
    }
    if (!field.name) {
      const place = field.fields && placeOf(field.fields, [name ?? '', ...rest])
      if (place) return place
    } else if (field.name === name) {
      const own = [field.label || field.name]
      if (rest.length === 0 || !field.fields) return { labels: own }
      const isArray = field.type === 'array'
      const inner = placeOf(field.fields, isArray ? rest.slice(1) : rest)
      const row = isArray ? [`${Number(rest[0]) + 1}.`] : []
      return { ...inner, labels: [...own, ...row, ...(inner?.labels ?? [])] }
    }
  }
  return undefined
}

/** The marked fields of a form, in the order of the form's state. */
export const refusedFields = (fields: ClientField[], state: FormState): RefusedField[] =>
  Object.entries(state).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && errorMessage && passesCondition !== false
      ? [{ path, message: errorMessage, ...(placeOf(fields, path.split('.')) ?? { labels: [] }) }]
      : [],
  )
