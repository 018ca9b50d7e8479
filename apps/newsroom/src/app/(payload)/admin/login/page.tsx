import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { club } from '../../../../club.ts'
import { SignIn } from '../../../../components/sign-in/SignIn.tsx'
import { SignInPage } from '../../../../components/sign-in/SignInPage.tsx'
import { signedInUser } from '../../../../sign-in/signed-in-user.ts'

export const dynamic = 'force-dynamic'
export const metadata = { title: `Bejelentkezés · ${club.shortName}`, robots: 'noindex, nofollow' }

type Args = { searchParams: Promise<{ redirect?: string | string[] }> }

/** In place of Payload's login, which has one step. */
export default async function Page({ searchParams }: Args) {
  const { redirect: redirectTo = '' } = await searchParams
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo })
  if (await signedInUser()) redirect(target)
  return (
    <SignInPage>
      <SignIn target={target} />
    </SignInPage>
  )
}
