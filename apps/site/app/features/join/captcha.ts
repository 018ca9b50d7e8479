import type { CaptchaView } from './join.ts'

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const action = 'importantAction'
const patience = 8_000

/** The provider's script in the page; a failure removes it, so that the next call tries again. */
function scriptElement(address: string): HTMLScriptElement {
  const present = [...document.scripts].find(({ src }) => src === address)
  if (present) return present
  const element = document.createElement('script')
  element.src = address
  element.async = true
  document.head.append(element)
  return element
}

/** Loads the provider's script, once. */
export function loadCaptcha({ siteKey, script }: CaptchaView): Promise<Recaptcha> {
  const address = new URL(script)
  address.searchParams.set('render', siteKey)
  return new Promise((resolve, reject) => {
    if (window.grecaptcha) return whenReady(window.grecaptcha, resolve)
    const element = scriptElement(address.href)
    const fail = () => {
      element.remove()
      reject(new Error('the captcha script did not load'))
    }
    element.addEventListener('error', fail)
    element.addEventListener('load', () => {
      if (window.grecaptcha) whenReady(window.grecaptcha, resolve)
      else fail()
    })
  })
}

const whenReady = (recaptcha: Recaptcha, resolve: (recaptcha: Recaptcha) => void) =>
  recaptcha.ready(() => resolve(recaptcha))

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the captcha timed out')), patience))

/** A token for this one form; rejects when the provider does not answer in time. */
export async function captchaToken(view: CaptchaView): Promise<string> {
  const token = loadCaptcha(view).then((recaptcha) => recaptcha.execute(view.siteKey, { action }))
  return Promise.race([token, timeout()])
}
