import { Refusal } from './terminal.ts'

/** Rejects a password on the command line, which every user of the machine can read and the shell stores. */
export function assertNoPassword(address: string): void {
  if (URL.parse(address)?.password)
    throw new Refusal(
      '--smtp: leave the password out, as in smtps://user@mail.example.org. Type it when you are asked, or pass --smtp-password-file FILE. The password that you typed is in the shell history: change it at the mail provider.',
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
  // An environment file must not contain a single quote.
  url.password = encodeURIComponent(password).replaceAll("'", '%27')
  return url.href
}
