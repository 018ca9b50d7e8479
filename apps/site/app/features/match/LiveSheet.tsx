import { pathFor } from '@palank/routes'
import { useId } from 'react'
import { formatName } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import { unknown } from '~/model/figures.ts'
import type { LiveLine, LivePlayerView, LiveView } from '~/model/live.ts'
import { hasPage } from '~/model/roster.ts'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { MinorsNote } from '~/ui/MinorsNote.tsx'
import { PlayerName } from '~/ui/PlayerName.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import styles from './LiveSheet.module.css'
import type { DetailTeam, MatchDetail, Side } from './match.ts'

/** `stat` is its name in the api. */
const columns = [
  { field: 'points', stat: 'points' },
  { field: 'rebounds', stat: 'total_rebound' },
  { field: 'assists', stat: 'assist' },
  { field: 'fouls', stat: 'foul' },
] as const satisfies { field: keyof LiveLine; stat: string }[]

type Lined = LivePlayerView & { line: LiveLine }

const byPoints = (a: Lined, b: Lined) => (b.line.points ?? 0) - (a.line.points ?? 0)

/** Those with a line, the best scorers first. */
export const linesOf = (live: LiveView, side: Side): Lined[] =>
  live.players
    .flatMap((player) => (player.side === side && player.line ? [{ ...player, line: player.line }] : []))
    // Nobody is on court once it is over.
    .map(({ court, ...player }) => ({ ...player, court: live.phase === 'finished' ? undefined : court }))
    .toSorted(byPoints)

const outAfter = 5

type TableProps = { live: LiveView; side: Side; team: DetailTeam }

function SheetTable({ live, side, team }: TableProps) {
  const text = useText()
  const say = useLiveText()
  const language = useLanguage()
  const lines = linesOf(live, side)
  const total = live.totals.find((one) => one.side === side)?.line
  const shown = columns.filter(({ field }) => lines.some(({ line }) => line[field] !== null))
  const linkOf = (player: LivePlayerView) =>
    team.id !== null && hasPage({ masked: player.masked, without_page: player.without_page })
      ? pathFor('player', language, { teamId: team.id, playerId: player.id })
      : null
  return (
    <table className={styles.table} data-table={`live-${side}`}>
      <caption className="vh">{text('match.boxOf', { team: team.teamName })}</caption>
      <thead>
        <tr>
          <th scope="col">{text('match.player')}</th>
          {shown.map(({ stat }) => (
            <th key={stat} scope="col">
              <abbr title={text(`stats.${stat}`)}>{text(`stats.short.${stat}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((player) => (
          <tr key={player.id} data-row={player.id}>
            <th scope="row" className={player.court ? styles.on : undefined}>
              <MaybeLink to={linkOf(player)}>
                {player.number && <span className={styles.number}>{player.number}</span>}{' '}
                <PlayerName player={{ name: formatName(player, language), masked: player.masked === true }} />
                {player.court && <span className="vh">{`, ${say('onCourt')}`}</span>}
              </MaybeLink>
            </th>
            {shown.map(({ field, stat }) => (
              <td
                key={stat}
                data-stat={stat}
                className={field === 'fouls' && (player.line.fouls ?? 0) >= outAfter ? styles.out : undefined}
              >
                {player.line[field] ?? unknown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr data-row="total">
            <th scope="row">{text('match.total')}</th>
            {shown.map(({ field, stat }) => (
              <td key={stat} data-stat={stat}>
                {total[field] ?? unknown}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The box score as it grows, one team at a time; which one needs no script. */
export function LiveSheet({ match, live }: { match: MatchDetail; live: LiveView }) {
  const text = useText()
  const say = useLiveText()
  const language = useLanguage()
  const choice = useId()
  const sides = ([1, 2] as const).filter((side) => linesOf(live, side).length > 0)
  if (sides.length === 0) return null
  const teamOf = (side: Side) => (side === 1 ? match.teamA : match.teamB)
  const first = sides.find((side) => teamOf(side).isOwn) ?? sides[0]
  const all = sides.flatMap((side) => linesOf(live, side))
  const hasCourt = all.some(({ court }) => court)
  const kept = columns.filter(({ field }) => all.some(({ line }) => line[field] !== null))
  return (
    <section className={styles.sheet} aria-label={text('match.players')}>
      <fieldset className={styles.teams}>
        <legend className="vh">{text('standings.team')}</legend>
        {sides.map((side) => (
          <label key={side}>
            <input
              type="radio"
              name={choice}
              className={`vh ${side === 1 ? styles.homeChosen : styles.awayChosen}`}
              defaultChecked={side === first}
            />
            <span>
              <TeamLogo src={teamOf(side).teamLogo} width={26} height={30} className={styles.logo} />
              {teamOf(side).teamName}
            </span>
          </label>
        ))}
      </fieldset>
      {sides.map((side) => (
        <div key={side} className={side === 1 ? styles.home : styles.away}>
          <SheetTable live={live} side={side} team={teamOf(side)} />
        </div>
      ))}
      <p className={styles.legend}>
        {hasCourt && <span className={styles.on}>{say('onCourt')}</span>}
        {kept
          .map(({ stat }) => ({ stat, short: text(`stats.short.${stat}`), long: text(`stats.${stat}`) }))
          .filter(({ short, long }) => short !== long)
          .map(({ stat, short, long }) => (
            <span key={stat}>{`${short} ${long}`}</span>
          ))}
      </p>
      <MinorsNote
        players={all.map((player) => ({
          name: formatName(player, language),
          masked: player.masked === true,
        }))}
      />
    </section>
  )
}
