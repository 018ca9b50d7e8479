import type { Language } from '@palank/routes'
import { bannerList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type BannerPosition, type BannerView, bannerOf, bannersAt } from './banners.ts'

async function banners(language: Language): Promise<BannerView[]> {
  const { data } = await bannerList(language)
  return data.map((banner) => bannerOf(banner, language))
}

/** Every page stands without them. */
export async function loadBanners(language: Language, position: BannerPosition): Promise<BannerView[]> {
  return bannersAt(await optional('banner/list', banners(language), []), position)
}
