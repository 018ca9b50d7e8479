export const ageGroups = ['u10', 'u11', 'u12', 'u14', 'u16', 'u18', 'u20', 'u23', 'senior'] as const
export type AgeGroup = (typeof ageGroups)[number]

/**
 * The age group in a team's name: `U18`, `Kenguru U11`, `Felnőtt női`. U13 counts as U14, the group that it plays in.
 * U19 gives no age group, because its players may be minors and the next group, U20, is adult.
 */
export function ageGroupOf(name: string): AgeGroup | undefined {
  const age = Number(/\bU\s?(\d{1,2})\b/i.exec(name)?.[1])
  if (age === 19) return undefined
  if (age) return ageGroups.find((group) => Number(group.slice(1)) >= age)
  return /(^|\s)felnőtt(?!\p{L})/iu.test(name) ? 'senior' : undefined
}
