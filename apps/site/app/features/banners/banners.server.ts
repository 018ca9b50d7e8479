import type { Api } from '~/api/api.server.ts'
import { type BannerPosition, type BannerView, bannerOf, bannersAt } from './banners.ts'

async function banners(api: Api): Promise<BannerView[]> {
  const { data } = await api.bannerList()
  return data.map((banner) => bannerOf(banner, api.language))
}

/** Every page stands without them. */
export async function loadBanners(api: Api, position: BannerPosition): Promise<BannerView[]> {
  return bannersAt(await api.optional('banner/list', banners(api), []), position)
}
