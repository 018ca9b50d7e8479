import { type Language, languages, pages } from '@palank/routes'
import { setCookie } from './cookies.ts'

export const languageKey = 'sportpress_user_language'
const year = 365 * 24 * 60 * 60

const words = Object.fromEntries(
  languages.map((language) => [
    language,
    [...new Set(Object.values(pages).map((page) => page[language].split('/')[1]))].join(' '),
  ]),
)

/**
 * Runs in the head before anything is drawn. A visitor sent to the Hungarian home by the empty path goes on to the
 * English one if that is the language kept here; every other page keeps its own language for the next visit, and one
 * of an unknown first word keeps what there is.
 */
export const storedLanguageScript = `(function(){var k='${languageKey}',d=document,w=${JSON.stringify(words)},p=' '+location.pathname.split('/')[1]+' ',l,s;for(var i in w)if((' '+w[i]+' ').indexOf(p)>=0)l=i;try{s=localStorage.getItem(k)}catch(e){}
if(location.hash==='#start'){history.replaceState(history.state,'',location.pathname+location.search);if(s==='en'){location.replace('/home');return}}
if(!l)return;try{localStorage.setItem(k,l)}catch(e){}
d.cookie=k+'='+l+';path=/;max-age=${year};samesite=lax'+(location.protocol==='https:'?';secure':'')})()`

const isAvailable = (language: string): language is Language => languages.some((known) => known === language)

type Place = {
  document: { cookie: string }
  localStorage: Pick<Storage, 'setItem'>
  location: { protocol: string }
}

/** Keeps the language for the next visit; an unavailable locale is a mistake of the caller's. */
export function storeLanguage(language: string, place: Place = window): void {
  if (!isAvailable(language)) throw new RangeError(`Unknown locale: ${language}`)
  setCookie(place.document, languageKey, language, year, place.location.protocol === 'https:')
  try {
    place.localStorage.setItem(languageKey, language)
  } catch {
    // A browser that keeps nothing still shows every page in its own language.
  }
}
