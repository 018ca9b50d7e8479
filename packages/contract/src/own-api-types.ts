import type * as articles from './article.ts'
import type * as banners from './banner.ts'
import type * as competitions from './competition.ts'
import type * as galleries from './gallery.ts'
import type * as menus from './menu.ts'
import type { OwnApi } from './own-api.ts'
import type * as pages from './page.ts'
import type * as players from './player.ts'
import type * as schedules from './schedule.ts'
import type * as searches from './search.ts'
import type * as settings from './setting.ts'
import type * as standings from './standings.ts'
import type * as taxonomy from './taxonomy.ts'
import type * as teams from './team.ts'
import type * as videos from './video.ts'

// Types of what our own api sends; the types next to the schemas describe what any back end may send.
export type Article = OwnApi<typeof articles.article>
export type ArticleItem = OwnApi<typeof articles.articleItem>
export type Banner = OwnApi<typeof banners.banner>
export type BoxScore = OwnApi<typeof schedules.boxScore>
export type BoxScoreLine = OwnApi<typeof schedules.boxScoreLine>
export type ClubTeam = OwnApi<typeof teams.clubTeam>
export type ClubTeamDetail = OwnApi<typeof teams.clubTeamDetail>
export type Competition = OwnApi<typeof competitions.competition>
export type Gallery = OwnApi<typeof galleries.gallery>
export type GalleryFile = OwnApi<typeof galleries.galleryFile>
export type LightGalleryFile = OwnApi<typeof galleries.lightGalleryFile>
export type ListedCategory = OwnApi<typeof taxonomy.listedCategory>
export type Menu = OwnApi<typeof menus.menu>
export type Page = OwnApi<typeof pages.page>
export type PageItem = OwnApi<typeof pages.pageItem>
export type Player = OwnApi<typeof players.player>
export type Schedule = OwnApi<typeof schedules.schedule>
export type ScheduleDetail = OwnApi<typeof schedules.scheduleDetail>
export type SearchResult = OwnApi<typeof searches.searchResult>
export type Setting = OwnApi<typeof settings.setting>
export type StandingRow = OwnApi<typeof standings.standingRow>
export type Video = OwnApi<typeof videos.video>
export type VideoItem = OwnApi<typeof videos.videoItem>
