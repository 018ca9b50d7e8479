import { hiuzok } from './hiuzok/club.ts'
import { solymok } from './solymok/club.ts'
import type { ClubId, DemoClub } from './types.ts'

export const clubs: Record<ClubId, DemoClub> = { solymok, hiuzok }
