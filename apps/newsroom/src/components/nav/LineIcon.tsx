import { type IconName, icons } from './icons.ts'

/** Beside a word that says the same, so it is not read out. */
export function LineIcon({ name }: { name: IconName }) {
  return (
    <svg className="nr-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
