import type { LiveText } from '~/i18n/live-texts.ts'
import type { Text } from '~/i18n/text.ts'
import type { LiveView } from './live.ts'
import { periodText } from './match-texts.ts'

/** `3. negyed`, `2. negyed vége`, `Vége` */
export function phaseText(
  { phase, period }: Pick<LiveView, 'phase' | 'period'>,
  text: Text,
  say: LiveText,
): string {
  if (phase === 'finished') return text('match.finished')
  if (phase === 'not_started' || period === null) return say('soon')
  const { long } = periodText(period, text)
  return phase === 'playing' ? long : say('periodEnd', { period: long })
}
