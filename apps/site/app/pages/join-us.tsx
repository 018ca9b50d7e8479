import { defaultLanguage, pathFor } from '@palank/routes'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { JoinScreen } from '~/features/join/JoinScreen.tsx'
import { drawSlip, loadJoin, takeForm } from '~/features/join/join.server.ts'
import type { JoinResult } from '~/features/join/join.ts'
import { clubYear } from '~/features/join/rules.ts'
import { textOf } from '~/i18n/text.ts'
import type { Route } from './+types/join-us.ts'
import { crumbMeta, metaOf } from './site-meta.ts'

/** The form's slip is made per visit, and an answer holds what was typed: no cache may keep either. */
const notKept = { 'cache-control': 'no-store' }
export const headers = () => notKept

export async function loader({ context }: Route.LoaderArgs) {
  const { site, language, api } = context.get(requestContext)
  const { formSecret: secret, captcha } = site
  const view = await loadJoin(api)
  const slip = drawSlip(view, { secret, now: Date.now })
  return data({ language, view, slip, captcha, year: clubYear(new Date()) }, { headers: notKept })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { site, api } = context.get(requestContext)
  const { formSecret: secret, log } = site
  const form = await request.formData()
  const view = await loadJoin(api)
  const address = request.headers.get('x-real-ip') ?? ''
  const { result, status } = await takeForm(api, form, { address, view }, { secret, log, now: Date.now })
  return data<JoinResult>(result, { status, headers: notKept })
}

/** An answer that does not come, or comes from somebody in between, must not cost what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<JoinResult> {
  try {
    return await serverAction()
  } catch {
    return { state: 'failed', reason: 'unavailable' }
  }
}

/** An answer brings all that the form needs; to ask for more where the site has just died would cost the page. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const language = loaderData?.language ?? defaultLanguage
  const text = textOf(language)
  const title = text('joinUs.title')
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: title, href: pathFor('joinUs', language) },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title,
      description: text('joinUs.lead'),
      paths: { hu: pathFor('joinUs', 'hu'), en: pathFor('joinUs', 'en') },
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function JoinUs({ loaderData, actionData }: Route.ComponentProps) {
  const { view, slip, captcha, year } = loaderData
  return (
    <JoinScreen>
      <JoinForm view={view} slip={slip} year={year} captcha={captcha} answered={actionData} />
    </JoinScreen>
  )
}
