import { languages, pages } from '@palank/routes'

const searchPaths = languages.map((language) => pages.search[language])

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The path without the words of a search, which are personal data. */
export function loggedPath(pathname: string): string {
  const [, word = '', ...rest] = pathname.split('/')
  const search = searchPaths.find((path) => path === `/${decoded(word).toLowerCase()}`)
  if (!search || rest.length === 0) return pathname
  return `${search}/-${pathname.endsWith('.data') ? '.data' : ''}`
}
