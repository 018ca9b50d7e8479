import type { Language } from '@palank/routes'
import { bannerPopup, menuList, pageFind, settingList, sponsorList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type ShellView, shellView } from './shell.ts'

export type { ShellView } from './shell.ts'

/** A page without its menus is still a page, so none of this can fail it. */
export async function loadShell(language: Language): Promise<ShellView> {
  const [menus, settings, sponsors, footerPage, popup] = await Promise.all([
    optional('menu/list', menuList(language), { data: [] }),
    optional('setting/list', settingList(language), { data: [] }),
    optional('sponsor/list', sponsorList(language), { data: [] }),
    optional('page/find', pageFind(language, 'footer'), { data: null }),
    optional('banner/popup', bannerPopup(language), { data: null }),
  ])
  return shellView(language, {
    menus: menus.data,
    settings: settings.data,
    sponsors: sponsors.data,
    footerPage: footerPage.data,
    popup: popup.data,
  })
}
