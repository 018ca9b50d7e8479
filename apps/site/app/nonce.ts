import { createContext, use } from 'react'

/** Marks the scripts that this render wrote itself; it never leaves the server. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = () => use(NonceContext)
