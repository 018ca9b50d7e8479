export type Club = {
  name: string
  origin: string
  /** The path of the home page. */
  home: string
  logo: string
  address: string | null
  phone: string | null
  social: { href: string }[]
}

/** The club as a schema.org SportsOrganization. */
export function clubLd({ name, origin, home, logo, address, phone, social }: Club) {
  const absolute = (path: string) => new URL(path, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': `${absolute('/')}#club`,
    name,
    url: absolute(home),
    logo: absolute(logo),
    sport: 'Basketball',
    ...(address ? { address } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
  }
}
