/** A player's position, from the ball to the basket. */
export const positions = [
  'point_guard',
  'shooting_guard',
  'small_forward',
  'power_forward',
  'center',
] as const
export type Position = (typeof positions)[number]
