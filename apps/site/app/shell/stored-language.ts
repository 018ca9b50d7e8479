import { type Language, pages, pathFor } from '@palank/routes'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { setCookie } from './cookies.ts'

export const languageKey = 'sportpress_user_language'
const yearSeconds = 365 * 24 * 60 * 60

const wordsOf = (language: Language) =>
  [...new Set(Object.values(pages).map((page) => page[language].split('/')[1]))].join(' ')

const byLanguage = (club: ClubLanguages, text: (language: Language) => string) =>
  JSON.stringify(Object.fromEntries(club.map((language) => [language, text(language)])))

/**
 * Runs in the head before the page is drawn. A visitor redirected from `/` to the default home page goes on to the
 * home page of the stored language; any other page stores its own language. A page whose address names no language
 * stores nothing.
 */
export const storedLanguageScript = (
  club: ClubLanguages,
) => `(function(){var k='${languageKey}',d=document,w=${byLanguage(club, wordsOf)},h=${byLanguage(club, (language) => pathFor('home', language))},p=' '+location.pathname.split('/')[1].toLowerCase()+' ',l,s;for(var i in w)if((' '+w[i]+' ').indexOf(p)>=0)l=i;try{s=localStorage.getItem(k)}catch(e){}
if(location.hash==='#start'){history.replaceState(history.state,'',location.pathname+location.search);if(h.hasOwnProperty(s)&&s!==l){location.replace(h[s]);return}}
if(!l)return;try{localStorage.setItem(k,l)}catch(e){}
d.cookie=k+'='+l+';path=/;max-age=${yearSeconds};samesite=lax'+(location.protocol==='https:'?';secure':'')})()`

/** The stored language, if it is one of the club's. */
export function storedLanguage(club: ClubLanguages): Language | undefined {
  try {
    const stored = window.localStorage.getItem(languageKey)
    return club.find((language) => language === stored)
  } catch {
    return undefined
  }
}

type Browser = {
  document: { cookie: string }
  localStorage: Pick<Storage, 'setItem'>
  location: { protocol: string }
}

/** Stores the language for the next visit. Throws on a language that the club does not have. */
export function storeLanguage(language: string, club: ClubLanguages, browser: Browser = window): void {
  if (!club.some((available) => available === language)) throw new RangeError(`Unknown locale: ${language}`)
  setCookie(browser.document, languageKey, language, yearSeconds, browser.location.protocol === 'https:')
  try {
    browser.localStorage.setItem(languageKey, language)
  } catch {
    // Without storage every page still shows its own language.
  }
}
