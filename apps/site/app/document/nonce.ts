import { createContext, use } from 'react'

/** Marks the scripts of this render; removed before the page is sent. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = () => use(NonceContext)
