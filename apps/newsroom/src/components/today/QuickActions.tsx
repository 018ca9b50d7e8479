import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { textFor } from '../../bilingual.ts'
import { mostOnPhones, type QuickAction } from '../../today/quick-actions.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import { quickTexts, texts } from './texts.ts'

type Props = { req: PayloadRequest; actions: QuickAction[] }

/** Beside the title. */
export function HeadActions({ req, actions }: Props) {
  return (
    <div className="nr-actions today__actions">
      {actions.map(({ id, href, icon }) => (
        <Link key={id} className="nr-button nr-button--outline" href={href} prefetch={false}>
          <LineIcon name={icon} />
          {textFor(req, quickTexts[id].long)}
        </Link>
      ))}
    </div>
  )
}

/** Where the thumb is. */
export function PhoneActions({ req, actions }: Props) {
  if (actions.length === 0) return null
  return (
    <nav className="today__bar nr-dark" aria-label={textFor(req, texts.quickActions)}>
      {actions.slice(0, mostOnPhones).map(({ id, href, icon }) => (
        <Link key={id} href={href} prefetch={false}>
          <LineIcon name={icon} />
          {textFor(req, quickTexts[id].short)}
        </Link>
      ))}
    </nav>
  )
}
