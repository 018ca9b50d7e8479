import { createTransport } from 'nodemailer'
import type pg from 'pg'
import { inTransaction } from '../borrow.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { type Language, type LetterKind, writeLetter } from './letters.ts'

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'JOIN_MAIL_TO' | 'NEWSROOM_ORIGIN'>
type Due = {
  id: string
  kind: LetterKind
  message_id: string
  attempts: number
  registration_id: number
  email: string
  language: Language
  club: string | null
}

/** The lock is held while the letter leaves: no other worker takes it, and a dead one gives it back at once. */
const takeSql = `
  select o.id, o.kind, o.message_id, o.attempts, r.id as registration_id, r.email, r.language,
    (select s.page_title from public.settings_locales s
     where s.page_title <> '' order by s._locale::text = r.language::text desc limit 1) as club
  from intake.outbox o join public.join_registrations r on r.id = o.registration_id
  where o.sent_at is null and o.next_at <= now() and o.kind = any($1)
  order by o.next_at, o.id limit 1 for update of o skip locked`

const minute = 60
const longest = 6 * 60 * minute
export const mostAttempts = 12

/** One minute, then four times as long each time, six hours at most. */
export const secondsUntilNext = (attempts: number): number => Math.min(longest, minute * 4 ** (attempts - 1))

/** What a mail server says may quote the address; its code says enough. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return (
    [code, responseCode].filter((part) => /^[\w-]{1,40}$/.test(String(part ?? ''))).join(' ') || 'unknown'
  )
}

/** Dots at an end or side by side are right in HTML's address, and in a mail server's only between quotes. */
export const mailboxOf = (email: string): string => email.replace(/^(?=\.|[^@]*\.[.@])([^@]+)@/, '"$1"@')

type Send = (letter: Due) => Promise<void>

function openSend({ SMTP_URL, MAIL_FROM, JOIN_MAIL_TO, NEWSROOM_ORIGIN }: MailEnv): Send {
  const transport = createTransport({
    url: SMTP_URL,
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  } as Parameters<typeof createTransport>[0])
  const domain = MAIL_FROM.split('@')[1]
  return async ({ kind, email, message_id, registration_id, language, club }) => {
    const address = `${NEWSROOM_ORIGIN}/admin/collections/join-registrations/${registration_id}`
    const { subject, text } = writeLetter(kind, { club, language, address })
    const to = kind === 'club' ? (JOIN_MAIL_TO ?? '') : mailboxOf(email)
    await transport.sendMail({
      from: { name: club ?? 'Palánk', address: MAIL_FROM },
      to: { name: '', address: to },
      ...(kind === 'applicant' && JOIN_MAIL_TO ? { replyTo: JOIN_MAIL_TO } : {}),
      messageId: `<${message_id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
    })
  }
}

const sendOne = (pool: pg.Pool, kinds: LetterKind[], send: Send, log: Log): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Due>(takeSql, [kinds])
    const [letter] = rows
    if (!letter) return false
    const attempts = letter.attempts + 1
    const code = await send(letter).then(() => undefined, codeOf)
    const about = { letter: letter.id, kind: letter.kind, attempts }
    if (code === undefined) {
      const sent = 'update intake.outbox set sent_at = now(), attempts = $2, last_error = null where id = $1'
      await client.query(sent, [letter.id, attempts])
      log('info', 'letter sent', about)
    } else {
      const givenUp = attempts >= mostAttempts
      await client.query(
        `update intake.outbox set attempts = $2, last_error = $3,
           next_at = case when $4 then 'infinity' else now() + make_interval(secs => $5) end where id = $1`,
        [letter.id, attempts, code, givenUp, secondsUntilNext(attempts)],
      )
      log('error', givenUp ? 'letter given up' : 'letter failed', { ...about, code })
    }
    return true
  })

/** Sends what is due, one after the other. Without a mail server letters wait, and a line says so once. */
export function openOutbox(pool: pg.Pool, env: MailEnv, log: Log) {
  const kinds: LetterKind[] = env.JOIN_MAIL_TO ? ['club', 'applicant'] : ['applicant']
  const send = env.SMTP_URL ? openSend(env) : undefined
  if (!send) log('info', 'SMTP_URL is not set: letters wait')
  else if (!env.JOIN_MAIL_TO) log('info', 'JOIN_MAIL_TO is not set: letters to the club wait')

  return async (signal?: AbortSignal): Promise<number> => {
    if (!send) return 0
    let sent = 0
    while (!signal?.aborted && (await sendOne(pool, kinds, send, log))) sent += 1
    return sent
  }
}
