const hosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be'])
const idShape = /^[\w-]{11}$/

function idIn({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').slice(1)
  if (hostname.endsWith('youtu.be')) return first
  if (first === 'shorts' || first === 'embed') return second
  return searchParams.get('v')
}

/** The id of a video by its address: the `v` parameter, or the word that stands for it in the other shapes. */
export function youtubeId(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (!hosts.has(url.hostname.replace(/^(www|m|music)\./, ''))) return undefined
  const id = idIn(url)
  return id && idShape.test(id) ? id : undefined
}
