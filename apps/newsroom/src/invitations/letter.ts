import type { Club } from '../club.ts'
import { escaped, htmlLetter } from '../mail/html-letter.ts'

type Invitation = { name: string; link: string; hours: number; isNew: boolean }
type Sender = Pick<Club, 'name' | 'colours'>

/** In both languages, as the newsroom does not know yet which one a person reads. */
export function invitationLetter({ name, link, hours, isNew }: Invitation, club: Sender) {
  const what = isNew
    ? ['Meghívtak a klub szerkesztőségébe.', 'You have been invited to the newsroom of the club.']
    : ['Új jelszót választhatsz a szerkesztőségben.', 'You can choose a new password for the newsroom.']
  const lines = [
    [
      'hu',
      `Szia, ${name}!`,
      what[0],
      `Itt választhatsz jelszót ${hours} órán belül, egyszer:`,
      'Ha a link már nem jó, kérj újat az adminisztrátortól.',
    ],
    [
      'en',
      `Hello ${name},`,
      what[1],
      `Choose a password here within ${hours} hours, once:`,
      'If the link does not work any more, ask the administrator for another.',
    ],
  ] as const
  return {
    subject: isNew ? 'Meghívó a szerkesztőségbe / Invitation to the newsroom' : 'Új jelszó / New password',
    text: [
      club.name,
      ...lines.map(([, ...parts]) => [...parts.slice(0, 3), link, parts[3]].join('\n\n')),
    ].join('\n\n– – –\n\n'),
    html: htmlLetter(
      lines
        .map(
          ([lang, hello, text, choose, otherwise]) =>
            `<div lang="${lang}"><p>${escaped(hello)}</p><p>${text}</p><p>${choose} <a href="${link}">${link}</a></p><p>${otherwise}</p></div>`,
        )
        .join('\n<hr>\n'),
      club,
    ),
  }
}
