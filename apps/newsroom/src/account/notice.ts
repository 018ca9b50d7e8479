import type { Payload } from 'payload'
import { bilingual } from '../bilingual.ts'
import { type Club, club } from '../club.ts'
import { env } from '../env.ts'
import { escaped, htmlLetter } from '../mail/html-letter.ts'

const changes = {
  email: bilingual('Megváltozott a fiókod e-mail-címe.', 'The e-mail address of your account has changed.'),
  password: bilingual('Megváltozott a fiókod jelszava.', 'The password of your account has changed.'),
  name: bilingual('Megváltozott a neved a fiókodban.', 'The name of your account has changed.'),
  roles: bilingual('Megváltoztak a szerepeid.', 'The roles of your account have changed.'),
  secondFactorSet: bilingual(
    'A fiókodban új kétlépcsős belépést állítottak be.',
    'A new second step at the login has been set up for your account.',
  ),
  secondFactorRemoved: bilingual(
    'A fiókodban kikapcsolták a kétlépcsős belépést.',
    'The second step at the login of your account has been switched off.',
  ),
  deleted: bilingual('Törölték a fiókodat.', 'Your account has been deleted.'),
}
export type AccountChange = keyof typeof changes

const advice = bilingual(
  'Ha tudsz róla, nincs teendőd. Ha nem, szólj azonnal egy adminisztrátornak, és kérj új jelszót: a belépésnél válaszd az „Elfelejtettem a jelszót” linket.',
  'If you know about this change, there is nothing to do. If not, tell an administrator at once and ask for a new password: choose “I have forgotten my password” on the login page.',
)

/** In both languages, because the newsroom does not know which one the person reads. */
function accountNotice(name: string, change: AccountChange, from: Pick<Club, 'name' | 'colours'>) {
  const parts = [
    ['hu', `Szia, ${name}!`, changes[change].hu, advice.hu],
    ['en', `Hello ${name},`, changes[change].en, advice.en],
  ] as const
  return {
    subject: 'Változott a fiókod a szerkesztőségben / Your newsroom account has changed',
    text: [from.name, ...parts.map(([, ...lines]) => lines.join('\n\n'))].join('\n\n– – –\n\n'),
    html: htmlLetter(
      parts
        .map(([lang, ...lines]) => {
          const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`)
          return `<div lang="${lang}">${paragraphs.join('')}</div>`
        })
        .join('\n<hr>\n'),
      from,
    ),
  }
}

/**
 * Goes to the address from before the change, because somebody else may have made the change. No request waits for the
 * e-mail, and a failure is only logged.
 */
export async function sendAccountNotice(
  payload: Payload,
  { name, email }: { name: string; email: string },
  change: AccountChange,
): Promise<void> {
  if (!env.SMTP_URL) return
  try {
    await payload.sendEmail({ to: email, ...accountNotice(name, change, club) })
  } catch (error) {
    payload.logger.error({ err: error }, 'the e-mail about an account change was not sent')
  }
}
