import { club } from '../../../../../club.ts'
import { ChoosePassword } from '../../../../../components/sign-in/ChoosePassword.tsx'
import { SignInPage } from '../../../../../components/sign-in/SignInPage.tsx'

export const dynamic = 'force-dynamic'
export const metadata = { title: `Új jelszó · ${club.shortName}`, robots: 'noindex, nofollow' }

type Args = { params: Promise<{ token: string }> }

/** In place of Payload's, which signs in without a second step. */
export default async function Page({ params }: Args) {
  const { token } = await params
  return (
    <SignInPage>
      <ChoosePassword token={token} />
    </SignInPage>
  )
}
