import { club } from '../club.ts'

/** The crest beside the club's name in its display face: the last word is the one that is shouted. */
export function Logo() {
  const words = club.name.split(' ')
  const last = words.pop()
  return (
    <span className="nr-lockup">
      <Icon />
      <span className="nr-lockup__name">
        {words.length > 0 && <small>{words.join(' ')} </small>}
        {last}
      </span>
    </span>
  )
}

/** The club's crest; without a pack a backboard with its ring. */
export function Icon() {
  // biome-ignore lint/performance/noImgElement: the picture is in the address itself
  if (club.crest) return <img className="newsroom-icon" {...club.crest} alt="" />
  return (
    <svg
      className="newsroom-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path strokeWidth="2" d="M2 3h20v13h-6M2 3v13h6M8 8h8v6H8z" />
      <ellipse strokeWidth="2" cx="12" cy="17" rx="5" ry="2" />
      <path strokeWidth="1.5" d="m8 18 2 5m6-5-2 5m-2-4v4" />
    </svg>
  )
}
