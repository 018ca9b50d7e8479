import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readPassword } from '../prompt.ts'
import { askDraft, type Terminal } from '../setup/ask-draft.ts'
import { cleanCrest } from '../setup/clean-crest.ts'
import { coloursIn } from '../setup/crest.ts'
import { readDraft, type SetupFolders, saveCrest, saveDraft } from '../setup/draft-file.ts'
import { isSetupFinished } from '../setup/link.ts'
import { type Language, preferredLanguage } from '../setup/preferred-language.ts'
import { textsFor } from '../setup/texts.ts'

const { stdin: input, stdout: output } = process
const say = (line: string) => void output.write(`${line}\n`)

/** Lines that come before their question are kept: a pipe sends all answers at once. */
function openTerminal(folders: SetupFolders, language: Language): Terminal {
  const lines = createInterface({ input, output, terminal: input.isTTY })
  const answers = lines[Symbol.asyncIterator]()
  const nextLine = async () => {
    const { value, done } = await answers.next()
    if (done)
      throw new Error('the answers ended too early; what was said is kept, go on with the same command')
    return String(value).trim()
  }
  return {
    say,
    ask: async (question, current) => {
      output.write(`  ${question}${current ? ` [${current}]` : ''}: `)
      return (await nextLine()) || current
    },
    askPassword: async () => {
      if (!input.isTTY) return nextLine()
      lines.close()
      return readPassword(input, output)
    },
    takeCrest: (file) => {
      try {
        const crest = cleanCrest(readFileSync(file, 'utf8'))
        if ('refused' in crest) return { refused: crest.refused[language] }
        saveCrest(folders, crest.svg)
        return { colours: coloursIn(crest.svg) }
      } catch (error) {
        return { refused: (error as Error).message }
      }
    },
    save: (draft) => saveDraft(folders, draft),
  }
}

async function setUp(): Promise<void> {
  const { env } = await import('../env.ts')
  const { setupFolders } = await import('../setup/folders.ts')
  const { SETUP_DIR, PUBLIC_ORIGIN, NEWSROOM_ORIGIN } = env
  if (!SETUP_DIR) throw new Error('SETUP_DIR is not set; run it by `pnpm palank set-up NAME`')
  if (isSetupFinished(SETUP_DIR)) throw new Error(`set-up is finished; sign in at ${NEWSROOM_ORIGIN}/admin`)
  const folders = setupFolders()
  const language = preferredLanguage(process.env.LANG ?? '')
  const t = textsFor(language)
  say(t.terminalLead)
  const { draft, password } = await askDraft(openTerminal(folders, language), readDraft(folders), language)
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config.ts')
  const { finish } = await import('../setup/finish.ts')
  const result = await finish(await getPayload({ config }), folders, draft, password)
  if (result === 'finished') throw new Error(`set-up is finished; sign in at ${NEWSROOM_ORIGIN}/admin`)
  if ('problems' in result) throw new Error(result.problems.map(({ text }) => text[language]).join('\n'))
  say(`\n${t.doneTitle} ${t.doneMade(result.created)}`)
  say(env.RESTARTS_ON_NEW_PACK === 'yes' ? t.doneRestarts : t.doneByHand(env.APP_NAME))
  say(`${PUBLIC_ORIGIN}\n${NEWSROOM_ORIGIN}/admin\n${t.secondStep}`)
}

try {
  await setUp()
  process.exit(0)
} catch (error) {
  process.stderr.write(`\nset-up: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
