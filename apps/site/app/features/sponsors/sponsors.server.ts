import type { Language } from '@palank/routes'
import { sponsorList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type SponsorView, sponsorsOf } from './sponsors.ts'

async function sponsors(language: Language): Promise<SponsorView[]> {
  const { data } = await sponsorList(language)
  return sponsorsOf(data)
}

/** The page stands without them. */
export const loadSponsors = (language: Language): Promise<SponsorView[]> =>
  optional('sponsor/list', sponsors(language), [])
