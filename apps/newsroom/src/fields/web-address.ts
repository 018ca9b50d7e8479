import type { TextFieldSingleValidation } from 'payload'

/** Links from data are http, https, mailto, tel or a path of the site; nothing else is ever stored. */
export const webAddress: TextFieldSingleValidation = (value, { req, required }) => {
  const english = req.i18n.language === 'en'
  if (!value) {
    if (!required) return true
    return english ? 'Please give an address.' : 'Adj meg egy címet.'
  }
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i.test(value) || /^\/$/.test(value)) return true
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(value)) return true
  return english
    ? 'Write a web address (https://…), an e-mail (mailto:…), a phone number (tel:…) or a path of the site (/…).'
    : 'Webcímet (https://…), e-mailt (mailto:…), telefonszámot (tel:…) vagy az oldal egy útvonalát (/…) írd be.'
}
