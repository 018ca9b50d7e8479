import { createMailTransport } from '@palank/mail/mail-transport'
import type pg from 'pg'
import { club as ownClub } from '../club.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { inTransaction } from '../pool.ts'
import { workDone } from '../watching/work-done.ts'
import { type Language, type LetterKind, writeLetter } from './letters.ts'

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'JOIN_MAIL_TO' | 'NEWSROOM_ORIGIN'>
type DueLetter = {
  id: string
  kind: LetterKind
  message_id: string
  attempts: number
  registration_id: number
  email: string
  language: Language
  club: string | null
}

/** The row stays locked while the letter is sent: no other worker takes it, and a crashed one releases it at once. */
const nextLetterSql = `
  select o.id, o.kind, o.message_id, o.attempts, r.id as registration_id, r.email, r.language,
    (select s.page_title from public.settings_locales s
     where s.page_title <> '' order by s._locale::text = r.language::text desc limit 1) as club
  from intake.outbox o join public.join_registrations r on r.id = o.registration_id
  where o.sent_at is null and o.next_at <= now() and o.kind = any($1)
  order by o.next_at, o.id limit 1 for update of o skip locked`

const minute = 60
const maxDelay = 6 * 60 * minute
export const maxAttempts = 12

/** Exponential backoff: one minute, four times longer each time, at most six hours. */
export const retryDelaySeconds = (attempts: number): number =>
  Math.min(maxDelay, minute * 4 ** (attempts - 1))

/** The code only: a mail server's message may quote the address. */
export function errorCode(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return (
    [code, responseCode].filter((part) => /^[\w-]{1,40}$/.test(String(part ?? ''))).join(' ') || 'unknown'
  )
}

/** HTML accepts leading, trailing and repeated dots before the @; SMTP only inside quotes. */
export const toMailbox = (email: string): string => email.replace(/^(?=\.|[^@]*\.[.@])([^@]+)@/, '"$1"@')

type Send = (letter: DueLetter) => Promise<void>

function createSend(smtpUrl: string, { MAIL_FROM, JOIN_MAIL_TO, NEWSROOM_ORIGIN }: MailEnv): Send {
  const transport = createMailTransport(smtpUrl)
  const domain = MAIL_FROM.split('@')[1]
  return async ({ kind, email, message_id, registration_id, language, club }) => {
    const address = `${NEWSROOM_ORIGIN}/admin/collections/join-registrations/${registration_id}`
    const { subject, text } = writeLetter(kind, { club, language, address })
    const to = kind === 'club' ? (JOIN_MAIL_TO ?? '') : toMailbox(email)
    await transport.sendMail({
      from: { name: club ?? ownClub.name, address: MAIL_FROM },
      to: { name: '', address: to },
      ...(kind === 'applicant' && JOIN_MAIL_TO ? { replyTo: JOIN_MAIL_TO } : {}),
      messageId: `<${message_id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
    })
  }
}

const sendNext = (pool: pg.Pool, kinds: LetterKind[], send: Send, log: Log): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<DueLetter>(nextLetterSql, [kinds])
    const [letter] = rows
    if (!letter) return false
    const attempts = letter.attempts + 1
    const code = await send(letter).then(() => undefined, errorCode)
    workDone.inc({ queue: 'letters', outcome: code === undefined ? 'succeeded' : 'failed' })
    const details = { letter: letter.id, kind: letter.kind, attempts }
    if (code === undefined) {
      await client.query(
        'update intake.outbox set sent_at = now(), attempts = $2, last_error = null where id = $1',
        [letter.id, attempts],
      )
      log.info(details, 'letter sent')
    } else {
      const givenUp = attempts >= maxAttempts
      await client.query(
        `update intake.outbox set attempts = $2, last_error = $3,
           next_at = case when $4 then 'infinity' else now() + make_interval(secs => $5) end where id = $1`,
        [letter.id, attempts, code, givenUp, retryDelaySeconds(attempts)],
      )
      log.error({ ...details, code }, givenUp ? 'letter given up' : 'letter failed')
    }
    return true
  })

/** Sends the due letters one by one. Without a mail server they wait, which is logged once. */
export function createOutboxTask(pool: pg.Pool, env: MailEnv, log: Log) {
  const kinds: LetterKind[] = env.JOIN_MAIL_TO ? ['club', 'applicant'] : ['applicant']
  const send = env.SMTP_URL ? createSend(env.SMTP_URL, env) : undefined
  if (!send) log.info('SMTP_URL is not set: letters wait')
  else if (!env.JOIN_MAIL_TO) log.info('JOIN_MAIL_TO is not set: letters to the club wait')

  return async (signal?: AbortSignal): Promise<number> => {
    if (!send) return 0
    let sentCount = 0
    while (!signal?.aborted && (await sendNext(pool, kinds, send, log))) sentCount += 1
    return sentCount
  }
}
