/** What of a document, or of a test's stand-in, holds its cookies. */
export type CookieJar = { cookie: string }

export const hasCookie = (jar: CookieJar, name: string): boolean =>
  jar.cookie.split(/;\s*/).some((pair) => pair.split('=', 1)[0] === name)

export function setCookie(jar: CookieJar, name: string, value: string, maxAge: number, secure: boolean) {
  jar.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax${secure ? ';secure' : ''}`
}
