'use client'
import type { UsesAnswer } from '../../uses/endpoint.ts'
import { useText } from '../match-sheet/use-text.ts'
import { more, texts } from './texts.ts'

/** With links that open beside the form, so that nothing unsaved is lost. */
export function PlacesOfUse({ uses }: { uses: UsesAnswer }) {
  const t = useText()
  const required = uses.places.filter(({ isRequired }) => isRequired)
  const places = required.length > 0 ? required : uses.places
  const rest = required.length > 0 ? 0 : uses.total - places.length
  return (
    <>
      <p>{t(texts.used)}</p>
      <ul className="places-of-use">
        {places.map(({ kind, title, field, href }) => (
          <li key={`${href}/${field}`}>
            <a href={href} target="_blank" rel="noreferrer">
              {kind}
              {title ? `: ${title}` : ''}
            </a>{' '}
            ({field})
          </li>
        ))}
        {rest > 0 ? <li>{t(more(rest))}</li> : null}
      </ul>
      <p>{t(required.length > 0 ? texts.required : texts.willUnlink)}</p>
    </>
  )
}
