import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import { hungarianAddress } from '../../../../drafts/hungarian-address.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args) =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  // Not in proxy.ts: the router of the browser loses its way on a redirect there.
  const address = hungarianAddress((await params).segments, await searchParams)
  if (address) redirect(address)
  return RootPage({ config, params, searchParams, importMap })
}
