import type { Api } from '~/api/api.server.ts'
import { type SponsorView, sponsorsOf } from './sponsors.ts'

async function sponsors(api: Api): Promise<SponsorView[]> {
  const { data } = await api.sponsorList()
  return sponsorsOf(data)
}

/** The page stands without them. */
export const loadSponsors = (api: Api): Promise<SponsorView[]> =>
  api.optional('sponsor/list', sponsors(api), [])
