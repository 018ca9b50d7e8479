import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DateFieldValidation, PayloadRequest, SelectFieldSingleValidation } from 'payload'
import { date, select } from 'payload/shared'
import { bilingual, textFor } from '../bilingual.ts'
import { queryRows } from '../database.ts'
import { budapestClock, budapestDay } from '../import/budapest.ts'
import type { Consent } from '../payload-types.ts'

// Only of a new consent: nothing may stand in the way of a withdrawal, not even a year of birth corrected since.

type Options = { data: Partial<Consent>; operation?: string; req: PayloadRequest }

const needsPlayer = bilingual(
  'Attól az évtől, amelyben a játékos betölti a 14-et, az ő aláírása is kell (születési év nélkül mindig). Ha ő is aláírta, válaszd a másik lehetőséget; ha nem, kérj új nyilatkozatot.',
  'From the year in which the player turns 14 the player signs too (without a year of birth, always). If the player has signed, choose the other option; if not, ask for a new form.',
)
const inFuture = bilingual('A kelte nem lehet későbbi a mai napnál.', 'The date cannot be after today.')
const alreadyOver = bilingual(
  'Korábban jár le, mint ahogy kelt: nézd meg a két dátumot.',
  'It runs out before it was given: look at the two dates.',
)

/** children.is_enough has the rule. */
async function isEnough(
  req: PayloadRequest,
  { given_by, given_at, player }: Partial<Consent>,
): Promise<boolean> {
  if (!given_by || !given_at || !player) return true
  const id = typeof player === 'object' ? player.id : player
  const [row] = await queryRows<{ enough: boolean }>(
    req,
    sql`select children.is_enough(
        ${given_by}::public.enum_consents_given_by, birth_year, children.day_of(${given_at}::timestamptz)) as enough
      from public.players where id = ${id}`,
  )
  return row?.enough ?? true
}

export const checkGiver: SelectFieldSingleValidation = async (value, options) => {
  const { data, operation, req } = options as Options
  const result = await select(value, options as never)
  if (result !== true || operation !== 'create') return result
  return (
    (await isEnough(req, { ...data, given_by: value as Consent['given_by'] })) || textFor(req, needsPlayer)
  )
}

export const checkDate: DateFieldValidation = (value, options) => {
  const { operation, req } = options as Options
  if (operation === 'create' && value && budapestDay(String(value)) > budapestClock(new Date()).slice(0, 10))
    return textFor(req, inFuture)
  return date(value, options)
}

export const checkEnd: DateFieldValidation = (value, options) => {
  const { data, operation, req } = options as Options
  if (
    operation === 'create' &&
    value &&
    data.given_at &&
    budapestDay(String(value)) < budapestDay(data.given_at)
  )
    return textFor(req, alreadyOver)
  return date(value, options)
}
