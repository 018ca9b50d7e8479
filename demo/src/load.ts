import path from 'node:path'
import config from '@palank/newsroom/payload-config'
import { getPayload } from 'payload'
import { clubs } from './clubs.ts'
import { keptPictures } from './kept-pictures.ts'
import { loadAvif } from './load-avif.ts'
import { loadClub } from './load-club.ts'
import { peopleOf } from './people.ts'
import type { ClubId } from './types.ts'

// The newsroom's configuration has already validated APP_NAME.
const club = clubs[process.env.APP_NAME as ClubId]
const sharp = keptPictures(path.resolve(import.meta.dirname, '../../.palank/pictures'))
const payload = await getPayload({ config: { ...(await config), sharp } })
const { created, updated, unchanged } = await loadClub(payload, club, process.stderr)
await loadAvif(payload, sharp, process.stderr)
for (const { role, email, password, secondFactor } of peopleOf(club.id)) {
  const second = secondFactor ? ` and a code: pnpm demo:codes, or an app with the key ${secondFactor}` : ''
  process.stdout.write(`demo: ${role} ${email} ${password}${second}\n`)
}
if (created + updated === 0) process.stdout.write('demo: 0 changes\n')
process.stdout.write(`demo: ${created} created, ${updated} updated, ${unchanged} unchanged\n`)
await payload.destroy()
process.exit(0)
