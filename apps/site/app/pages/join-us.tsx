import { pathFor } from '@palank/routes'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { JoinClosed } from '~/features/join/JoinClosed.tsx'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { JoinScreen } from '~/features/join/JoinScreen.tsx'
import { drawFormToken, loadJoin, takeForm } from '~/features/join/join.server.ts'
import type { JoinResult } from '~/features/join/join.ts'
import { joinTextOf } from '~/features/join/join-texts.ts'
import { clubYear } from '~/i18n/format.ts'
import type { Route } from './+types/join-us.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, text, api } = request
  const page = definePage(request, {
    title: text('joinUs.title'),
    description: joinTextOf(language)('joinUs.lead'),
    paths: (language) => pathFor('joinUs', language),
    crumbs: ['joinUs'],
  })
  const view = await loadJoin(api)
  const formToken = drawFormToken(view, { secret: site.formSecret, now: Date.now })
  const year = clubYear(new Date())
  return { page, view, formToken, captcha: site.captcha, year, picture: site.joinPicture }
}

/** A browser sends a form as one of these; anything else is 415, and a broken one 400. */
const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

async function formOf(request: Request): Promise<FormData> {
  if (!formTypes.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { site, api, log } = context.get(requestContext)
  const form = await formOf(request)
  const view = await loadJoin(api)
  const address = request.headers.get('x-real-ip') ?? ''
  const desk = { secret: site.formSecret, log, now: Date.now }
  const { result, status } = await takeForm(api, form, { address, view }, desk)
  return data<JoinResult>(result, { status })
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
  const { view, formToken, captcha, year, picture } = loaderData
  return (
    <JoinScreen picture={picture}>
      {view.isOpen ? (
        <Suspense>
          <JoinForm view={view} formToken={formToken} year={year} captcha={captcha} answered={actionData} />
        </Suspense>
      ) : (
        <JoinClosed contact={view.contact} />
      )}
    </JoinScreen>
  )
}
