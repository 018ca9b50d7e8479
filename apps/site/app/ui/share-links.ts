export type ShareTarget = 'facebook' | 'x' | 'mail'
export type ShareLink = { target: ShareTarget; href: string }

/** Plain links: nothing is loaded from these services before a click. */
export function shareLinks(title: string, url: string): ShareLink[] {
  const address = encodeURIComponent(url.toWellFormed())
  const words = encodeURIComponent(title.toWellFormed())
  return [
    { target: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { target: 'x', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { target: 'mail', href: `mailto:?subject=${words}&body=${address}` },
  ]
}
