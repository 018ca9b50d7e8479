import { z } from 'zod'

/** APP_NAME, which is also the name of the pack's folder, and the club's in logs. */
export const clubName = z
  .string({ error: 'is missing: it names the club’s pack' })
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens, as the club’s pack is called')
