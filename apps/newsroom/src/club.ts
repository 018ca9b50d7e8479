import { existsSync } from 'node:fs'
import { chosenPack, packFolder } from '@palank/club-pack/chosen-pack'
import { readPackFile } from '@palank/club-pack/pack-file'
import type { Pack } from '@palank/club-pack/read-pack'
import type { CSSProperties } from 'react'
import { type Art, type ClubFiles, clubFilesOf } from './club-files.ts'
import { type Env, env } from './env.ts'
import { coloursOf, siteTokens } from './setup/site-tokens.ts'

type Source = Pick<Env, 'APP_NAME' | 'CLUB_DIR'>

/** What the newsroom and its letters wear. */
export type Club = {
  name: string
  /** In the titles of screens. */
  shortName: string
  crest?: { src: string; width: number; height: number } | undefined
  colours?: { primary: string; onPrimary: string; accent: string; onAccent: string }
  /** Colours, type and cut, as custom properties of the screens. */
  tokens: CSSProperties
  /** `@font-face` of the pack's own faces. */
  fontFaces: string
  /** Behind the door. */
  art?: Art | undefined
  files: ClubFiles
}

/** Inline: an address of its own would have to be passed on by the proxy in front. */
function crestOf({ files }: Pack): Club['crest'] {
  const { file = '', width = 1, height = 1 } = files['crest.svg'] ?? {}
  return file
    ? { src: `data:image/svg+xml;base64,${readPackFile(file).toString('base64')}`, width, height }
    : undefined
}

/** The software's own look, where there is no club. */
const palank: Club = {
  name: 'Palánk',
  shortName: 'Palánk',
  tokens: siteTokens(coloursOf({ club: '', ball: '' }), { type: 'narrow', cut: 'bevelled' }),
  fontFaces: '',
  files: {},
}

/** The pack's own faces go before those of its type. */
function tokensOf({ club: { type, cut, fonts }, colours }: Pack): CSSProperties {
  const tokens: Record<string, string> = { ...siteTokens(colours, { type, cut }) } as Record<string, string>
  if (fonts.display) tokens['--font-display'] = `"Club Display", ${tokens['--font-display']}`
  if (fonts.text) tokens['--font-text'] = `"Club Text", ${tokens['--font-text']}`
  return tokens
}

/** Under the software's own name in a build, and where a command runs without a pack; a wrong pack throws. */
export function clubOf(source: Source): Club {
  if (!source.CLUB_DIR && !existsSync(packFolder(source))) return palank
  const { pack } = chosenPack(source)
  const { name, shortName } = pack.club
  return {
    name: name.hu,
    shortName: shortName?.hu ?? name.hu,
    crest: crestOf(pack),
    colours: {
      primary: pack.colours.primary,
      onPrimary: pack.colours['on-dark'],
      accent: pack.colours.accent,
      onAccent: pack.colours['on-accent'],
    },
    tokens: tokensOf(pack),
    ...clubFilesOf(pack),
  }
}

export const club = clubOf(env)
