import { type Bilingual, bilingual } from '../../bilingual.ts'
import { gap } from '../gaps.ts'
import type { Starter } from '../load-starter.ts'

/** What the texts say of the club: what it has told, else a gap. */
export type Facts = {
  name: Bilingual
  email: Bilingual
  phone: Bilingual
  /** Days until a registration is erased. */
  retention: number
}

const same = (text: string) => bilingual(text, text)

export function factsOf({ club: { name }, contact = {} }: Starter, retention: number): Facts {
  const { email, phone } = contact
  return {
    name: bilingual(name.hu, name.en ?? name.hu),
    email: email
      ? same(`[${email}](mailto:${email})`)
      : gap('a klub e-mail-címe', 'the club’s e-mail address'),
    phone: phone ? same(phone) : gap('a klub telefonszáma', 'the club’s telephone number'),
    retention,
  }
}

export type PageText = { title: Bilingual; slug: Bilingual; body: (facts: Facts) => Bilingual }
