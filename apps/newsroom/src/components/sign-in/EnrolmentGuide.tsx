'use client'
import type { Enrolment } from '../../second-factor/enrolment.ts'
import type { textsFor } from './texts.ts'

type Props = { enrolment: Enrolment; t: ReturnType<typeof textsFor> }

/** What to do with the phone; the code that it then shows is typed below. */
export function EnrolmentGuide({ enrolment: { qrCode, secret }, t }: Props) {
  return (
    <ol className="sign-in__guide">
      <li>{t.enrolApp}</li>
      <li>
        {t.enrolScan}
        {/* biome-ignore lint/performance/noImgElement: the picture is in the address itself */}
        <img
          className="sign-in__qr"
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          width={200}
          height={200}
          alt={t.enrolQr}
        />
        <p className="sign-in__hint">
          {t.enrolSecret} <code className="sign-in__secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </li>
      <li>{t.enrolCode}</li>
    </ol>
  )
}
