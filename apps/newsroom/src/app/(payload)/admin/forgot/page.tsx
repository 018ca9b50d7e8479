import { redirect } from 'next/navigation'
import { club } from '../../../../club.ts'
import { ForgotPassword } from '../../../../components/sign-in/ForgotPassword.tsx'
import { SignInPage } from '../../../../components/sign-in/SignInPage.tsx'
import { env } from '../../../../env.ts'
import { signedInUser } from '../../../../sign-in/signed-in-user.ts'

export const dynamic = 'force-dynamic'
export const metadata = { title: `Elfelejtett jelszó · ${club.shortName}`, robots: 'noindex, nofollow' }

/** In place of Payload's, which says that a letter was sent even where none can be. */
export default async function Page() {
  if (await signedInUser()) redirect('/admin/account')
  return (
    <SignInPage>
      <ForgotPassword canSendMail={Boolean(env.SMTP_URL)} />
    </SignInPage>
  )
}
