import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { bilingual, textFor } from '../../bilingual.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import { readScheduled, type Scheduled } from '../../publishing/scheduled.ts'
import { ViewPage } from '../ViewPage.tsx'
import { stateTexts } from './texts.ts'
import './publishing.css'

const address = '/admin/scheduled'

const kinds: Record<Scheduled['collection'], ReturnType<typeof bilingual>> = {
  articles: bilingual('Hír', 'Article'),
  galleries: bilingual('Galéria', 'Gallery'),
  videos: bilingual('Videó', 'Video'),
}
const lead = bilingual(
  'Ezek maguktól jelennek meg, budapesti idő szerint. Nyisd meg, ha változtatnál rajta.',
  'These appear by themselves, in Budapest time. Open one to change it.',
)
const none = bilingual(
  'Most semmi sincs időzítve. Időzíteni a Közzététel gomb melletti órával lehet.',
  'Nothing is scheduled. The clock beside the Publish button schedules an item.',
)
const onlyHungarian = bilingual('csak magyarul', 'in Hungarian only')
const forbidden = bilingual('Ezt a szerkesztők látják.', 'Only editors see this.')

async function ScheduledList({ req }: { req: PayloadRequest }) {
  const now = new Date()
  const language = req.i18n.language === 'en' ? 'en' : 'hu'
  const scheduled = await readScheduled(req, now)
  if (scheduled.length === 0) return <p>{textFor(req, none)}</p>
  return (
    <>
      <p>{textFor(req, lead)}</p>
      <ol>
        {scheduled.map(({ collection, id, publishDate, titles }) => (
          <li key={`${collection}:${id}`}>
            <time dateTime={publishDate}>{publishTime(publishDate, now.getTime(), language)}</time>
            <a href={`/admin/collections/${collection}/${id}`}>
              {titles[language] || titles.hu || titles.en}
            </a>
            <small>
              {textFor(req, kinds[collection])}
              {titles.en ? '' : `, ${textFor(req, onlyHungarian)}`}
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The page at /admin/scheduled. */
export function ScheduledView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const texts = { title: textFor(req, stateTexts.scheduled), forbidden: textFor(req, forbidden) }
  return (
    <ViewPage view={view} address={address} requiredRole="editor" className="scheduled-view" texts={texts}>
      <ScheduledList req={req} />
    </ViewPage>
  )
}
