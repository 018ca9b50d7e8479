/** The part of `document` that tests replace. */
export type CookieJar = { cookie: string }

export const hasCookie = (jar: CookieJar, name: string): boolean =>
  jar.cookie.split(/;\s*/).some((pair) => pair.split('=', 1)[0] === name)

/** `maxAge` in seconds. */
export function setCookie(jar: CookieJar, name: string, value: string, maxAge: number, secure: boolean) {
  jar.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax${secure ? ';secure' : ''}`
}
