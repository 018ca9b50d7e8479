import { defaultLanguage, languageOfPath, pathFor } from '@palank/routes'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { JoinForm } from '~/features/join/JoinForm.tsx'
import { JoinScreen } from '~/features/join/JoinScreen.tsx'
import { drawFormToken, loadJoin, takeForm } from '~/features/join/join.server.ts'
import type { JoinResult } from '~/features/join/join.ts'
import { clubYear } from '~/features/join/rules.ts'
import { textOf } from '~/i18n/text.ts'
import { site } from '~/site.server.ts'
import type { Route } from './+types/join-us.ts'
import { crumbMeta, metaOf } from './site-meta.ts'

/** The form token is made per visit, and an answer holds what was typed: no cache may keep either. */
const notKept = { 'cache-control': 'no-store' }
export const headers = () => notKept

const languageOf = (pathname: string) => languageOfPath(pathname) ?? defaultLanguage

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  const { formSecret: secret, captcha } = site()
  const view = await loadJoin(language)
  const formToken = drawFormToken(view, { secret, now: Date.now })
  return data({ language, view, formToken, captcha, year: clubYear(new Date()) }, { headers: notKept })
}

export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname)
  const { formSecret: secret, log } = site()
  const form = await request.formData()
  const view = await loadJoin(language)
  const address = request.headers.get('x-real-ip') ?? ''
  const { result, status } = await takeForm(form, { language, address, view }, { secret, log, now: Date.now })
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
  const { view, formToken, captcha, year } = loaderData
  return (
    <JoinScreen>
      <JoinForm view={view} formToken={formToken} year={year} captcha={captcha} answered={actionData} />
    </JoinScreen>
  )
}
