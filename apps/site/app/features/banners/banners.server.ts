import type { Language } from '@palank/routes'
import { bannerList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { type BannerView, bannerAt, bannerOf, homeBanner } from './banners.ts'

async function banners(language: Language): Promise<BannerView[]> {
  const { data } = await bannerList(language)
  return data.map((banner) => bannerOf(banner, language))
}

/** The page stands without it. */
export async function loadHomeBanner(language: Language): Promise<BannerView | undefined> {
  return bannerAt(await optional('banner/list', banners(language), []), homeBanner)
}
