import { redirect } from 'next/navigation'
import { club } from '../../../club.ts'
import { Courtside } from '../../../components/courtside/Courtside.tsx'
import { matchIn, signInAddress } from '../../../courtside-screen/addresses.ts'
import { texts } from '../../../courtside-screen/texts.ts'
import { pageLanguage } from '../../../setup/page-language.ts'
import { signedInUser } from '../../../sign-in/signed-in-user.ts'

type Args = { searchParams: Promise<{ match?: string | string[] }> }

export const generateMetadata = async () => ({
  title: `${texts.title[await pageLanguage()]} · ${club.shortName}`,
  robots: 'noindex, nofollow',
})

/** The same page for every match: one kept copy of it opens any of them without a network. */
export default async function Page({ searchParams }: Args) {
  const { match } = await searchParams
  if (!(await signedInUser())) redirect(signInAddress(matchIn(`match=${match}`)))
  return <Courtside language={await pageLanguage()} crest={club.crest?.src ?? null} />
}
