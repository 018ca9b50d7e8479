import type { ReactNode } from 'react'
import { formatName } from '~/i18n/format.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import type { LivePlayerView } from '~/model/live.ts'
import { PlayerName } from '~/ui/PlayerName.tsx'

/** Stands for the name while the sentence is made. */
export const nameMark = '\u0001'

type Props = {
  /** With `nameMark` where the name stands. */
  sentence: string
  /** Undefined is the team. */
  player: LivePlayerView | undefined
  team: string
}

/** A sentence with a name in it: of a minor without consent number and initials. */
export function Named({ sentence, player, team }: Props): ReactNode {
  const language = useLanguage()
  const [before = '', after = ''] = sentence.split(nameMark)
  if (!player) return `${before}${team}${after}`
  const view = { name: formatName(player, language), masked: player.masked === true }
  return (
    <>
      {before}
      <PlayerName player={view} number={player.number ?? null} />
      {after}
    </>
  )
}
