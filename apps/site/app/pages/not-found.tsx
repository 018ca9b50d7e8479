import { data } from 'react-router'

/** Whatever no other route answers; the root's error boundary shows it. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
