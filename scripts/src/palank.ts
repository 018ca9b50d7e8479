import { parseArgs } from 'node:util'
import { readPack } from '@palank/club-pack/read-pack'

const usage = `usage: pnpm palank check-pack FOLDER
  reads the club's pack in the folder, and says what is wrong, what had to be moved, and how well it can be read`

/** Prints a pack's names, colours and contrasts; false if it cannot be used. */
function checkPack(folder: string): boolean {
  const { pack, problems, warnings } = readPack(folder)
  for (const problem of problems) console.log(`wrong: ${problem}`)
  for (const warning of warnings) console.log(`note:  ${warning}`)
  if (!pack) return false
  const { club, colours, contrasts } = pack
  console.log(
    `${pack.id}: ${Object.values(club.name).join(' / ')}, ${club.languages.join(' and ')}, ${club.type}, ${club.cut}`,
  )
  for (const [name, hex] of Object.entries(colours)) console.log(`  ${name.padEnd(14)} ${hex}`)
  for (const { colour, on, value, least } of contrasts)
    console.log(`  ${`${colour} on ${on}`.padEnd(26)} ${value.toFixed(2).padStart(5)} : 1, needs ${least}`)
  console.log(`palank: ${contrasts.length} pairs pass AA, 0 fail`)
  return true
}

const { positionals } = parseArgs({ allowPositionals: true })
const [command, folder] = positionals
if (command !== 'check-pack' || !folder) {
  console.error(usage)
  process.exit(2)
}
process.exit(checkPack(folder) ? 0 : 1)
