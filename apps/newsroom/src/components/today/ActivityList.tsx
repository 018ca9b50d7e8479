import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { initialsOf } from '../../nav/initials.ts'
import type { Activity } from '../../today/activity.ts'
import { whenOf } from '../../today/day.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import { didTexts, texts } from './texts.ts'

type Props = { req: PayloadRequest; activities: Activity[]; now: number; language: keyof Bilingual }

const chips: Record<Activity['state'], string> = {
  public: 'nr-chip--ink',
  scheduled: '',
  draft: '',
  saved: 'nr-chip--outline',
}

export function ActivityList({ req, activities, now, language }: Props) {
  const t = (text: Bilingual) => textFor(req, text)
  if (activities.length === 0) return <p className="today__none">{t(texts.nothingHappened)}</p>
  return (
    <ul className="today-activity">
      {activities.map(({ collection, id, title, at, who, state }) => (
        <li key={`${collection}:${id}`}>
          <time dateTime={at}>{whenOf(at, now, language)}</time>
          <span className="nr-avatar" aria-hidden="true">
            {who ? initialsOf(who) : <LineIcon name={collection === 'matches' ? 'ball' : 'page'} />}
          </span>
          <p>
            {who ? (
              <>
                <b>{who}</b> {t(didTexts[state].by)}
              </>
            ) : (
              t(didTexts[state].alone)
            )}{' '}
            <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
              {title}
            </Link>
          </p>
          <span className={`nr-chip ${chips[state]}`}>{t(didTexts[state].chip)}</span>
        </li>
      ))}
    </ul>
  )
}
