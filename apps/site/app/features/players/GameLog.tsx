import { formatNumber, formatSeason, formatShortDay } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import { ResultChip } from '~/ui/ResultChip.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { StatTable } from '~/ui/StatTable.tsx'
import styles from './GameLog.module.css'
import type { GameView } from './player.ts'

function Game({ game }: { game: GameView }) {
  const text = useText()
  const language = useLanguage()
  const { date, opponent, isHome, link } = game
  return (
    <SiteLink to={link}>
      <span className={styles.game}>
        <small>
          <time dateTime={date ?? undefined}>{date ? formatShortDay(date, language) : unknown}</time>
          {`, ${text(isHome ? 'player.atHome' : 'player.onRoad')}`}
        </small>
        <span> {opponent}</span>
      </span>
    </SiteLink>
  )
}

function Result({ game: { score } }: { game: GameView }) {
  const language = useLanguage()
  if (!score) return unknown
  const isWin = score.own > score.opponent
  const isTold = score.own !== score.opponent
  return (
    <span className={styles.result}>
      {isTold && <ResultChip isWin={isWin} />}
      <span>
        {formatNumber(score.own, language)}–{formatNumber(score.opponent, language)}
      </span>
    </span>
  )
}

/** Every game of the season, newest first, each leading to its match. */
export function GameLog({ games, season }: { games: GameView[]; season: number }) {
  const text = useText()
  return (
    <StatTable
      table="games"
      caption={text('player.gamesTable', { season: formatSeason(season) })}
      headLabel={text('player.game')}
      leads={[{ id: 'result', label: text('player.result') }]}
      layout="box"
      form="whole"
      rows={games.map((game) => ({
        id: game.id,
        head: <Game game={game} />,
        leads: [<Result key="result" game={game} />],
        statistics: game.statistics,
        note: game.statistics.played_games === 0 ? text('player.didNotPlay') : undefined,
      }))}
    />
  )
}
