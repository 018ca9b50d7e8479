import { type ComponentType, lazy } from 'react'

let isNoted = false

/**
 * Vite loads the style sheets that a part shares with its page once more unless the page links to them. Ours stand in
 * the document itself: a link that is disabled loads nothing, and says that they are there.
 */
function noteInlineStyles(): void {
  if (isNoted || typeof document === 'undefined') return
  isNoted = true
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  for (const href of styles.flatMap(({ dataset }) => dataset.href?.split(' ') ?? [])) {
    if (!href.startsWith('/')) continue
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, disabled: true })
    document.head.append(link)
  }
}

/** Between two tries. */
const pause = 10_000

/**
 * Loads a module that most pages never need. Without a network it waits for one, as its page is whole without it: a
 * failure would put the error page in its place.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  noteInlineStyles()
  try {
    return await load()
  } catch (error) {
    if (typeof document === 'undefined') throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return loadPart(load)
  }
}

/** A component of such a module. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadPart(load))
