const hosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be'])
const idShape = /^[\w-]{11}$/

function idIn({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').slice(1)
  if (hostname.endsWith('youtu.be')) return first
  if (first === 'shorts' || first === 'embed') return second
  return searchParams.get('v')
}

/** From the `v` parameter, or from the path of short, embed and youtu.be addresses. */
export function youtubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!hosts.has(url.hostname.replace(/^(www|m|music)\./, ''))) return undefined
  const id = idIn(url)
  return id && idShape.test(id) ? id : undefined
}
