import { readPackFile } from '@palank/club-pack/pack-file'
import type { Pack, PackFile, Size } from '@palank/club-pack/read-pack'
import type { Language } from '@palank/routes'
import type { Brand, IconLink, Mark, PackPicture } from './brand.ts'
import { brandStyle } from './brand-style.server.ts'
import { addFixed, addHashed, type ClubFiles } from './club-files.server.ts'
import { drawings, shareSize } from './draw-marks.server.ts'
import { packPicture } from './pack-picture.ts'
import { preloadedFonts } from './preloaded-fonts.server.ts'

export type ClubBrand = {
  brand: Brand
  /** Of the join form's page, for which no setting has a picture. */
  joinPicture: PackPicture | undefined
  /** Tokens and own fonts, for the document. */
  brandStyle: string
  clubFiles: ClubFiles
}

const sizeOf = ({ width = 1, height = 1 }: Partial<Size>): Size => ({ width, height })

const inBoth = ({ hu, en = hu }: { hu: string; en?: string | undefined }): Record<Language, string> => ({
  hu,
  en,
})

const iconLinks = (address: (name: string) => string): IconLink[] => [
  { rel: 'icon', href: address('icon-32.png'), type: 'image/png', sizes: '32x32' },
  { rel: 'icon', href: address('icon.svg'), type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: address('apple-touch-icon.png'), sizes: '180x180' },
]

/** The bytes of every file of a pack; marks that it does not have are drawn from the crest. */
async function readFiles({ files, colours }: Pack): Promise<Map<string, Buffer>> {
  const bytes = new Map<string, Buffer>(
    Object.entries(files).map(([name, { file }]) => [name, readPackFile(file)]),
  )
  const crest = bytes.get('crest.svg')?.toString('utf8') ?? ''
  const size = sizeOf(files['crest.svg'] ?? {})
  for (const [name, draw] of Object.entries(drawings))
    if (!bytes.has(name)) bytes.set(name, await draw(crest, size, colours))
  return bytes
}

/** Everything that the site shows of a club, with the files behind it. */
export async function createBrand(pack: Pack): Promise<ClubBrand> {
  const { club, colours } = pack
  const bytes = await readFiles(pack)
  const files: ClubFiles = new Map()
  const addresses = Object.fromEntries(
    [...bytes].map(([name, content]) => [name, addHashed(files, name, content)]),
  )
  const address = (name: string) => addresses[name] ?? ''
  for (const [fixed, name] of [
    ['/favicon.ico', 'favicon.ico'],
    ['/apple-touch-icon.png', 'apple-touch-icon.png'],
    ['/apple-touch-icon-precomposed.png', 'apple-touch-icon.png'],
  ] as const)
    addFixed(files, fixed, bytes.get(name) ?? Buffer.alloc(0))

  const markOf = (name: string): Mark | undefined => {
    const file: PackFile | undefined = pack.files[name]
    return file && { src: address(name), ...sizeOf(file) }
  }
  const secondary = markOf('secondary.svg')
  const preloaded = preloadedFonts[club.type]
  const own = {
    display: club.fonts.display && address(club.fonts.display),
    text: club.fonts.text && address(club.fonts.text),
  }
  const brand: Brand = {
    id: pack.id,
    name: inBoth(club.name),
    // In English a Hungarian short name would be another name than the one read out.
    shortName: inBoth({ en: club.name.en, ...(club.shortName ?? club.name) }),
    shout: club.shout,
    crest: markOf('crest.svg') ?? { src: '', width: 1, height: 1 },
    wordmark: markOf('wordmark.svg'),
    lockup: markOf('lockup.svg'),
    secondary: secondary && { ...secondary, alt: inBoth(club.secondaryName ?? club.name) },
    share: { src: address('share.jpg'), ...shareSize },
    themeColour: colours.ink,
    icons: iconLinks(address),
    fonts: [own.display ?? preloaded.display, own.text ?? preloaded.text],
    errorPicture: packPicture(addresses, 'error'),
  }
  return {
    brand,
    joinPicture: packPicture(addresses, 'join'),
    brandStyle: brandStyle(pack, brand, own),
    clubFiles: files,
  }
}
