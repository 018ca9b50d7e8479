import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload, type TypedUser } from 'payload'

/** Of the request that a page is rendered for. */
export async function signedInUser(): Promise<TypedUser | null> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user
}
