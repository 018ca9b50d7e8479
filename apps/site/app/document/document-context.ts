import { createContext } from 'react'

/** What the document's head and end need of the build; undefined in development, where React Router's own elements are used. */
export type DocumentAssets = {
  /** Style sheets by the id of the route that needs them. */
  stylesOf: (routeId: string) => readonly string[]
  /** The text of a style sheet that is part of the page; undefined for one that is linked to. */
  inlineStyle: (href: string) => string | undefined
  /** The inline scripts, on the server only: the browser keeps those of the page. */
  inlineScripts?: { handoff: string; boot: string }
}

export const DocumentContext = createContext<DocumentAssets | undefined>(undefined)

/** React Router marks a file that a lazy part needs as well with a `#`. */
export const styleFiles = (css: readonly string[] = []): string[] => css.map((href) => href.replace(/#$/, ''))
