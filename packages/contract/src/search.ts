import { z } from 'zod'
import { articleItem } from './article.ts'
import { gallery } from './gallery.ts'
import { always, listed } from './optional.ts'
import { count } from './paging.ts'
import { teamPlayer } from './team.ts'
import { videoItem } from './video.ts'

const resultList = <Item extends z.ZodType>(item: Item) =>
  z
    .object({
      data: listed(item),
      meta: z.object({ last_page: z.int().min(1).default(1), total: always(count) }).prefault({}),
    })
    .prefault({})

export const searchResult = z
  .object({
    articles: resultList(articleItem),
    galleries: resultList(gallery),
    videoGalleries: resultList(videoItem),
    players: listed(teamPlayer),
    results: count.default(0),
    more: z.boolean().default(false).describe('There are more than 1,000 results; the totals stop there.'),
  })
  .meta({ id: 'SearchResult', description: 'The three lists together are one page, newest first.' })
export type SearchResult = z.infer<typeof searchResult>
