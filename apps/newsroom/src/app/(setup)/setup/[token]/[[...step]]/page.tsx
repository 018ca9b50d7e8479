import { isNeutralCrest } from '@palank/club-pack/neutral-crest'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { SetUp } from '../../../../../components/setup/SetUp.tsx'
import { env } from '../../../../../env.ts'
import { readCrest, readDraft } from '../../../../../setup/draft-file.ts'
import { setupFolders } from '../../../../../setup/folders.ts'
import { isSetupToken } from '../../../../../setup/link.ts'
import { pageLanguage } from '../../../../../setup/page-language.ts'
import { takeTry } from '../../../../../sign-in/tries.ts'

type Args = { params: Promise<{ token: string }> }

/** Wrong tokens are counted, as at the door. */
async function isAllowed(token: string): Promise<boolean> {
  const { wait, giveBack } = takeTry(await headers())
  const isRight = isSetupToken(env.SETUP_DIR, token)
  if (isRight) giveBack()
  return isRight && wait === 0
}

export default async function Page({ params }: Args) {
  const { token } = await params
  if (!(await isAllowed(token))) notFound()
  const folders = setupFolders()
  const crest = readCrest(folders)
  return (
    <SetUp
      token={token}
      draft={readDraft(folders)}
      crest={crest}
      hasOwnCrest={!isNeutralCrest(crest)}
      language={await pageLanguage()}
      place={{
        club: env.APP_NAME,
        site: env.PUBLIC_ORIGIN,
        restarts: env.RESTARTS_ON_NEW_PACK === 'yes',
      }}
    />
  )
}
