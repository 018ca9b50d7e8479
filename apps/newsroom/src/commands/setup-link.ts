import { env } from '../env.ts'
import { isSetupFinished, newSetupToken } from '../setup/link.ts'

// Prints the link of a new token; nothing once set-up is finished.
const { SETUP_DIR, NEWSROOM_ORIGIN } = env
if (!SETUP_DIR) {
  process.stderr.write('setup-link: SETUP_DIR is not set; `pnpm palank new-club` sets it\n')
  process.exitCode = 1
} else if (!isSetupFinished(SETUP_DIR)) {
  process.stdout.write(`${NEWSROOM_ORIGIN}/setup/${newSetupToken(SETUP_DIR)}\n`)
}
