import { type Language, languageParam } from '@palank/contract/language'

/** The `lang` parameter, else the header, else Hungarian; undefined for a language that the api does not know. */
export function requestLanguage(lang: Language | undefined, header: unknown): Language | undefined {
  return lang ?? (header ? languageParam.safeParse(header).data : 'hu')
}
