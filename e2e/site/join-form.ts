import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { blockFiles, load, waitForHydration } from './site-test.ts'

type Words = { hu: string; en: string }
const both = (hu: string, en: string): Words => ({ hu, en })

/** In the club's time zone, where the year begins before it does in UTC. */
export const yearInBudapest = () =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Budapest' }).format())

/** Texts of the form by language. */
export const texts = {
  headline: both('Gyere le edzésre', 'Come and train with us'),
  name: both('Név', 'Name'),
  birthYear: both('Születési év', 'Year of birth'),
  mothersName: both('Anyja neve', 'Mother’s name'),
  played: both('Kosárlabdáztál már?', 'Have you played basketball before?'),
  yes: both('Igen', 'Yes'),
  no: both('Nem', 'No'),
  email: both('E-mail', 'E-mail'),
  phone: both('Telefon', 'Phone'),
  consent: both('adatkezelési tájékoztatót', 'privacy notice'),
  send: both('Jelentkezem', 'Sign me up'),
  sending: both('Küldés…', 'Sending…'),
  required: both('Kötelező mező.', 'This field is required.'),
  invalidEmail: both('Érvénytelen e-mail-cím.', 'This e-mail address is not valid.'),
  invalidPhone: both('Formátum: 36 20 123 4567', 'Format: 36 20 123 4567'),
  requiredConsent: both('A jelentkezéshez ezt el kell fogadnod.', 'You have to accept this to register.'),
  sent: both('Megvan, találkozunk a pályán', 'Got it, see you on the court'),
  ok: both('Rendben', 'OK'),
  trainingTimes: both('edzési időpontokat', 'training times'),
  trainingTitle: both('Edzési időpontok', 'Training times'),
  guardian: both('16 év alatti jelentkező nevében a szülő', 'For an applicant under 16 it is the parent'),
  captcha: both('a robotszűrő elutasította', 'the robot check refused it'),
  captchaDown: both('a robotszűrő nem válaszol', 'the robot check does not answer'),
  tooMany: both('túl sok jelentkezés érkezett', 'too many registrations came'),
  unavailable: both('most nem érjük el a nyilvántartást', 'our register cannot be reached now'),
  invalid: both('javítsd a megjelölt mezőket', 'correct the marked fields'),
  early: both('túl gyorsan érkezett', 'it came too fast'),
  noScript: both('JavaScript nélkül nem működik', 'does not work without JavaScript'),
}
export type TextKey = keyof typeof texts

/** Locators of the form by its visible texts. */
export function formOn(page: Page, language: Language) {
  const word = (name: TextKey) => texts[name][language]
  const form = page.locator('form[method="post"]')
  return {
    word,
    form,
    name: form.getByLabel(word('name'), { exact: true }),
    birthYear: form.getByLabel(word('birthYear')),
    mothersName: form.getByLabel(word('mothersName')),
    yes: form.getByLabel(word('yes'), { exact: true }),
    no: form.getByLabel(word('no'), { exact: true }),
    email: form.getByLabel(word('email')),
    phone: form.getByLabel(word('phone')),
    consent: form.getByRole('checkbox'),
    send: form.locator('button[type="submit"]'),
    note: (name: TextKey) => form.getByRole('alert').filter({ hasText: word(name) }),
    sent: page.getByRole('dialog', { name: word('sent') }),
  }
}
export type JoinPage = ReturnType<typeof formOn>

/** A new IP address for each form, because of the limit of five posts in ten minutes. */
export const newAddress = () => {
  const part = () => 1 + Math.floor(Math.random() * 250)
  return `10.${part()}.${part()}.${part()}`
}

export const asNewVisitor = (page: Page) => {
  const address = newAddress()
  // The edge believes the first of these headers, a site without an edge the second.
  return page.setExtraHTTPHeaders({ 'X-Forwarded-For': address, 'X-Real-IP': address })
}

/** When each page opened its form. */
const openedAt = new WeakMap<Page, number>()
/** The site refuses forms sent sooner than this. */
export const fillTime = 2_100

export async function openForm(
  page: Page,
  origin: string,
  language: Language,
  script = true,
): Promise<JoinPage> {
  await asNewVisitor(page)
  await blockFiles(page)
  await load(page, origin + pathFor('joinUs', language))
  openedAt.set(page, Date.now())
  if (script) await waitForHydration(page)
  return formOn(page, language)
}

export const person = {
  name: 'Próba Panna',
  birthYear: '2014',
  email: 'panna@pelda.hu',
  phone: '36 20 123 4567',
}

/** Fills in the required fields and the phone, not faster than the site allows. */
export async function fillIn(
  page: Page,
  { name, birthYear, no, email, phone, consent }: JoinPage,
): Promise<void> {
  await name.fill(person.name)
  await birthYear.selectOption(person.birthYear)
  await no.check()
  await email.fill(person.email)
  await phone.fill(person.phone)
  await consent.check()
  await page.waitForTimeout(Math.max(0, (openedAt.get(page) ?? Date.now()) + fillTime - Date.now()))
}
