import type { Language } from '@palank/routes'
import { sponsorList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type SponsorView, sponsorOf } from './sponsors.ts'

async function sponsors(language: Language): Promise<SponsorView[]> {
  const { data } = await sponsorList(language)
  return data.flatMap((sponsor) => sponsorOf(sponsor) ?? [])
}

/** The page stands without them. */
export const loadSponsors = (language: Language): Promise<SponsorView[]> =>
  optional('sponsor/list', sponsors(language), [])
