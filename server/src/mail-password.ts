import { Refusal } from './terminal.ts'

/** Everybody on the machine can read a command line, and the shell keeps it. */
export function assertNoPassword(address: string): void {
  if (URL.parse(address)?.password)
    throw new Refusal(
      '--smtp: leave the password out, as in smtps://user@mail.example.org; it is asked for, or read from --smtp-password-file. The one that you typed is in the history of the shell: change it at the mail provider.',
    )
}

/** The address with the user's password, if it names a user. */
export async function withMailPassword(
  address: string,
  readPassword: (question: string) => string | Promise<string>,
): Promise<string> {
  const url = URL.parse(address)
  if (!url?.username || url.password) return address
  const password = await readPassword(`Password of ${decodeURIComponent(url.username)} at ${url.host}`)
  // A file of variables may hold no quotation mark.
  url.password = encodeURIComponent(password).replaceAll("'", '%27')
  return url.href
}
