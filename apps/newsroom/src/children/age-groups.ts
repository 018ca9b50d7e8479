export const ageGroups = ['u10', 'u11', 'u12', 'u14', 'u16', 'u18', 'u20', 'u23', 'senior'] as const
export type AgeGroup = (typeof ageGroups)[number]

/**
 * The age group that a team's name states: `U18`, `Kenguru U11`, `Felnőtt női`; U13 plays with the children of U14.
 * A name without one says nothing, and nor does U19, whose players are minors while those of U20 are adults.
 */
export function ageGroupOf(name: string): AgeGroup | undefined {
  const age = Number(/\bU\s?(\d{1,2})\b/i.exec(name)?.[1])
  if (age === 19) return undefined
  if (age) return ageGroups.find((group) => Number(group.slice(1)) >= age)
  return /(^|\s)felnőtt(?!\p{L})/iu.test(name) ? 'senior' : undefined
}
