import type { TextFieldSingleValidation } from 'payload'

/** Allows http, https, mailto, tel and paths of the site only: links are rendered from this data. */
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
