import type { MouseEvent, ReactNode } from 'react'
import { confirmTap } from './tap.ts'

type KeyProps = {
  children: ReactNode
  onPress: () => void
  isPoints?: boolean
  /** Of a question: as much room as the keys it stands for. */
  size?: 'half' | 'row' | 'rows'
  isOff?: boolean
  label?: string
}

export function Key({ children, onPress, isPoints = false, size, isOff = false, label }: KeyProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    confirmTap(event.currentTarget)
    onPress()
  }
  return (
    <button
      type="button"
      className={`cs-key${isPoints ? ' cs-key--points' : ''}${size ? ` cs-key--${size}` : ''}`}
      disabled={isOff}
      aria-label={label}
      onClick={press}
    >
      {isPoints ? <span className="num">{children}</span> : children}
    </button>
  )
}
