import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ClubJson } from './club-json.ts'
import { neutralCrest } from './neutral-crest.ts'

const colours = { club: '#1f3a5f', ball: '#f28c28' }

/** Until set-up asks for it, a club is called as its folder is. */
function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function writeNew(file: string, text: string): boolean {
  if (existsSync(file)) return false
  writeFileSync(file, text)
  return true
}

/** A pack that site and newsroom can start with before the club has said anything; files that are there are kept. */
export function writeNewPack(folder: string, id: string): boolean {
  mkdirSync(folder, { recursive: true })
  const name = nameOf(id)
  const club: Partial<ClubJson> = { name: { hu: name }, shout: name.slice(0, 16), languages: ['hu'], colours }
  const isNew = writeNew(path.join(folder, 'club.json'), `${JSON.stringify(club, null, 2)}\n`)
  writeNew(path.join(folder, 'crest.svg'), neutralCrest(colours))
  return isNew
}
