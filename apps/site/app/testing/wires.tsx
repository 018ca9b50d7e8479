import { articleItem, article as articleSchema } from '@palank/contract/article'
import { banner, popup } from '@palank/contract/banner'
import { competition } from '@palank/contract/competition'
import { document } from '@palank/contract/document'
import { galleryFile, gallery as gallerySchema, lightGalleryFile } from '@palank/contract/gallery'
import { menu } from '@palank/contract/menu'
import { pageItem, page as pageSchema } from '@palank/contract/page'
import { playerGame, player as playerSchema } from '@palank/contract/player'
import { schedule, scheduleDetail } from '@palank/contract/schedule'
import { searchResult } from '@palank/contract/search'
import { setting } from '@palank/contract/setting'
import { sponsor } from '@palank/contract/sponsor'
import { standingRow } from '@palank/contract/standings'
import { playerStatistics } from '@palank/contract/statistics'
import { listedCategory } from '@palank/contract/taxonomy'
import { clubTeam, clubTeamDetail, competitionTeam } from '@palank/contract/team'
import { videoItem, video as videoSchema } from '@palank/contract/video'
import type { Language } from '@palank/routes'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { cleanHtml } from '~/api/clean-html.server.ts'
import { Banner } from '~/features/banners/Banner.tsx'
import { exampleBanner } from '~/features/banners/banners.examples.ts'
import { bannerAt, bannerOf, homeBanner } from '~/features/banners/banners.ts'
import { calendarEvents } from '~/features/calendar/calendar.ts'
import { writeCalendar } from '~/features/calendar/write-calendar.ts'
import { atomFeed, feedEntries } from '~/features/discovery/feed.ts'
import {
  articleEntries,
  matchEntries,
  numberedEntries,
  pageEntries,
  playerEntries,
  sitemapFile,
  teamEntries,
} from '~/features/discovery/sitemap.ts'
import { GalleryFacts } from '~/features/galleries/GalleryFacts.tsx'
import { GalleryList } from '~/features/galleries/GalleryList.tsx'
import { GalleryPictures } from '~/features/galleries/GalleryPictures.tsx'
import { exampleFiles, exampleGallery, exampleLightFiles } from '~/features/galleries/galleries.examples.ts'
import { galleryOf, picturesOf, walkOf } from '~/features/galleries/galleries.ts'
import { galleryLd } from '~/features/galleries/gallery-ld.ts'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { exampleJoinSettings } from '~/features/join/join.examples.ts'
import { joinView } from '~/features/join/join.ts'
import { formOf, headToHeadOf } from '~/features/match/earlier.ts'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import { exampleDetail, exampleEarlier } from '~/features/match/match.examples.ts'
import { matchDetailOf } from '~/features/match/match.ts'
import { matchDescription, matchTitle } from '~/features/match/match-texts.ts'
import { sportsEventLd } from '~/features/match/sports-event-ld.ts'
import { HomeMatches } from '~/features/matches/HomeMatches.tsx'
import { exampleCompetition } from '~/features/matches/matches.examples.ts'
import { selectCompetition, sliderPart } from '~/features/matches/matches.ts'
import { Article } from '~/features/news/Article.tsx'
import { exampleFullArticle } from '~/features/news/article.examples.ts'
import { articleOf } from '~/features/news/article.ts'
import { newsArticleLd } from '~/features/news/article-ld.ts'
import { HighlightedNews } from '~/features/news/HighlightedNews.tsx'
import { MediaGrid } from '~/features/news/MediaGrid.tsx'
import { NewsList } from '~/features/news/NewsList.tsx'
import { NewsSlider } from '~/features/news/NewsSlider.tsx'
import { exampleArticle, exampleMedia } from '~/features/news/news.examples.ts'
import { exampleNewsList } from '~/features/news/news-list.examples.ts'
import { categoryViews, findCategory, newsPaths } from '~/features/news/news-list.ts'
import { InformationList } from '~/features/pages/InformationList.tsx'
import { informationLinks } from '~/features/pages/information.ts'
import { staticPageView } from '~/features/pages/page.ts'
import { examplePage, examplePages } from '~/features/pages/pages.examples.ts'
import { StaticPage } from '~/features/pages/StaticPage.tsx'
import { PlayerAverages } from '~/features/players/PlayerAverages.tsx'
import { PlayerHead } from '~/features/players/PlayerHead.tsx'
import { PlayerSections } from '~/features/players/PlayerSections.tsx'
import { examplePlayer, examplePlayerPage } from '~/features/players/player.examples.ts'
import { neighboursOf, playerOf, tablesOf } from '~/features/players/player.ts'
import { playerLd } from '~/features/players/player-ld.ts'
import { ScheduleList } from '~/features/schedule/ScheduleList.tsx'
import { exampleChoices, exampleNow, exampleScheduleView } from '~/features/schedule/schedule.examples.ts'
import { selectionOf } from '~/features/schedule/schedule.ts'
import { countText } from '~/features/search/count-text.ts'
import { SearchResults } from '~/features/search/SearchResults.tsx'
import { exampleResult } from '~/features/search/search.examples.ts'
import { searchView } from '~/features/search/search.ts'
import { SponsorsCarousel } from '~/features/sponsors/SponsorsCarousel.tsx'
import { exampleSponsor } from '~/features/sponsors/sponsors.examples.ts'
import { sponsorOf } from '~/features/sponsors/sponsors.ts'
import { FullStandings } from '~/features/standings/FullStandings.tsx'
import { HomeStandings } from '~/features/standings/HomeStandings.tsx'
import { selectStandings, withStandings } from '~/features/standings/standings.ts'
import { averagesOf, leadersOf } from '~/features/teams/leaders.ts'
import { TeamCards } from '~/features/teams/TeamCards.tsx'
import { TeamLeaders } from '~/features/teams/TeamLeaders.tsx'
import { TeamSections } from '~/features/teams/TeamSections.tsx'
import { teamLd } from '~/features/teams/team-ld.ts'
import {
  exampleBareTeamPage,
  exampleClubTeam,
  exampleClubTeams,
  exampleTeamPage,
} from '~/features/teams/teams.examples.ts'
import { seasonLinksOf, tableOf, teamItemsOf, teamOf } from '~/features/teams/teams.ts'
import { VideoDetail } from '~/features/videos/VideoDetail.tsx'
import { VideoLead } from '~/features/videos/VideoLead.tsx'
import { VideoTiles } from '~/features/videos/VideoList.tsx'
import { videoLd } from '~/features/videos/video-ld.ts'
import { exampleVideo, exampleVideoItems } from '~/features/videos/videos.examples.ts'
import { playedVideoOf, videoItemsOf, videoOf } from '~/features/videos/videos.ts'
import { clubLd } from '~/shell/club-ld.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { Shell } from '~/shell/Shell.tsx'
import { shellView } from '~/shell/shell.ts'
import { breadcrumbLd } from '~/ui/breadcrumb-ld.ts'
import { competitionOption, isCompetition } from '~/ui/competition-options.ts'
import { Documents } from '~/ui/Documents.tsx'
import { documentsOf } from '~/ui/documents.ts'
import { exampleClub, exampleSchedule, exampleWon } from '~/ui/match-row.examples.ts'
import { matchesOf } from '~/ui/match-row.ts'
import { tileOf } from '~/ui/media-item.ts'
import { mediaItemOfArticle, mediaItemOfGallery } from '~/ui/media-of-wire.ts'
import { RelatedCarousel } from '~/ui/RelatedCarousel.tsx'
import { exampleRoster } from '~/ui/roster.examples.ts'
import { SeasonLinks } from '~/ui/SeasonLinks.tsx'
import { exampleStandingRows } from '~/ui/standings.examples.ts'
import { standingRowsOf } from '~/ui/standings.ts'

const origin = 'https://klub.example'
const logo = { src: '/crest.svg', width: 1, height: 1 }
const image = { ...logo, alt: 'Klub' }

/** What is drawn for the page, and what is written besides: JSON-LD, feeds, sitemaps, metadata. */
type Drawn = { page: ReactNode; written?: unknown }

export type WireCase = {
  name: string
  /** The exported functions that it goes through. */
  through: string[]
  schema: z.ZodType
  valid: unknown
  /** How many wires one page holds; those of a list stand in it together. */
  together: number
  draw: (wires: never[], language: Language) => Drawn
}

const meta = (language: Language, title: string, description: string) =>
  pageMeta(
    { club: 'Klub', origin, title: null, description: null, ogTitle: null, ogDescription: null, image },
    { language, title, description, paths: { [language]: '/x' } },
  )

const media = { ...exampleMedia }
const fullVideo = { ...exampleVideo, cover_image: media, thumbnails: media.thumbnails }
const fullGallery = { ...exampleGallery, cover_image: media, thumbnails: media.thumbnails }

/** The lists, whose items fall out one by one. */
const lists: WireCase[] = [
  {
    name: 'the articles of a list',
    through: [
      'mediaItemOfArticle',
      'pictureOrNone',
      'categoriesOf',
      'foreign',
      'feedEntries',
      'articleEntries',
    ],
    schema: articleItem,
    valid: exampleArticle,
    together: 40,
    draw: (wires, language) => {
      const items = wires.flatMap((wire) => mediaItemOfArticle(wire, language) ?? [])
      const tiles = items.map(tileOf)
      const source = { origin, language, club: 'Klub', title: 'Hírek', icon: '/i.svg' }
      return {
        page: (
          <>
            <NewsSlider items={items} title="Hírek" />
            <HighlightedNews items={items} />
            <MediaGrid items={tiles} />
            <NewsList view={{ ...exampleNewsList, items: tiles, leading: tiles, latest: tiles }} />
            <RelatedCarousel title="Kapcsolódó" items={tiles} />
          </>
        ),
        written: [
          atomFeed({ ...source, entries: feedEntries(wires, language) }),
          sitemapFile(origin, articleEntries(wires)),
        ],
      }
    },
  },
  {
    name: 'the galleries of a list',
    through: ['mediaItemOfGallery', 'numberedEntries'],
    schema: gallerySchema,
    valid: fullGallery,
    together: 40,
    draw: (wires, language) => ({
      page: (
        <GalleryList items={wires.flatMap((wire) => mediaItemOfGallery(wire, language) ?? []).map(tileOf)} />
      ),
      written: sitemapFile(origin, numberedEntries('gallery', wires)),
    }),
  },
  {
    name: 'the videos of a list',
    through: ['mediaItemOfVideo', 'videoItemsOf', 'playedVideoOf'],
    schema: videoItem,
    valid: { ...exampleVideoItems[0], cover_image: media, thumbnails: media.thumbnails },
    together: 40,
    draw: (wires, language) => ({
      page: (
        <>
          <VideoTiles items={videoItemsOf(wires, language).map(tileOf)} />
          {wires.map((wire, index) => {
            const video = playedVideoOf(wire, language)
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same video
            return video && <VideoLead key={index} video={video} />
          })}
        </>
      ),
      written: sitemapFile(origin, numberedEntries('video', wires)),
    }),
  },
  {
    name: 'the pages of the index',
    through: ['informationLinks', 'pageEntries'],
    schema: pageItem,
    valid: examplePages[5],
    together: 40,
    draw: (wires, language) => ({
      page: <InformationList links={informationLinks(wires, language)} />,
      written: sitemapFile(origin, pageEntries(wires)),
    }),
  },
  {
    name: 'the documents of a text',
    through: ['documentsOf'],
    schema: document,
    valid: exampleFullArticle.documents[0],
    together: 40,
    draw: (wires, language) => ({ page: <Documents documents={documentsOf(wires, language)} /> }),
  },
  {
    name: 'the categories of the news',
    through: ['categoryViews', 'findCategory', 'newsPaths', 'newsPath'],
    schema: listedCategory,
    valid: { id: 1, lang: 'hu', name: 'Jegyek', slug: 'jegyek', highlighted: true },
    together: 40,
    draw: (wires, language) => {
      const categories = categoryViews(wires, language)
      const all = { hu: categories, en: categories }
      const category = findCategory(all, 'jegyek', language) ?? null
      return {
        page: (
          <NewsList view={{ ...exampleNewsList, categories, category, paths: newsPaths(all, category, 2) }} />
        ),
      }
    },
  },
  {
    name: 'the sponsors',
    through: ['sponsorOf'],
    schema: sponsor,
    valid: exampleSponsor,
    together: 40,
    draw: (wires) => ({
      page: <SponsorsCarousel sponsors={wires.flatMap((wire) => sponsorOf(wire) ?? [])} />,
    }),
  },
  {
    name: 'the banners',
    through: ['bannerOf', 'bannerAt'],
    schema: banner,
    valid: exampleBanner,
    together: 1,
    draw: (wires, language) => ({
      page: (
        <Banner
          banner={bannerAt(
            wires.flatMap((wire) => bannerOf(wire, language) ?? []),
            homeBanner,
          )}
        />
      ),
    }),
  },
  {
    name: 'the matches',
    through: ['matchOf', 'matchesOf', 'sliderPart', 'teamLogoOf', 'calendarEvents', 'matchEntries'],
    schema: schedule,
    valid: exampleWon,
    together: 40,
    draw: (wires, language) => {
      const matches = matchesOf([...wires, exampleSchedule], exampleClub, language)
      const view = { competitions: [], selected: null, failed: false }
      return {
        page: (
          <>
            <HomeMatches
              next={{ ...view, type: 'next', matches: sliderPart(matches, 'next') }}
              previous={{ ...view, type: 'prev', matches: sliderPart(matches, 'prev') }}
            />
            <ScheduleList
              view={{ ...exampleScheduleView, ...selectionOf(matches, exampleChoices.asked, exampleNow) }}
            />
          </>
        ),
        written: [
          sitemapFile(origin, matchEntries(wires)),
          // No markup, so whatever words it holds are harmless in it.
          {
            calendar: writeCalendar({
              ...{ name: 'Klub', club: 'Klub', language, source: origin },
              events: calendarEvents(wires, exampleClub, language, origin),
            }),
          },
        ],
      }
    },
  },
  {
    name: 'the competitions',
    through: ['isCompetition', 'competitionOption', 'selectCompetition', 'withStandings', 'selectStandings'],
    schema: competition,
    valid: exampleCompetition,
    together: 40,
    draw: (wires) => {
      const known = wires.filter(isCompetition)
      const competitions = known.map(competitionOption)
      const view = { competitions, matches: [], failed: false }
      const shown = selectStandings(withStandings(wires), 1)
      const selected = shown ? competitionOption(shown) : null
      const choose = (type: 'next' | 'prev') => selectCompetition(known, type, undefined)?.id ?? null
      return {
        page: (
          <>
            <HomeMatches
              next={{ ...view, type: 'next', selected: choose('next') }}
              previous={{ ...view, type: 'prev', selected: choose('prev') }}
            />
            <HomeStandings view={{ competitions, selected, rows: [], failed: false }} />
          </>
        ),
      }
    },
  },
  {
    name: 'the rows of the standings',
    through: ['standingRowOf', 'standingRowsOf'],
    schema: standingRow,
    valid: exampleStandingRows[2],
    together: 40,
    draw: (wires, language) => {
      const rows = standingRowsOf(wires, exampleClub, language)
      const view = { competitions: [], selected: { id: 1, name: 'NB I.' }, rows, failed: false }
      const hrefOf = () => '/'
      return {
        page: (
          <>
            <HomeStandings view={view} />
            <FullStandings view={view} sorting={{ sort: null, hrefOf }} href="/" />
            <FullStandings
              view={view}
              sorting={{ sort: { column: 'streak', direction: 'asc' }, hrefOf }}
              href="/"
            />
          </>
        ),
      }
    },
  },
  {
    name: 'the teams of a season',
    through: ['teamItemOf', 'teamItemsOf', 'seasonLinksOf', 'teamEntries'],
    schema: clubTeam,
    valid: exampleClubTeams[0],
    together: 40,
    draw: (wires, language) => {
      const teams = teamItemsOf(wires, language)
      const seasons = seasonLinksOf(exampleTeamPage.team, [{ season: 2024, teams: wires }], language)
      return {
        page: (
          <>
            <TeamCards teams={teams.map((team) => ({ ...team, rosterSize: null }))} />
            <SeasonLinks label="Idények" seasons={seasons} selected={2025} />
          </>
        ),
        written: sitemapFile(origin, teamEntries(wires)),
      }
    },
  },
  {
    name: 'the files of a gallery',
    through: ['picturesOf', 'walkOf'],
    schema: z.object({ file: galleryFile, light: lightGalleryFile }),
    valid: { file: exampleFiles[0], light: exampleLightFiles[0] },
    together: 40,
    draw: (wires, language) => {
      const all = wires as ({ file?: never; light?: never } | undefined)[]
      const files = all.map((wire) => wire?.file as never)
      const pictures = picturesOf(files)
      const walk = walkOf(
        all.map((wire) => wire?.light as never),
        files,
      )
      const gallery = galleryOf(exampleGallery, language)
      return {
        page: <GalleryPictures title="Galéria" pictures={pictures} walk={walk} />,
        written: gallery && galleryLd(origin, gallery, pictures),
      }
    },
  },
]

/** One line of one team stands for all of them: each has every field. */
const oneLineDetail = {
  ...exampleDetail,
  periods: exampleDetail.periods.slice(0, 2),
  box_scores: exampleDetail.box_scores
    .slice(0, 1)
    .map((box) => ({ ...box, players: box.players.slice(0, 1), total: null })),
}

/** A player by a few figures: a match has been drawn with every one of them. */
const few = playerStatistics.pick({ played_games: true, points: true, minute: true })
const fewRows = z.object({ average: few, total: few, minuteFourty: few })
const fewPlayer = playerSchema.extend({
  seasons: z.array(fewRows.extend({ season: z.int(), competition_team: competitionTeam })),
  career: fewRows,
  games: z.array(playerGame.extend({ statistics: few })),
})

/** Those that have a page to themselves: without what no such page can be without, there is none. */
const singles: WireCase[] = [
  {
    name: 'a match',
    through: ['matchDetailOf', 'statisticsOf', 'sportsEventLd', 'leadersOf', 'comparedOf'],
    schema: scheduleDetail,
    valid: oneLineDetail,
    together: 1,
    draw: ([wire], language) => {
      const match = matchDetailOf(wire as never, exampleClub, language)
      if (!match) return { page: null }
      const page = {
        match,
        headToHead: { matches: [], homeWins: 0, awayWins: 0 },
        form: { home: [], away: [] },
      }
      const title = matchTitle(match, language)
      const description = matchDescription(match, language)
      const about = { origin, language, name: title, description, image: '/share.png' }
      return {
        page: <MatchDetail page={page} title={title} url={origin} />,
        written: [sportsEventLd(match, about), meta(language, title, description)],
      }
    },
  },
  {
    name: 'the matches before a match',
    through: ['formOf', 'headToHeadOf'],
    schema: schedule,
    valid: exampleEarlier[1],
    together: 40,
    draw: (wires, language) => {
      const match = matchDetailOf(exampleDetail, exampleClub, language)
      if (!match) return { page: null }
      const games = (team: number) => formOf(wires, match, team, exampleClub, language)
      const page = {
        match,
        headToHead: headToHeadOf(wires, match, exampleClub, language),
        form: { home: games(match.teamA.id), away: games(match.teamB.id) },
      }
      return { page: <MatchDetail page={page} title="Meccs" url={origin} /> }
    },
  },
  {
    name: 'a team',
    through: ['teamOf', 'rosterOf', 'playerFactsOf', 'playerNote', 'teamLd', 'playerEntries'],
    schema: clubTeamDetail,
    valid: exampleClubTeam,
    together: 1,
    draw: ([wire], language) => {
      const team = teamOf(wire as never, exampleClub, language)
      return {
        page: team && <TeamSections view={{ ...exampleBareTeamPage, team }} />,
        written: [
          team && teamLd({ origin, club: { name: 'Klub' } }, team),
          sitemapFile(origin, playerEntries([wire as never])),
        ],
      }
    },
  },
  {
    name: "a team's competitions",
    through: ['tableOf'],
    schema: competition,
    valid: exampleCompetition,
    together: 1,
    draw: ([wire]) => ({ page: <p>{tableOf([wire as never])?.id}</p> }),
  },
  {
    name: 'a player',
    through: ['playerOf', 'tablesOf', 'neighboursOf', 'averagesOf', 'leadersOf', 'playerLd'],
    schema: fewPlayer,
    valid: fewPlayer.parse({
      ...examplePlayer,
      ...{ profile_image: null, teams: examplePlayer.teams.slice(0, 1) },
      ...{ seasons: examplePlayer.seasons.slice(0, 1), games: examplePlayer.games.slice(0, 1) },
    }),
    together: 1,
    draw: ([wire], language) => {
      const player = playerOf(wire as never, language)
      const [first] = exampleRoster
      if (!player || !first) return { page: null }
      const team = { id: 7, name: 'Klub', season: 2025, link: '/csapat/7', isOwn: true }
      const tables = tablesOf(player, 2025, team.id)
      const games = [...player.games, ...examplePlayerPage.player.games.slice(1, 2)]
      const neighbours = neighboursOf(exampleRoster, player.id)
      const view = { player: { ...player, games }, team, season: 2025, tables, ...neighbours }
      const averages = [averagesOf(first, wire as never, team.id) ?? []].flat()
      return {
        page: (
          <>
            <PlayerHead view={view} crumbs={[]} />
            {tables.slice(0, 1).map((table) => (
              <PlayerAverages key={table.teamId} table={table} />
            ))}
            <PlayerSections view={view} />
            <TeamLeaders leaders={leadersOf(averages)} />
          </>
        ),
        written: playerLd(origin, view, '/csapat/7/jatekos/9'),
      }
    },
  },
  {
    name: 'an article',
    through: ['articleOf', 'newsArticleLd', 'breadcrumbLd', 'proseParts', 'videosIn', 'readingMinutes'],
    schema: articleSchema,
    valid: exampleFullArticle,
    together: 1,
    draw: ([wire], language) => {
      const article = articleOf(wire as never, language)
      if (!article) return { page: null }
      const { title, path, meta: own } = article
      // As the answer has been before it comes this far.
      const cleaned = { ...article, body: cleanHtml(article.body, origin) }
      return {
        page: <Article article={cleaned} url={`${origin}${path}`} />,
        written: [
          newsArticleLd(article, { name: 'Klub', origin, logo }),
          breadcrumbLd(origin, [{ name: title, href: path }]),
          meta(language, own.title, own.description),
        ],
      }
    },
  },
  {
    name: 'a page',
    through: ['staticPageView', 'withHeadings', 'withLead'],
    schema: pageSchema,
    valid: { ...examplePage, cover_image: media },
    together: 1,
    draw: ([wire], language) => {
      const given = wire as { body?: unknown } | undefined
      const body = given?.body
      const cleaned = typeof body === 'string' ? { ...given, body: cleanHtml(body, origin) } : given
      const view = staticPageView(cleaned as never, language)
      return {
        page: view && <StaticPage view={view} links={[]} />,
        written: view && meta(language, view.meta.title, view.meta.description),
      }
    },
  },
  {
    name: 'a gallery',
    through: ['galleryOf', 'galleryLd'],
    schema: gallerySchema,
    valid: fullGallery,
    together: 1,
    draw: ([wire], language) => {
      const view = galleryOf(wire as never, language)
      return { page: view && <GalleryFacts gallery={view} />, written: view && galleryLd(origin, view, []) }
    },
  },
  {
    name: 'a video',
    through: ['videoOf', 'videoLd'],
    schema: videoSchema,
    valid: { ...fullVideo, related_videos: exampleVideoItems.slice(0, 1) },
    together: 1,
    draw: ([wire], language) => {
      const view = videoOf(wire as never, language)
      return {
        page: view && <VideoDetail video={view} url={`${origin}${view.fullLink}`} />,
        written: view && videoLd(origin, view),
      }
    },
  },
  {
    name: 'a search',
    through: ['searchView', 'countText'],
    schema: searchResult,
    valid: exampleResult,
    together: 1,
    draw: ([wire], language) => {
      const view = searchView(wire as never, { language, keyword: 'védekezés', page: 1 })
      return { page: <SearchResults view={view} />, written: countText(view, language) }
    },
  },
]

const item = {
  ...{ id: 'm1', name: 'Klub', order: 1, type: 'internal_url', link: '/oldalak/klub', locale: 'hu_HU' },
  ...{ page: null, parent_id: null, created_at: '2025-11-01T10:00:00+00:00', children: [] },
}
const children = [{ ...item, id: 'm2', type: 'static_page', link: null, page: { slug: 'rolunk' } }]
const frame = {
  menus: [
    { slug: 'fomenu', place: 'main', name: 'Főmenü', order: 1, lang: 'hu', items: [{ ...item, children }] },
    { slug: 'lablec', place: 'footer-1', name: 'Lábléc', order: 2, lang: 'hu', items: [item] },
  ],
  settings: [
    ['page-settings', 'title', 'Klub'],
    ['contact-settings', 'address', 'Dunaszeg'],
    ['contact-settings', 'phone', '+36 25 400 1958'],
    ['contact-settings', 'other', '<p>Hétköznap</p>'],
    ['social-links', 'facebook', 'https://facebook.example/klub'],
  ].map(([setting_type, name, value]) => ({ setting_type, name, value, lang: 'hu' })),
  sponsors: [exampleSponsor],
  footerPage: examplePage,
  popup: { id: 1, lang: 'hu', url: '/oldalak/jegyek', banner_image: media, visible: true },
}

const shell: WireCase = {
  name: 'the frame of every page',
  through: ['shellView', 'menuEntries', 'clubLd', 'pageMeta'],
  schema: z.object({
    menus: z.array(menu),
    settings: z.array(setting),
    sponsors: z.array(sponsor),
    footerPage: pageSchema.nullable(),
    popup: popup.nullable(),
  }),
  valid: frame,
  together: 1,
  draw: ([wire], language) => {
    const view = shellView(language, { ...(wire as object | undefined) } as never)
    const clean = <Text extends { html: string }>(text: Text | null) =>
      text && { ...text, html: cleanHtml(text.html, origin) }
    const contact = { ...view.contact, other: clean(view.contact.other) }
    const { address, phone } = contact
    const club = { name: 'Klub', origin, home: '/kezdo', logo: logo.src, social: view.social }
    return {
      page: (
        <Shell view={{ ...view, contact, footerPage: clean(view.footerPage) }}>
          <h1>Itt marad</h1>
        </Shell>
      ),
      written: [
        clubLd({ ...club, address, phone: phone?.text ?? null }),
        pageMeta({ club: 'Klub', origin, image, ...view.meta }, { language, title: '', paths: {} }),
      ],
    }
  },
}

const join: WireCase = {
  name: 'the settings of the join form',
  through: ['joinView'],
  schema: z.array(setting),
  valid: exampleJoinSettings,
  together: 1,
  draw: ([wire], language) => {
    const view = joinView(wire, language)
    return { page: <JoinForm view={view} slip="slip" year={2026} captcha={null} /> }
  },
}

export const wireCases: WireCase[] = [...lists, ...singles, shell, join]
