import { useEffect, useRef } from 'react'
import type { Texts } from '../../setup/texts.ts'

/** Where the club is, and whether its processes start again by themselves. */
export type Place = { club: string; site: string; restarts: boolean }

type Props = { t: Texts; place: Place; created: number }

export function Finished({ t, place, created }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="wz__m wz__done">
      <h2 className="d" ref={heading} tabIndex={-1}>
        {t.doneTitle}
      </h2>
      <p>{t.doneMade(created)}</p>
      <p>{place.restarts ? t.doneRestarts : t.doneByHand(place.club)}</p>
      <p>
        {t.secondStep} {t.nextStep}
      </p>
      <p className="wz__go">
        <a className="btn" href="/admin">
          {t.signIn}
        </a>
        <a className="btn btn--q" href={place.site}>
          {t.seeSite}
        </a>
      </p>
    </main>
  )
}
