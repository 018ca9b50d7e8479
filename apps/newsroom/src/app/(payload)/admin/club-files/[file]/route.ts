import { readPackFile } from '@palank/club-pack/pack-file'
import { club } from '../../../../../club.ts'

type Args = { params: Promise<{ file: string }> }

/** The club's picture and faces, which the login shows to everybody. */
export async function GET(_: Request, { params }: Args): Promise<Response> {
  const { file: address } = await params
  const found = Object.hasOwn(club.files, address) ? club.files[address] : undefined
  if (!found) return new Response(null, { status: 404 })
  return new Response(readPackFile(found.file), {
    headers: { 'Content-Type': found.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
