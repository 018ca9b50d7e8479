import { bilingual } from '../bilingual.ts'

export const roles = ['admin', 'editor', 'statistician', 'registrar', 'child_protection'] as const
export type Role = (typeof roles)[number]

export const roleLabels = {
  admin: bilingual('Adminisztrátor', 'Administrator'),
  editor: bilingual('Szerkesztő (tartalom)', 'Editor (content)'),
  statistician: bilingual('Statisztikus (sportadatok)', 'Statistician (sport data)'),
  registrar: bilingual('Jelentkezéskezelő', 'Registrar (join registrations)'),
  child_protection: bilingual('Gyermekvédelmi felelős', 'Child protection officer'),
} as const

/** A person may have several roles; an admin has all of them. */
export function hasRole(user: { roles?: Role[] } | null, ...required: Role[]): boolean {
  const userRoles: readonly Role[] = user?.roles ?? []
  return userRoles.includes('admin') || required.some((role) => userRoles.includes(role))
}
