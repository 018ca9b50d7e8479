import type { ReactNode } from 'react'
import { Banner, FootBanner, SideBanners } from '~/features/banners/Banner.tsx'
import { exampleBanner } from '~/features/banners/banners.examples.ts'
import { bannerOf } from '~/features/banners/banners.ts'
import { GalleryFacts } from '~/features/galleries/GalleryFacts.tsx'
import { GalleryList } from '~/features/galleries/GalleryList.tsx'
import { GalleryPictures } from '~/features/galleries/GalleryPictures.tsx'
import { exampleGalleryView, examplePictures, exampleWalk } from '~/features/galleries/galleries.examples.ts'
import { JoinClosed } from '~/features/join/JoinClosed.tsx'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { JoinScreen } from '~/features/join/JoinScreen.tsx'
import {
  exampleJoin,
  exampleJoinPicture,
  exampleNotStored,
  exampleRefused,
} from '~/features/join/join.examples.ts'
import { HomeChanges } from '~/features/match-changes/HomeChanges.tsx'
import { exampleChanges } from '~/features/match-changes/match-changes.examples.ts'
import { HomeMatches } from '~/features/matches/HomeMatches.tsx'
import { exampleNextSlider, examplePreviousSlider } from '~/features/matches/matches.examples.ts'
import { Article } from '~/features/news/Article.tsx'
import { exampleCleanArticle } from '~/features/news/article.examples.ts'
import { articleOf, articleScreenOf } from '~/features/news/article.ts'
import { HighlightedNews } from '~/features/news/HighlightedNews.tsx'
import { MediaGrid } from '~/features/news/MediaGrid.tsx'
import { NewsList } from '~/features/news/NewsList.tsx'
import { NewsSlider } from '~/features/news/NewsSlider.tsx'
import { exampleNews } from '~/features/news/news.examples.ts'
import { boxOf, slideOf } from '~/features/news/news.ts'
import { exampleEmptyNewsList, exampleNewsList } from '~/features/news/news-list.examples.ts'
import { newsScreenOf } from '~/features/news/news-list.ts'
import { Welcome } from '~/features/news/Welcome.tsx'
import { InformationList } from '~/features/pages/InformationList.tsx'
import { exampleInformation, exampleStaticPage } from '~/features/pages/pages.examples.ts'
import { StaticPage } from '~/features/pages/StaticPage.tsx'
import { Safeguarding } from '~/features/safeguarding/Safeguarding.tsx'
import { exampleSafeguarding } from '~/features/safeguarding/safeguarding.examples.ts'
import { ScheduleFrame } from '~/features/schedule/ScheduleFrame.tsx'
import { ScheduleList } from '~/features/schedule/ScheduleList.tsx'
import { exampleChoices, exampleScheduleView } from '~/features/schedule/schedule.examples.ts'
import { scheduleScreenOf } from '~/features/schedule/schedule.ts'
import { SearchHead } from '~/features/search/SearchHead.tsx'
import { SearchResults } from '~/features/search/SearchResults.tsx'
import { Suggestions } from '~/features/search/Suggestions.tsx'
import { exampleSearch } from '~/features/search/search.examples.ts'
import { searchScreenOf } from '~/features/search/search.ts'
import { SponsorsCarousel } from '~/features/sponsors/SponsorsCarousel.tsx'
import { exampleSponsors } from '~/features/sponsors/sponsors.examples.ts'
import { FullStandings } from '~/features/standings/FullStandings.tsx'
import { HomeStandings } from '~/features/standings/HomeStandings.tsx'
import { exampleStandings } from '~/features/standings/standings.examples.ts'
import { VideoDetail } from '~/features/videos/VideoDetail.tsx'
import { VideoLead } from '~/features/videos/VideoLead.tsx'
import { MoreVideos, VideoTiles } from '~/features/videos/VideoList.tsx'
import { examplePlayed, exampleTiles, exampleVideoView } from '~/features/videos/videos.examples.ts'
import { exampleKept } from '~/model/kept.examples.ts'
import { exampleEmbedded, exampleEmbeds } from '~/model/rich-text.examples.ts'
import { noEmbeds } from '~/model/rich-text.ts'
import { PageHead } from '~/ui/PageHead.tsx'
import { Prose } from '~/ui/Prose.tsx'
import { StandingsTable } from '~/ui/StandingsTable.tsx'
import { liveSpecimens, matchSpecimens, squadSpecimens } from './catalogue-sport.tsx'

const crumbs = [{ name: 'Kezdőlap', href: '/kezdo' }]
const newsCrumbs = [...crumbs, { name: 'Hírek', href: '/hirek' }]

/** Makes the pictures of an example those of a club. */
type Show = <Value>(value: Value) => Value

/** A component with its example, as it looks at either club. */
export type Specimen = { name: string; draw: (show: Show) => ReactNode }

function ExampleArticle({ show }: { show: Show }) {
  const article = articleOf(exampleCleanArticle, 'hu')
  const screen = articleScreenOf(show(article), noEmbeds, exampleKept)
  return <Article screen={screen} url="https://club.example/hirek/pelda" />
}

/** The parts of the screens, in the order in which a visitor meets them. */
export const featureSpecimens: Specimen[] = [
  {
    name: 'PageHead, Crumbs',
    draw: () => (
      <PageHead
        title="Hírek"
        lead="Mérkőzésbeszámolók, interjúk és klubhírek."
        crumbs={[{ name: 'Kezdőlap', href: '/kezdo' }]}
      />
    ),
  },
  {
    name: 'NewsSlider',
    draw: (show) => <NewsSlider items={show(exampleNews).slice(0, 2).map(slideOf)} />,
  },
  {
    name: 'Welcome',
    draw: () => (
      <Welcome
        view={{ title: 'Megjöttek a\u00a0Vidrák', lead: 'A klub hírei, mérkőzései és csapatai egy helyen.' }}
      />
    ),
  },
  {
    name: 'HighlightedNews: CardShare',
    draw: (show) => <HighlightedNews items={show(exampleNews).slice(0, 2).map(boxOf)} />,
  },
  {
    name: 'SponsorsCarousel',
    draw: (show) => <SponsorsCarousel sponsors={show(exampleSponsors)} />,
  },
  {
    name: 'HomeMatches: MatchSlider, MatchBox, ResultBox, Countdown, MatchStatusLabel, CompetitionSelect, CarouselArrows',
    draw: (show) => <HomeMatches next={show(exampleNextSlider)} previous={show(examplePreviousSlider)} />,
  },
  {
    name: 'HomeChanges: ChangeDetails',
    draw: (show) => (
      <div className="on-dark">
        <HomeChanges changes={show(exampleChanges)} />
      </div>
    ),
  },
  {
    name: 'Banner, FootBanner, SideBanners',
    draw: (show) => {
      const banner = show(bannerOf(exampleBanner, 'hu'))
      const banners = banner ? [banner] : []
      return (
        <>
          <Banner banner={banner} />
          <div className="wrap sec">
            <SideBanners banners={banners} />
          </div>
          <FootBanner banners={banners} />
        </>
      )
    },
  },
  {
    name: 'MediaGrid: KeptHtml, LinksCourt, JoinCourt, HomeStandings',
    draw: (show) => (
      <MediaGrid
        stories={exampleKept(show(exampleNews))}
        aside={<HomeStandings view={show(exampleStandings)} />}
      />
    ),
  },
  { name: 'MediaGrid, empty: NoNews', draw: () => <MediaGrid stories={exampleKept([])} /> },
  {
    name: 'ScheduleFrame, Subscribe, ScheduleList: MatchRow',
    draw: (show) => (
      <ScheduleFrame crumbs={crumbs} choices={exampleChoices} origin="https://club.example">
        <ScheduleList screen={scheduleScreenOf(show(exampleScheduleView), exampleKept)} />
      </ScheduleFrame>
    ),
  },
  {
    name: 'ScheduleList, empty',
    draw: () => (
      <div className="wrap sec">
        <ScheduleList screen={scheduleScreenOf({ ...exampleScheduleView, months: [] }, exampleKept)} />
      </div>
    ),
  },
  {
    name: 'FullStandings, sorted',
    draw: (show) => (
      <div className="wrap sec">
        <FullStandings
          view={show(exampleStandings)}
          sorting={{ sort: { column: 'win', direction: 'desc' }, hrefOf: () => '/teszt' }}
          href="/teszt"
        />
      </div>
    ),
  },
  {
    name: 'StandingsTable',
    draw: (show) => (
      <div className="wrap sec">
        <StandingsTable
          rows={show(exampleStandings.rows)}
          competition={exampleStandings.selected?.name ?? ''}
        />
      </div>
    ),
  },
  ...matchSpecimens,
  ...liveSpecimens,
  {
    name: 'NewsList: LeadNews',
    draw: (show) => <NewsList crumbs={crumbs} screen={newsScreenOf(show(exampleNewsList), exampleKept)} />,
  },
  {
    name: 'NewsList, empty',
    draw: (show) => (
      <NewsList crumbs={newsCrumbs} screen={newsScreenOf(show(exampleEmptyNewsList), exampleKept)} />
    ),
  },
  {
    name: 'Article: Prose, Html, Documents, ShareBox, SharePanel, ShareWays, ShareLinks, RelatedCarousel',
    draw: (show) => <ExampleArticle show={show} />,
  },
  {
    name: 'Prose: ProseGallery, ProseMatch',
    draw: (show) => (
      <div className="wrap sec">
        <Prose parts={exampleEmbedded} language="hu" embeds={show(exampleEmbeds)} />
      </div>
    ),
  },
  {
    name: 'GalleryList',
    draw: (show) => (
      <div className="wrap sec">
        <GalleryList items={show(exampleNews).filter(({ type }) => type === 'gallery')} />
      </div>
    ),
  },
  {
    name: 'GalleryPictures, GalleryFacts, Lightbox, LightboxThumbs',
    draw: (show) => (
      <div className="wrap sec">
        <GalleryFacts gallery={show(exampleGalleryView)} />
        <GalleryPictures
          title={exampleGalleryView.title}
          pictures={show(examplePictures)}
          walk={show(exampleWalk)}
        />
      </div>
    ),
  },
  {
    name: 'VideoLead, VideoPlayer, VideoTiles, MoreVideos',
    draw: (show) => (
      <div className="wrap sec">
        <VideoLead video={show(examplePlayed)} />
        <VideoTiles items={show(exampleTiles)} />
        <MoreVideos shown={exampleTiles.length} total={15} href="/media?page=2" />
      </div>
    ),
  },
  {
    name: 'VideoDetail',
    draw: (show) => <VideoDetail video={show(exampleVideoView)} />,
  },
  ...squadSpecimens,
  { name: 'SearchHead', draw: () => <SearchHead keyword="védekezés">38 találat</SearchHead> },
  {
    name: 'SearchResults: PlayersCarousel, Marked',
    draw: (show) => <SearchResults screen={searchScreenOf(show(exampleSearch), exampleKept)} />,
  },
  {
    name: 'Suggestions: EmptyState',
    draw: (show) => (
      <Suggestions
        title="Nincs találat"
        text="Próbáld kevesebb vagy más szóval."
        latest={show(exampleNews).slice(0, 3)}
      />
    ),
  },
  {
    name: 'StaticPage',
    draw: (show) => (
      <StaticPage
        view={show(exampleStaticPage)}
        links={exampleInformation.map(({ title, href }) => ({ name: title, href }))}
      />
    ),
  },
  {
    name: 'InformationList: SiteLink',
    draw: () => (
      <div className="wrap sec">
        <InformationList links={exampleInformation} />
      </div>
    ),
  },
  { name: 'Safeguarding', draw: () => <Safeguarding view={exampleSafeguarding} /> },
  {
    name: 'JoinScreen, JoinForm: JoinField, JoinChoice, SentDialog',
    draw: (show) => (
      <JoinScreen heading="p" picture={show(exampleJoinPicture)}>
        <JoinForm view={exampleJoin} formToken="formToken" year={2026} captcha={null} />
      </JoinScreen>
    ),
  },
  {
    name: 'JoinClosed: JoinContact',
    draw: () => (
      <div className="wrap sec">
        <JoinClosed contact={exampleJoin.contact} />
      </div>
    ),
  },
  {
    name: 'JoinForm, refused: FieldError',
    draw: () => (
      <div className="wrap sec">
        <JoinForm
          view={exampleJoin}
          formToken="formToken"
          year={2026}
          captcha={null}
          answered={exampleRefused}
        />
      </div>
    ),
  },
  {
    name: 'JoinForm, sent: SentText',
    draw: () => (
      <div className="wrap sec">
        <JoinForm
          view={exampleJoin}
          formToken="formToken"
          year={2026}
          captcha={null}
          answered={{ state: 'sent' }}
        />
      </div>
    ),
  },
  {
    name: 'JoinForm, not stored: JoinContact',
    draw: () => (
      <div className="wrap sec">
        <JoinForm
          view={exampleJoin}
          formToken="formToken"
          year={2026}
          captcha={null}
          answered={exampleNotStored}
        />
      </div>
    ),
  },
]
