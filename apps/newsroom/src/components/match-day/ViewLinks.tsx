import { awaitingAddress, type View, viewAddress, views } from '../../match-day/addresses.ts'
import { type MatchDay, mostCounted } from '../../match-day/read-match-day.ts'
import type { Context } from './context.ts'
import { texts, viewTexts } from './texts.ts'

type Props = { current: View; counts?: MatchDay['counts']; context: Context }

const shownCount = (count: number) => (count >= mostCounted ? `${mostCounted - 1}+` : String(count))

/** The match day and the table, one click from each other. */
export function ViewLinks({ current, counts, context: { t, now } }: Props) {
  const count = (amount: number | undefined) =>
    amount === undefined ? null : <small> {shownCount(amount)}</small>
  const link = (view: View) => (
    <a key={view} href={viewAddress(view, now)} aria-current={view === current ? 'page' : undefined}>
      {t(viewTexts[view])}
      {view === 'coming' ? count(counts?.coming) : view === 'played' ? count(counts?.played) : null}
    </a>
  )
  const [day, ...others] = views
  return (
    <nav className="match-views" aria-label={t(texts.views)}>
      {link(day)}
      <a href={awaitingAddress}>
        {t(texts.noResult)}
        {counts ? (
          <b className={counts.awaiting === 0 ? 'match-views__none' : undefined}>
            {shownCount(counts.awaiting)}
          </b>
        ) : null}
      </a>
      {others.map(link)}
    </nav>
  )
}
