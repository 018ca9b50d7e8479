import { pathFor } from '@palank/routes'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { JoinScreen } from '~/features/join/JoinScreen.tsx'
import { drawFormToken, loadJoin, takeForm } from '~/features/join/join.server.ts'
import type { JoinResult } from '~/features/join/join.ts'
import { clubYear } from '~/features/join/rules.ts'
import type { Route } from './+types/join-us.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

/** The form token is made per visit, and an answer holds what was typed: neither may be cached. */
const notCached = { 'cache-control': 'no-store' }
export const headers = () => notCached

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, text, api } = request
  const page = definePage(request, {
    title: text('joinUs.title'),
    description: text('joinUs.lead'),
    paths: (language) => pathFor('joinUs', language),
    crumbs: ['joinUs'],
  })
  const view = await loadJoin(api)
  const formToken = drawFormToken(view, { secret: site.formSecret, now: Date.now })
  const year = clubYear(new Date())
  return data({ page, view, formToken, captcha: site.captcha, year }, { headers: notCached })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { site, api } = context.get(requestContext)
  const form = await request.formData()
  const view = await loadJoin(api)
  const address = request.headers.get('x-real-ip') ?? ''
  const desk = { secret: site.formSecret, log: site.log, now: Date.now }
  const { result, status } = await takeForm(api, form, { address, view }, desk)
  return data<JoinResult>(result, { status, headers: notCached })
}

/** A lost answer, or one from a proxy, must not lose what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<JoinResult> {
  try {
    return await serverAction()
  } catch {
    return { state: 'failed', reason: 'unavailable' }
  }
}

/** The action's answer has all that the form needs; reloading from a failing site would lose the page. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate

export const meta = metaOfPage

export default function JoinUs({ loaderData, actionData }: Route.ComponentProps) {
  const { view, formToken, captcha, year } = loaderData
  return (
    <JoinScreen>
      <Suspense>
        <JoinForm view={view} formToken={formToken} year={year} captcha={captcha} answered={actionData} />
      </Suspense>
    </JoinScreen>
  )
}
