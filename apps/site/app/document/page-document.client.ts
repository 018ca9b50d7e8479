import type { EntryContext } from 'react-router'
import { type DocumentAssets, styleFiles } from './document-context.ts'

declare global {
  interface Window {
    /** Set by the script of React Router's route table. */
    __reactRouterManifest?: EntryContext['manifest']
  }
}

/** The same for the browser: the style sheets that came with the page are kept. */
export function documentAssets({ document, __reactRouterManifest: manifest }: Window): DocumentAssets {
  const inline = new Set(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].flatMap(({ dataset }) =>
      (dataset.href ?? '').split(' '),
    ),
  )
  return {
    stylesOf: (id) => styleFiles(manifest?.routes[id]?.css),
    inlineStyle: (href) => (inline.has(href) ? '' : undefined),
  }
}
