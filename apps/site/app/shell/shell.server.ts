import type { Api } from '~/api/api.server.ts'
import type { Kept } from '~/model/kept.ts'
import { type PageShell, type ShellView, shellView } from './shell.ts'

export type { PageShell } from './shell.ts'

/** A page without its menus is still a page, so none of this can fail it. */
export async function loadShell(api: Api): Promise<ShellView> {
  const [menus, settings, sponsors, footerPage, popup] = await Promise.all([
    api.optional('menu/list', api.menuList(), { data: [] }),
    api.optional('setting/list', api.settingList(), { data: [] }),
    api.optional('sponsor/list', api.sponsorList(), { data: [] }),
    api.optional('page/find', api.pageFind('footer'), { data: null }),
    api.optional('banner/popup', api.bannerPopup(), { data: null }),
  ])
  return shellView(api.language, {
    menus: menus.data,
    settings: settings.data,
    sponsors: sponsors.data,
    footerPage: footerPage.data,
    popup: popup.data,
  })
}

/** The same with its footer kept as the server writes it. */
export const pageShell = (view: ShellView, keep: <Value>(value: Value) => Kept<Value>): PageShell => ({
  ...view,
  footer: keep(view.footer),
})
