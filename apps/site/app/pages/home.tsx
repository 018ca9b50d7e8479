import { defaultLanguage, pathFor } from '@palank/routes'
import { brands } from '~/brand/brands.ts'
import { requestContext } from '~/context.server.ts'
import { Banner } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { homeBanner } from '~/features/banners/banners.ts'
import { HomeMatches } from '~/features/matches/HomeMatches.tsx'
import { loadMatchSlider } from '~/features/matches/matches.server.ts'
import { HighlightedNews } from '~/features/news/HighlightedNews.tsx'
import { MediaGrid } from '~/features/news/MediaGrid.tsx'
import { NewsSlider } from '~/features/news/NewsSlider.tsx'
import { loadHighlighted, loadMixed, loadSlider } from '~/features/news/news.server.ts'
import { SponsorsCarousel } from '~/features/sponsors/SponsorsCarousel.tsx'
import { loadSponsors } from '~/features/sponsors/sponsors.server.ts'
import { HomeStandings } from '~/features/standings/HomeStandings.tsx'
import { loadStandings } from '~/features/standings/standings.server.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { clubLd } from '~/shell/club-ld.ts'
import type { Route } from './+types/home.ts'
import { metaOf, type RootData, rootIn } from './site-meta.ts'

/** The competition that a parameter of the query names, if it can be one. */
function chosen(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const [slider, highlighted, sponsors, next, previous, [banner], standings, mixed] = await Promise.all([
    loadSlider(api),
    loadHighlighted(api),
    loadSponsors(api),
    loadMatchSlider(api, 'next', chosen(searchParams, 'next')),
    loadMatchSlider(api, 'prev', chosen(searchParams, 'prev')),
    loadBanners(api, homeBanner),
    loadStandings(api, chosen(searchParams, 'standings')),
    loadMixed(api),
  ])
  return { language, slider, highlighted, sponsors, next, previous, banner, standings, mixed }
}

/** The club itself, for search engines. */
function clubMeta(root: RootData | undefined) {
  if (!root) return []
  const { brand, origin, language, shell } = root
  const { name, crest } = brands[brand]
  const { contact, social } = shell
  const club = {
    name: name[language],
    origin,
    home: pathFor('home', language),
    logo: crest.src,
    address: contact.address,
    phone: contact.phone?.text ?? null,
    social,
  }
  return [{ 'script:ld+json': clubLd(club) }]
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...metaOf(matches, () => {
    const language = loaderData?.language ?? defaultLanguage
    const [first] = loaderData?.slider ?? []
    const picture = first?.picture
    return {
      language,
      paths: { hu: pathFor('home', 'hu'), en: pathFor('home', 'en') },
      ...(picture
        ? {
            image: {
              src: picture.coverImage,
              width: picture.width,
              height: picture.height,
              alt: picture.coverImageAlt,
            },
          }
        : {}),
    }
  }),
  ...clubMeta(rootIn(matches)),
]

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slider, highlighted, sponsors, next, previous, banner, standings, mixed } = loaderData
  const text = useText()
  return (
    <>
      <NewsSlider items={slider} title={text('home.title')} />
      <HighlightedNews items={highlighted} />
      <SponsorsCarousel sponsors={sponsors} />
      <HomeMatches next={next} previous={previous} />
      <Banner banner={banner} />
      <MediaGrid items={mixed} aside={standings && <HomeStandings view={standings} />} />
    </>
  )
}
