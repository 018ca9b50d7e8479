import type { ServerProps } from 'payload'
import { textFor } from '../../bilingual.ts'
import { env } from '../../env.ts'
import { LineIcon } from './LineIcon.tsx'
import { texts } from './texts.ts'

/** To what visitors see. */
export function SiteLink({ i18n }: ServerProps) {
  const label = textFor({ i18n: i18n ?? { language: 'hu' } }, texts.site)
  return (
    <a
      className="nr-link nr-site-link"
      href={env.PUBLIC_ORIGIN}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
    >
      <LineIcon name="outside" />
      <span>{label}</span>
    </a>
  )
}
