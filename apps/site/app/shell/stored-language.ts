import { type Language, pages, pathFor } from '@palank/routes'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { setCookie } from './cookies.ts'

export const languageKey = 'sportpress_user_language'
const year = 365 * 24 * 60 * 60

const wordsOf = (language: Language) =>
  [...new Set(Object.values(pages).map((page) => page[language].split('/')[1]))].join(' ')

const byLanguage = (club: ClubLanguages, text: (language: Language) => string) =>
  JSON.stringify(Object.fromEntries(club.map((language) => [language, text(language)])))

/**
 * Runs in the head before anything is drawn. A visitor sent to the default home by the empty path goes on to another
 * one if that is the language kept here; every other page keeps its own language for the next visit, and one of an
 * unknown first word keeps what there is.
 */
export const storedLanguageScript = (
  club: ClubLanguages,
) => `(function(){var k='${languageKey}',d=document,w=${byLanguage(club, wordsOf)},h=${byLanguage(club, (language) => pathFor('home', language))},p=' '+location.pathname.split('/')[1].toLowerCase()+' ',l,s;for(var i in w)if((' '+w[i]+' ').indexOf(p)>=0)l=i;try{s=localStorage.getItem(k)}catch(e){}
if(location.hash==='#start'){history.replaceState(history.state,'',location.pathname+location.search);if(h.hasOwnProperty(s)&&s!==l){location.replace(h[s]);return}}
if(!l)return;try{localStorage.setItem(k,l)}catch(e){}
d.cookie=k+'='+l+';path=/;max-age=${year};samesite=lax'+(location.protocol==='https:'?';secure':'')})()`

/** The language kept here, where it is one of the club's. */
export function storedLanguage(club: ClubLanguages): Language | undefined {
  try {
    const kept = window.localStorage.getItem(languageKey)
    return club.find((language) => language === kept)
  } catch {
    return undefined
  }
}

type Place = {
  document: { cookie: string }
  localStorage: Pick<Storage, 'setItem'>
  location: { protocol: string }
}

/** Keeps the language for the next visit; an unavailable locale is a mistake of the caller's. */
export function storeLanguage(language: string, club: ClubLanguages, place: Place = window): void {
  if (!club.some((known) => known === language)) throw new RangeError(`Unknown locale: ${language}`)
  setCookie(place.document, languageKey, language, year, place.location.protocol === 'https:')
  try {
    place.localStorage.setItem(languageKey, language)
  } catch {
    // A browser that keeps nothing still shows every page in its own language.
  }
}
