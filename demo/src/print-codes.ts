import { codeOf, untilNextCode } from './codes.ts'
import { peopleOf } from './people.ts'
import type { ClubId } from './types.ts'

// pnpm demo:codes: what the authenticator app of the demo's people would show now.
const club: ClubId = process.env.APP_NAME === 'hiuzok' ? 'hiuzok' : 'solymok'
for (const { email, secondFactor } of peopleOf(club)) {
  if (!secondFactor) continue
  const seconds = Math.round(untilNextCode() / 1000)
  process.stdout.write(
    `${email} ${codeOf(secondFactor)} (for ${seconds} more seconds; key ${secondFactor})\n`,
  )
}
