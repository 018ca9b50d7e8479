import type { Api } from '~/api/api.server.ts'
import { type SafeguardingView, safeguardingView } from './safeguarding.ts'

/** Without settings the page is there, only the contact is not. */
export async function loadSafeguarding(api: Api): Promise<SafeguardingView> {
  const settings = await api.optional('setting/list', api.settingList(), { data: [] })
  return safeguardingView(settings.data, api.language)
}
