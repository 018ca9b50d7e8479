import { useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import type { LivePlayerView, LiveView, Score } from '~/model/live.ts'
import { periodText } from '~/model/match-texts.ts'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { type FeedGroup, type FeedRow, feedOf, isBasket } from './feed.ts'
import { noteText, whatText } from './feed-texts.ts'
import type { MatchDetail } from './match.ts'
import { Named, nameMark } from './Named.tsx'
import styles from './PlayFeed.module.css'

type Squad = { match: MatchDetail; players: ReadonlyMap<number, LivePlayerView> }

/** The leader's score is bold. */
const RunningScore = ({ score: [home, away] }: { score: Score }) => (
  <span className={`num ${styles.score}`}>
    {home < away ? <em>{home}</em> : home}–{away < home ? <em>{away}</em> : away}
  </span>
)

type RowProps = { row: FeedRow; squad: Squad; isNew: boolean }

function Row({ row, squad: { match, players }, isNew }: RowProps) {
  const say = useLiveText()
  const team = row.side === 1 ? match.teamA : match.teamB
  const { note, undone } = row
  const player = row.player === null ? undefined : players.get(row.player)
  const noted = note && 'player' in note ? players.get(note.player) : undefined
  const sentence = <Named sentence={whatText(row.what, nameMark, say)} player={player} team={team.teamName} />
  const looks = [
    styles.row,
    row.score && styles.basket,
    isBasket(row) || styles.plain,
    undone && styles.undone,
    isNew && styles.new,
  ]
  return (
    <li className={looks.filter(Boolean).join(' ')} data-play={row.id} data-undone={undone ? '' : undefined}>
      <time>{row.time}</time>
      <TeamLogo src={team.teamLogo} width={32} height={37} className={styles.logo} />
      <p>
        <b>{undone ? <s>{sentence}</s> : sentence}</b>
        {undone ? (
          <span className={styles.note}>{say('undone')}</span>
        ) : (
          note &&
          (noted || note.key === 'threes') && (
            <span className={styles.note}>
              <Named sentence={noteText(note, nameMark, say)} player={noted} team="" />
            </span>
          )
        )}
      </p>
      {row.score && !undone && <RunningScore score={row.score} />}
    </li>
  )
}

type RowsProps = { rows: FeedRow[]; squad: Squad; newest: string | undefined }

const Rows = ({ rows, squad, newest }: RowsProps) => (
  <ol className={styles.rows}>
    {rows.map((row) => (
      <Row key={row.id} row={row} squad={squad} isNew={row.id === newest} />
    ))}
  </ol>
)

/** Of a quarter that is played; all of it may be eighty rows, and a phone has more to show. */
const shownRows = 15

function RunningGroup({ rows, ...rest }: RowsProps) {
  const say = useLiveText()
  const older = rows.slice(shownRows)
  return (
    <>
      <Rows rows={rows.slice(0, shownRows)} {...rest} />
      {older.length > 0 && (
        <details className={styles.group}>
          <summary className={styles.older}>{say('older', { count: older.length })}</summary>
          <Rows rows={older} {...rest} />
        </details>
      )}
    </>
  )
}

type GroupProps = { group: FeedGroup; squad: Squad; isOpen: boolean; newest: string | undefined }

/** How a period ended is an ink row, under which what happened in it is folded. */
function Group({ group: { period, end, rows }, squad, isOpen, newest }: GroupProps) {
  const text = useText()
  const say = useLiveText()
  if (!end) return <RunningGroup rows={rows} squad={squad} newest={newest} />
  const { long } = periodText(period, text)
  return (
    <details className={styles.group} open={isOpen} data-period={period}>
      <summary className={styles.end}>
        <b>{end.isMatchEnd ? say('matchEnd') : say('periodEnd', { period: long })}</b>
        <RunningScore score={end.score} />
      </summary>
      <Rows rows={rows} squad={squad} newest={newest} />
    </details>
  )
}

/** The newest basket of the club, if it came with the last answer. */
function newestOwn(groups: FeedGroup[], { match }: Squad, fresh: ReadonlySet<string>): string | undefined {
  const newest = groups.flatMap(({ rows }) => rows).find(isBasket)
  if (!newest || !fresh.has(newest.last)) return undefined
  return (newest.side === 1 ? match.teamA : match.teamB).isOwn ? newest.id : undefined
}

const nothing: ReadonlySet<string> = new Set()

type Props = {
  match: MatchDetail
  live: LiveView
  /** The plays that came with the last answer. */
  fresh?: ReadonlySet<string>
}

/** The play-by-play, the newest first. The filter needs no script. */
export function PlayFeed({ match, live, fresh = nothing }: Props) {
  const say = useLiveText()
  const heading = useId()
  const filter = useId()
  const groups = feedOf(live)
  const squad = { match, players: new Map(live.players.map((player) => [player.id, player])) }
  const newest = newestOwn(groups, squad, fresh)
  const isEmpty = groups.every(({ rows }) => rows.length === 0)
  return (
    <section className={styles.feed} aria-labelledby={heading} data-feed="">
      <div className={styles.head}>
        <h2 id={heading} className="d d4">
          {say('feed')}
        </h2>
        <fieldset className={styles.filter}>
          <legend className="vh">{say('filter')}</legend>
          <label>
            <input type="radio" name={filter} className="vh" defaultChecked />
            <span>{say('all')}</span>
          </label>
          <label>
            <input type="radio" name={filter} className={`vh ${styles.onlyBaskets}`} />
            <span>{say('baskets')}</span>
          </label>
        </fieldset>
      </div>
      {isEmpty && <p className={styles.empty}>{say('noPlays')}</p>}
      {groups.map((group, index) => (
        <Group key={group.period} group={group} squad={squad} isOpen={index === 0} newest={newest} />
      ))}
    </section>
  )
}
