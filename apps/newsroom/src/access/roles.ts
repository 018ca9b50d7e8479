import { both } from '../both.ts'

export const roles = ['admin', 'editor', 'statistician', 'registrar'] as const
export type Role = (typeof roles)[number]

export const roleLabels = {
  admin: both('Adminisztrátor', 'Administrator'),
  editor: both('Szerkesztő (tartalom)', 'Editor (content)'),
  statistician: both('Statisztikus (sportadatok)', 'Statistician (sport data)'),
  registrar: both('Jelentkezéskezelő', 'Registrar (join registrations)'),
} as const

/** A person may wear several hats; the admin wears all of them. */
export function hasRole(user: { roles?: Role[] } | null, ...wanted: Role[]): boolean {
  const held: readonly Role[] = user?.roles ?? []
  return held.includes('admin') || wanted.some((role) => held.includes(role))
}
