import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { fieldError } from '../refusals/field-error.ts'
import { fileName } from './file-name.ts'
import { sanitiseSvg } from './svg.ts'
import { isTakenDown, sha256 } from './taken-down.ts'

type CleanFile = { data: Buffer; ext: string; mimetype: string }

/** Rotates by EXIF, then strips metadata and scripts; the type comes from the bytes, since the client's is not reliable. */
async function cleanFile(data: Buffer): Promise<CleanFile> {
  if (data.subarray(0, 5).toString('latin1') === '%PDF-')
    return { data, ext: '.pdf', mimetype: 'application/pdf' }
  const picture = sharp(data, { limitInputPixels: 60_000_000 }).rotate()
  const { format } = await picture.metadata()
  switch (format) {
    case 'svg':
      return { data: Buffer.from(sanitiseSvg(data.toString('utf8'))), ext: '.svg', mimetype: 'image/svg+xml' }
    case 'jpeg':
      return { data: await picture.jpeg({ quality: 90 }).toBuffer(), ext: '.jpg', mimetype: 'image/jpeg' }
    case 'png':
      return { data: await picture.png().toBuffer(), ext: '.png', mimetype: 'image/png' }
    case 'heif':
      return { data: await picture.avif().toBuffer(), ext: '.avif', mimetype: 'image/avif' }
    case 'webp':
      // Payload re-encodes WebP itself, rotated and without metadata; doing it twice would lose quality.
      return { data, ext: '.webp', mimetype: 'image/webp' }
    default:
      throw new Error(`unsupported format: ${format}`)
  }
}

/** Payload crops a stored file in place; ours are immutable, so only the focal point itself is saved. */
function keepOnlyFocalPoint(req: PayloadRequest, data: Record<string, unknown> | undefined): void {
  const edits = req.query?.uploadEdits as { focalPoint?: { x: unknown; y: unknown } } | undefined
  if (!edits) return
  delete req.query.uploadEdits
  if (!edits.focalPoint) return
  if (req.file) req.query.uploadEdits = { focalPoint: edits.focalPoint }
  else if (data)
    Object.assign(data, { focalX: Number(edits.focalPoint.x), focalY: Number(edits.focalPoint.y) })
}

/** Stores files as contenthash.ext, so that the bytes behind an address never change (hash_filename). */
export const contentName: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  keepOnlyFocalPoint(req, args.data)
  const refusal = (text: Bilingual) => fieldError(req, collection.slug, [{ path: 'file', text }])
  const { file } = req
  if (!file) {
    // Payload would otherwise fetch a URL sent by the client (SSRF).
    if (operation === 'create') throw refusal(bilingual('Válassz egy fájlt.', 'Choose a file.'))
    return args
  }
  const clean = await cleanFile(file.data).catch(() => {
    throw refusal(
      bilingual(
        `Ez a fájl (${file.name}) nem olvasható. Képet JPEG, PNG vagy WebP, dokumentumot PDF formátumban tölts fel.`,
        `${file.name} cannot be read. Upload pictures as JPEG, PNG or WebP and documents as PDF.`,
      ),
    )
  })
  const [sourceHash, hash] = [sha256(file.data), sha256(clean.data)]
  if (await isTakenDown(req.payload, [sourceHash, hash]))
    throw refusal(
      bilingual(
        `Ezt a képet (${file.name}) végleg levettük az oldalról, ezért nem tölthető fel újra. Ha ez tévedés, szólj a gyermekvédelmi felelősnek.`,
        `${file.name} was taken down for good, so it cannot be uploaded again. If this is a mistake, tell the child protection officer.`,
      ),
    )
  req.context.sourceHash = sourceHash
  Object.assign(file, {
    data: clean.data,
    size: clean.data.length,
    mimetype: clean.mimetype,
    name: fileName(hash, clean.ext),
  })
  return args
}
