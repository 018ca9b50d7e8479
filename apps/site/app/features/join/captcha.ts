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
let loading: Promise<Recaptcha> | undefined

/** Fetches the provider's script, once; after a failure the next call tries again. */
export function loadCaptcha({ siteKey, script }: CaptchaView): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const element = document.createElement('script')
    const address = new URL(script)
    address.searchParams.set('render', siteKey)
    element.src = address.href
    element.async = true
    element.onload = () => {
      const { grecaptcha } = window
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(new Error('no captcha'))
    }
    element.onerror = () => {
      element.remove()
      reject(new Error('no captcha'))
    }
    document.head.append(element)
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), patience))

/** A token for this one form; rejects when the provider does not answer in time. */
export async function captchaToken(view: CaptchaView): Promise<string> {
  const asked = loadCaptcha(view).then((recaptcha) => recaptcha.execute(view.siteKey, { action }))
  return Promise.race([asked, late()])
}
