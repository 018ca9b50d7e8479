import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  /** Null where there is nothing to end. */
  onPeriod: (() => void) | null
  onBack: () => void
  onLog: () => void
  waiting: number
  isOff: boolean
  isPractice: boolean
}

export function TopBar({ title, onPeriod, onBack, onLog, waiting, isOff, isPractice }: Props) {
  const { text } = useText()
  return (
    <header className="cs-top">
      <button type="button" aria-label={text(texts.toList)} onClick={onBack}>
        <Icon name="back" />
      </button>
      <h1 className="cs-top__title">
        {onPeriod ? (
          <button type="button" onClick={onPeriod}>
            <span className="cs-top__name">{title}</span> <Icon name="down" />
          </button>
        ) : (
          <span className="cs-top__name">{title}</span>
        )}
      </h1>
      <span className={`cs-top__net${isOff ? ' is-off' : ''}`}>
        {!isPractice && <Icon name={isOff ? 'offline' : 'network'} />}
        {isOff ? (
          <b>
            {waiting} {text(texts.waiting)}
          </b>
        ) : (
          text(isPractice ? texts.practiceShort : texts.live)
        )}
      </span>
      <button type="button" aria-label={text(texts.log)} onClick={onLog}>
        <Icon name="log" />
      </button>
    </header>
  )
}
