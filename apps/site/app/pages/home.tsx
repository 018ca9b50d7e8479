import { parseId, pathFor } from '@palank/routes'
import { Suspense } from 'react'
import { requestContext } from '~/context.server.ts'
import { Banner } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { homeBanner } from '~/features/banners/banners.ts'
import { HomeChanges } from '~/features/match-changes/HomeChanges.tsx'
import { loadHomeChanges } from '~/features/match-changes/match-changes.server.ts'
import { HomeMatches } from '~/features/matches/HomeMatches.tsx'
import { isMatchDay, loadMatchSlider } from '~/features/matches/matches.server.ts'
import { HighlightedNews } from '~/features/news/HighlightedNews.tsx'
import { MediaGrid } from '~/features/news/MediaGrid.tsx'
import { NewsSlider } from '~/features/news/NewsSlider.tsx'
import { loadHighlighted, loadMixed, loadSlider } from '~/features/news/news.server.ts'
import { Welcome } from '~/features/news/Welcome.tsx'
import { welcomeOf } from '~/features/news/welcome.ts'
import { SponsorsCarousel } from '~/features/sponsors/SponsorsCarousel.tsx'
import { loadSponsors } from '~/features/sponsors/sponsors.server.ts'
import { HomeStandings } from '~/features/standings/HomeStandings.tsx'
import { loadStandings } from '~/features/standings/standings.server.ts'
import { clubLd } from '~/shell/club-ld.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import type { Route } from './+types/home.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage, type RootData, rootIn } from './meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, api, language, facts, keep } = request
  const competition = (name: string) => parseId(url.searchParams.get(name) ?? '')
  const [slider, highlighted, sponsors, next, previous, [banner], standings, mixed, matchDay, changes] =
    await Promise.all([
      loadSlider(api),
      loadHighlighted(api),
      loadSponsors(api),
      loadMatchSlider(api, 'next', competition('next')),
      loadMatchSlider(api, 'prev', competition('prev')),
      loadBanners(api, homeBanner),
      loadStandings(api, competition('standings')),
      loadMixed(api),
      isMatchDay(api),
      loadHomeChanges(api),
    ])
  facts.isMatchDay = matchDay
  const page = definePage(request, {
    paths: (language) => pathFor('home', language),
    picture: slider[0]?.picture,
  })
  const has = {
    matches: next.matches.length > 0 || previous.matches.length > 0,
    news: highlighted.length > 0 || mixed.length > 0,
  }
  return {
    page,
    slider,
    highlighted,
    sponsors,
    next,
    previous,
    changes: keep(changes),
    banner: keep(banner),
    standings,
    mixed: keep(mixed),
    welcome: slider.length > 0 ? null : welcomeOf(site.brand, language, has),
  }
}

/** The club itself, for search engines. */
function clubMeta({ club: { name, logo }, origin, language, shell }: RootData) {
  const club = {
    name,
    origin,
    home: pathFor('home', language),
    logo,
    ...shell.club,
  }
  return { 'script:ld+json': clubLd(club) }
}

export const meta: Route.MetaFunction = (args) => {
  const root = rootIn(args.matches)
  return [...metaOfPage(args), ...(root ? [clubMeta(root)] : [])]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slider, highlighted, sponsors, next, previous, changes, banner, standings, mixed, welcome } =
    loaderData
  return (
    <>
      <Suspense>
        {welcome ? (
          <Welcome view={welcome} overlaid={highlighted.length > 0} />
        ) : (
          <NewsSlider items={slider} />
        )}
      </Suspense>
      <Suspense>
        <HighlightedNews items={highlighted} />
      </Suspense>
      <Suspense>
        <SponsorsCarousel sponsors={sponsors} />
      </Suspense>
      <HomeMatches next={next} previous={previous}>
        <KeptHtml of={changes}>{(shown) => <HomeChanges changes={shown} />}</KeptHtml>
      </HomeMatches>
      <KeptHtml of={banner}>{(shown) => <Banner banner={shown} />}</KeptHtml>
      <MediaGrid
        stories={mixed}
        aside={
          standings && (
            <Suspense>
              <HomeStandings view={standings} />
            </Suspense>
          )
        }
      />
    </>
  )
}
