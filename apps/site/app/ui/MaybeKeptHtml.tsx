import { type ReactNode, Suspense } from 'react'
import type { MaybeKept } from '~/model/kept.ts'
import { KeptHtml } from './KeptHtml.tsx'

type Props<Value> = { of: MaybeKept<Value>; children: (value: Value) => ReactNode }

/** A section that is hydrated, by itself, only if it needs script. */
export const MaybeKeptHtml = <Value,>({ of, children }: Props<Value>) =>
  of.kept ? <KeptHtml of={of.kept}>{children}</KeptHtml> : <Suspense>{children(of.live)}</Suspense>
