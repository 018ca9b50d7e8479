import type * as articles from './article.ts'
import type * as banners from './banner.ts'
import type * as competitions from './competition.ts'
import type * as galleries from './gallery.ts'
import type * as menus from './menu.ts'
import type * as pages from './page.ts'
import type * as players from './player.ts'
import type { Promised } from './promised.ts'
import type * as schedules from './schedule.ts'
import type * as searches from './search.ts'
import type * as settings from './setting.ts'
import type * as standings from './standings.ts'
import type * as taxonomy from './taxonomy.ts'
import type * as teams from './team.ts'
import type * as videos from './video.ts'

// Types of what our own api sends; the types next to the schemas describe what any back end may send.
export type Article = Promised<typeof articles.article>
export type ArticleItem = Promised<typeof articles.articleItem>
export type Banner = Promised<typeof banners.banner>
export type BoxScore = Promised<typeof schedules.boxScore>
export type BoxScoreLine = Promised<typeof schedules.boxScoreLine>
export type ClubTeam = Promised<typeof teams.clubTeam>
export type ClubTeamDetail = Promised<typeof teams.clubTeamDetail>
export type Competition = Promised<typeof competitions.competition>
export type Gallery = Promised<typeof galleries.gallery>
export type GalleryFile = Promised<typeof galleries.galleryFile>
export type LightGalleryFile = Promised<typeof galleries.lightGalleryFile>
export type ListedCategory = Promised<typeof taxonomy.listedCategory>
export type Menu = Promised<typeof menus.menu>
export type Page = Promised<typeof pages.page>
export type PageItem = Promised<typeof pages.pageItem>
export type Player = Promised<typeof players.player>
export type Schedule = Promised<typeof schedules.schedule>
export type ScheduleDetail = Promised<typeof schedules.scheduleDetail>
export type SearchResult = Promised<typeof searches.searchResult>
export type Setting = Promised<typeof settings.setting>
export type StandingRow = Promised<typeof standings.standingRow>
export type Video = Promised<typeof videos.video>
export type VideoItem = Promised<typeof videos.videoItem>
