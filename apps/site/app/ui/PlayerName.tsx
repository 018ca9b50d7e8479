import { useText } from '~/i18n/LanguageContext.tsx'

type Props = {
  player: { name: string; masked: boolean }
  /** Said with initials, where it does not stand beside them already. */
  number?: string | null
}

/** A player's name; of a minor without consent number and initials, which screen readers call so. */
export function PlayerName({ player: { name, masked }, number }: Props) {
  const text = useText()
  if (!masked) return name
  return (
    // One element, because its parent may be flexible.
    <span>
      {number && (
        <>
          <span className="vh">{text('player.number')} </span>
          {number}{' '}
        </>
      )}
      <span className="vh">{text('player.initials')} </span>
      {name}
    </span>
  )
}
