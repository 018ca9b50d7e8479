import type { Api } from '~/api/api.server.ts'
import { keepFor } from '~/kept.server.ts'
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

/** The footer is not hydrated, but its data is sent: a later page of the visit draws it from there. */
export const pageShell = (view: ShellView): PageShell => ({ ...view, footer: keepFor('data')(view.footer) })
