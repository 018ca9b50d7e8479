import { createContext, type ReactNode, use } from 'react'

/** Draws the style sheets of a module, on the server only: the browser loads them with its script. */
export const PartStylesContext = createContext<((module: string) => ReactNode) | undefined>(undefined)

/**
 * Puts the styles of a lazy part into the document that shows it: the build leaves them with the part's script, and until
 * that comes, or without script, it would have none.
 */
export const PartStyles = ({ of: module }: { of: string }) => use(PartStylesContext)?.(module)
