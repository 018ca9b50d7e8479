import type { Command } from 'commander'
import { readServerSettings } from '../settings.ts'
import { testLetter } from '../watch/letter.ts'
import { sendLetter } from '../watch/send-letter.ts'
import { watch } from '../watch/watch.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

export const addWatch = (program: Command): Command =>
  program
    .command('watch')
    .description(
      'Checks everything once, keeps the result for the metrics, and mails the operator when something is wrong. A timer runs it each minute.',
    )
    .option('--test-mail', 'only send a letter that says that letters arrive')
    .action(async ({ testMail }: { testMail?: boolean }) => {
      if (testMail) {
        const settings = readServerSettings()
        await sendLetter(testLetter(), settings)
        say(`A test letter was sent to ${settings.operatorMail}.`)
        return
      }
      const { checks, letter } = await watch()
      const wrong = checks.filter(({ level }) => level !== 'ok')
      for (const { name, level, says } of wrong) say(`${level}: ${name}: ${says}`)
      if (letter) say(`letter sent: ${letter}`)
    })
