/**
 * Shows another format of a picture that fails to load, and then the crest; the default crest for a team's. A listener on the document also serves
 * pictures in HTML that React does not manage, and those that failed before the scripts ran.
 */
export function installPictureFallback(document: Document): void {
  const replace = (image: HTMLImageElement) => {
    const { default: logo } = image.dataset
    if (logo && image.getAttribute('src') !== logo) {
      image.src = logo
      return
    }
    const frame = image.closest<HTMLElement>('[data-picture]')
    const { crest } = document.documentElement.dataset
    if (!frame || !crest || image.getAttribute('src') === crest) return
    const sources = frame.querySelectorAll('source[srcset]')
    if (sources.length > 0) {
      // Not removed, because React may own the elements.
      for (const source of sources) source.removeAttribute('srcset')
      return
    }
    frame.dataset.fallback = ''
    for (const name of ['srcset', 'sizes', 'title', 'style']) image.removeAttribute(name)
    image.src = crest
  }
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target)
    },
    true,
  )
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-picture] img, img[data-default]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image)
  }
}
