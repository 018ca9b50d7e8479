import { formatNumber, formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import { didNotPlay } from '~/model/statistics.ts'
import { ResultChip } from '~/ui/ResultChip.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { StatTable } from '~/ui/StatTable.tsx'
import styles from './GameLog.module.css'
import type { GameView } from './player.ts'

function Game({ game }: { game: GameView }) {
  const text = useText()
  const { date, day, opponent, isHome, link } = game
  return (
    <SiteLink to={link}>
      <span className={styles.game}>
        <small>
          <time dateTime={date ?? undefined}>{day ?? unknown}</time>
          {`, ${text(isHome ? 'player.atHome' : 'player.onRoad')}`}
        </small>
        <span> {opponent}</span>
      </span>
    </SiteLink>
  )
}

function Result({ game: { score, result } }: { game: GameView }) {
  const language = useLanguage()
  if (!score) return unknown
  return (
    <span className={styles.result}>
      {result && <ResultChip isWin={result === 'win'} />}
      <span>
        {formatNumber(score.own, language)}–{formatNumber(score.opponent, language)}
      </span>
    </span>
  )
}

/** The games of the season, newest first, each a link to its match. */
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
        note: didNotPlay(game.statistics) ? text('player.didNotPlay') : undefined,
      }))}
    />
  )
}
