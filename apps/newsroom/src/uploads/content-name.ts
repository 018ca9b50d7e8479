import { createHash } from 'node:crypto'
import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { slugify } from '../fields/slugify.ts'
import { sanitiseSvg } from './svg.ts'

type Cleaned = { data: Buffer; ext: string; mimetype: string }

/** Turned upright, freed of camera data and script; told by its bytes, since a client may call a file anything. */
async function cleaned(data: Buffer): Promise<Cleaned> {
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
      // Payload itself writes WebP anew, upright and bare; twice would only lose quality.
      return { data, ext: '.webp', mimetype: 'image/webp' }
    default:
      throw new Error(`no place for ${format}`)
  }
}

function refused(req: PayloadRequest, hungarian: string, english: string): APIError {
  return new APIError(req.i18n?.language === 'en' ? english : hungarian, 400, null, true)
}

/** Payload crops and refocuses a stored file in place; ours may not change, so only the point itself is kept. */
function focalPointAlone(req: PayloadRequest, data: Record<string, unknown> | undefined): void {
  const edits = req.query?.uploadEdits as { focalPoint?: { x: unknown; y: unknown } } | undefined
  if (!edits) return
  delete req.query.uploadEdits
  if (!edits.focalPoint) return
  if (req.file) req.query.uploadEdits = { focalPoint: edits.focalPoint }
  else if (data)
    Object.assign(data, { focalX: Number(edits.focalPoint.x), focalY: Number(edits.focalPoint.y) })
}

/** Files are stored as slug-contenthash.ext, so that an address never changes its bytes (this is hash_filename). */
export const contentName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'updateByID') return args
  focalPointAlone(req, args.data)
  const { file } = req
  if (!file) {
    // Payload would fetch the address that a client names: the server must not be sent anywhere.
    if (operation === 'create') throw refused(req, 'Válassz egy fájlt.', 'Choose a file.')
    return args
  }
  const clean = await cleaned(file.data).catch(() => {
    throw refused(
      req,
      `A(z) ${file.name} fájl nem olvasható. Képet JPEG, PNG vagy WebP, dokumentumot PDF formátumban tölts fel.`,
      `${file.name} cannot be read. Upload pictures as JPEG, PNG or WebP and documents as PDF.`,
    )
  })
  const hash = createHash('sha256').update(clean.data).digest('hex').slice(0, 12)
  Object.assign(file, {
    data: clean.data,
    size: clean.data.length,
    mimetype: clean.mimetype,
    name: `${slugify(path.parse(file.name).name) || 'file'}-${hash}${clean.ext}`,
  })
  return args
}
